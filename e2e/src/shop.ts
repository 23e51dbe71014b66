import path from 'node:path'
import { gatewayUrl, ports, shopUrl } from './addresses'
import { type Running, startServer, varDir, workspace } from './processes'

const sellerFile = path.join(workspace, 'demo/seller.json')

/** Small enough to be seeded quickly, large enough for several pages of results. */
const someHotels = '160'

type GatewayOptions = {
  name?: string
  port?: number
  shop?: string
  hotels?: string
  settings?: Record<string, string>
}

export const startGateway = ({
  name = 'gateway',
  port = ports.gateway,
  shop = shopUrl,
  hotels = someHotels,
  settings = {},
}: GatewayOptions = {}): Promise<Running> =>
  startServer({
    name,
    script: 'gateway/dist/server.js',
    env: {
      PORT: String(port),
      VAR_DIR: path.join(varDir, name),
      GATEWAY_EXTENSIONS: 'demo',
      SEED_HOTELS: hotels,
      PUBLIC_ORIGIN: shop,
      RATE_LIMIT: '0',
      STAGE: 'development',
      SELLER_FILE: sellerFile,
      ...settings,
    },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
    withinMs: 240_000,
  })

type ShellOptions = {
  port: number
  registry?: string
  releasesDir?: string
  name?: string
  /** With the product's own deadlines: for tests of what happens when they are missed. */
  strict?: boolean
  /** Settings of the test's own. */
  settings?: Record<string, string>
}

/** Journeys are about what a visitor sees, not about how busy the machine of the tests is. */
const deadlines = { RENDER_DEADLINE_MS: '2000', DOCUMENT_DEADLINE_MS: '4000' }

/** The shell over the releases that were built, or over a registry of the test's own. */
export const startShell = ({
  port,
  registry,
  releasesDir,
  name = 'shell',
  strict = false,
  settings = {},
}: ShellOptions): Promise<Running> =>
  startServer({
    name,
    script: 'shell/dist/server/server.js',
    env: {
      PORT: String(port),
      GATEWAY_URL: gatewayUrl,
      VAR_DIR: path.join(varDir, name),
      REGISTRY_URL: registry ?? path.join(workspace, 'var/registry.json'),
      RELEASES_DIR: releasesDir ?? path.join(workspace, 'var/releases'),
      REGISTRY_POLL_MS: '300',
      SELLER_FILE: sellerFile,
      ...(strict ? {} : deadlines),
      ...settings,
    },
    readyUrl: `http://localhost:${port}/health/ready`,
    withinMs: 60_000,
  })
