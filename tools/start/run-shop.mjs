import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { settleCatalogueKind } from './catalogue-kind.mjs'
import { holdFolder } from './hold-folder.mjs'
import { installOnce } from './install.mjs'
import { freePort, requireFreePort } from './ports.mjs'
import { lineToShow } from './show-line.mjs'
import { supervise } from './supervise.mjs'
import { waitUntilReady } from './wait-until-ready.mjs'

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const varDir = path.resolve(process.env.INIT_CWD ?? '.', process.env.VAR_DIR || path.join(workspace, 'var'))
/** Read by remote-kit and by tools/build.mjs. */
const addressFile = path.join(varDir, 'registry/address')
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`)

/** @typedef {import('./supervise.mjs').Supervision} Supervision */
/** @typedef {ReturnType<typeof supervise>} Supervised */

/** The first start seeds a catalogue with 13 months of rates. */
const seedTimeoutMs = 10 * 60_000

/**
 * Installs, builds what changed, and keeps gateway, registry and shell running until a signal comes. `--empty` opens a
 * shop without the demo.
 *
 * @param {string[]} args
 */
export async function start(args) {
  const { values } = parseArgs({ args, options: { empty: { type: 'boolean', default: false } } })
  const startedAt = performance.now()
  const port = readPort(process.env.PORT ?? '3000')
  await requireFreePort(port)
  await mkdir(path.join(varDir, 'log'), { recursive: true })
  holdFolder(varDir, port)
  const catalogue = settleCatalogueKind(varDir, values)
  await installOnce({ workspace, say })

  const shop = createShop()
  try {
    await open(shop, port, catalogue)
  } catch (error) {
    await shop.stop()
    throw error
  }
  announce({ port, seconds: (performance.now() - startedAt) / 1000, catalogue })
}

/** @typedef {import('./catalogue-kind.mjs').CatalogueKind} CatalogueKind */

/** @param {ReturnType<typeof createShop>} shop @param {number} port @param {CatalogueKind} catalogue */
async function open(shop, port, catalogue) {
  // The catalogue is prepared while the pages are built.
  await build(['gateway', 'registry', 'shell-server'])
  const gatewayPort = await freePort(Number(process.env.GATEWAY_PORT ?? 4000))
  const gateway = shop.run(gatewayProcess({ port: gatewayPort, shellPort: port, catalogue }))
  const registryPort = await freePort(Number(process.env.REGISTRY_PORT ?? 4200))
  const registry = shop.run(registryProcess(registryPort, port))
  await build([])
  const registryAddress = `http://127.0.0.1:${registryPort}`
  await shop.ready(registry, `${registryAddress}/health/ready`, 120_000)
  await publishBuilt(registryAddress)
  await shop.ready(gateway, `http://127.0.0.1:${gatewayPort}/health/ready`, seedTimeoutMs)
  const shell = shop.run(shellProcess({ port, gatewayPort, registryAddress, catalogue }))
  await shop.ready(shell, `http://127.0.0.1:${port}/health/ready`, 60_000)
}

/**
 * Publishes what was built to the registry that runs; squads find it at its address.
 *
 * @param {string} address
 */
async function publishBuilt(address) {
  const { bringBuilt } = await import('../build/targets.mjs')
  await bringBuilt(address)
  await writeFile(addressFile, address)
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`PORT is "${text}": it has to be a number from 1 to 65535`)
}

/** @param {string[]} names */
async function build(names) {
  const { buildWorkspace } = await import('../build/build-workspace.mjs')
  const { failed } = await buildWorkspace({ names, say })
  if (failed.length > 0)
    throw new Error(
      `Not started: ${failed.join(', ')} did not build. Mend what is said above, then run npm start again.`,
    )
}

/** The builds are those of production; what only production refuses is open, unless STAGE says otherwise. */
const serverEnvironment = {
  NODE_ENV: 'production',
  STAGE: process.env.STAGE || 'development',
  VAR_DIR: varDir,
}

/** Nothing that is shown is sold, and what it says of the seller is made up. */
const isDemo = serverEnvironment.STAGE === 'development' || process.env.SANDBOX === '1'

/**
 * Links in mails lead to this machine unless another address is set. In production the gateway has to be told.
 *
 * @param {number} shellPort
 */
function publicAddress(shellPort) {
  const { PUBLIC_ORIGIN, PUBLIC_HOST } = process.env
  const isTold = PUBLIC_ORIGIN || PUBLIC_HOST
  return isTold || !isDemo ? {} : { PUBLIC_ORIGIN: `http://localhost:${shellPort}` }
}

/** The made-up company of a demonstration. */
const demoSeller = () =>
  isDemo && !process.env.SELLER_FILE ? { SELLER_FILE: path.join(workspace, 'demo/seller.json') } : {}

/** @param {{ port: number, shellPort: number, catalogue: CatalogueKind }} options */
const gatewayProcess = ({ port, shellPort, catalogue }) => ({
  name: 'gateway',
  args: ['--max-old-space-size=512', path.join(workspace, 'gateway/dist/server.js')],
  env: {
    ...serverEnvironment,
    // An empty shop shows nothing: production leaves this out.
    GATEWAY_EXTENSIONS: process.env.GATEWAY_EXTENSIONS ?? (catalogue === 'demo' ? 'demo' : ''),
    HOST: '127.0.0.1',
    PORT: String(port),
    ...publicAddress(shellPort),
    ...demoSeller(),
  },
})

/** @param {number} port @param {number} shellPort */
const registryProcess = (port, shellPort) => ({
  name: 'registry',
  args: ['--max-old-space-size=192', path.join(workspace, 'registry/dist/server.js')],
  env: {
    ...serverEnvironment,
    VAR_DIR: path.join(varDir, 'registry'),
    // On this machine alone: squads publish with the keys under var/keys.
    HOST: '127.0.0.1',
    REGISTRY_OPEN: '1',
    TRIAL_SHELL_URL: `http://localhost:${shellPort}`,
    PORT: String(port),
  },
})

/** @param {{ port: number, gatewayPort: number, registryAddress: string, catalogue: CatalogueKind }} options */
const shellProcess = ({ port, gatewayPort, registryAddress, catalogue }) => ({
  name: 'shell',
  args: ['--max-old-space-size=256', path.join(workspace, 'shell/dist/server/server.js')],
  env: {
    ...serverEnvironment,
    PORT: String(port),
    GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
    REGISTRY_URL: `${registryAddress}/registry.json`,
    // The rating of the demo is its own.
    ...(catalogue === 'demo' || process.env.SHOP_RATING ? {} : { SHOP_RATING: 'none' }),
    ...demoSeller(),
  },
})

/** The running processes, ended together: by a signal, or when one of them cannot start. */
function createShop() {
  /** @type {Supervised[]} */
  const running = []
  /** @type {string | null} */
  let reason = null
  const stopAll = async () => {
    await rm(addressFile, { force: true })
    await Promise.all(running.map((one) => one.stop()))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stopAll().then(() => process.exit(0)))
  }

  return {
    run(/** @type {Pick<Supervision, 'name' | 'args' | 'env'>} */ definition) {
      const one = supervise({
        ...definition,
        cwd: workspace,
        logFile: path.join(varDir, 'log', `${definition.name}.log`),
        onLine(name, line) {
          const shown = lineToShow(name, line)
          if (shown) say(shown)
        },
        onRestart: say,
        onGiveUp(explanation) {
          reason = explanation
        },
      })
      running.push(one)
      return one
    },
    /** @param {Supervised} one @param {string} address @param {number} timeoutMs */
    async ready(one, address, timeoutMs) {
      await waitUntilReady(address, { timeoutMs, reasonToStop: () => reason })
      one.ready()
    },
    stop: stopAll,
  }
}

/** In production both are off unless DEV_TOOLS names them. */
const toolLines = (/** @type {number} */ port) =>
  serverEnvironment.STAGE === 'development'
    ? `  mails          http://localhost:${port}/mailbox      API  http://localhost:${port}/docs\n`
    : ''

const emptyLines = `  The catalogue is yours to fill: docs/operate.md leads to a first booking. In another terminal:
    pnpm gateway import-geonames --dir FOLDER         towns, from GeoNames
    pnpm gateway catalogue import FOLDER --dry-run    hotels, as JSON
    pnpm gateway rates import FILE --dry-run          prices and rooms of nights, as CSV
`

/** @param {{ port: number, seconds: number, catalogue: CatalogueKind }} options */
function announce({ port, seconds, catalogue }) {
  say(`
Escapade is open (${seconds.toFixed(1)} s): http://localhost:${port}
  other markets  ${['es', 'it', 'nl'].map((market) => `http://${market}.localhost:${port}`).join('  ')}
                 http://be.localhost:${port}/fr  http://be.localhost:${port}/nl
  customer care  http://customer-care.localhost:${port}
${toolLines(port)}${catalogue === 'own' ? emptyLines : ''}  Ctrl+C stops it.
`)
}
