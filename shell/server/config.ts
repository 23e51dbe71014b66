import path from 'node:path'
import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
import type { ShopRating } from '@escapade/shared-contracts/rules/text/shop-rating'
import { type DeveloperTools, openTools } from '@escapade/shared-contracts/settings/developer-tools'
import { publicHostOf } from '@escapade/shared-contracts/settings/public-address'
import { isSandboxAsked } from '@escapade/shared-contracts/settings/sandbox'
import { readSeller, type Seller } from '@escapade/shared-contracts/settings/seller'
import { isProduction } from '@escapade/shared-contracts/settings/stage'
import { readTable, type SettingsOf } from '@escapade/shared-contracts/settings/table/settings-table'
import { shellSettings } from '@escapade/shared-contracts/settings/table/shell-settings'
import { readMapTiles } from './document/map-tiles'
import type { SecurityContact } from './routes/security-txt-route'

type Settings = SettingsOf<typeof shellSettings>

export type Config = {
  port: number
  host: string
  production: boolean
  /** True when pages say, before the gateway has been asked, that nothing is sold. */
  sandbox: boolean
  tools: DeveloperTools
  pseudoLocale: boolean
  gatewayUrl: string
  registry: string
  releasesDir: string
  /** Last good registry and verified releases. */
  cacheDir: string
  registryPollMs: number
  releasesSeenOnly: boolean
  revisionPollMs: number
  sessionReleasesMs: number
  renderDeadlineMs: number
  robotDeadlineMs: number
  documentDeadlineMs: number
  renderMemoryMb: number
  renderThreads: number
  drainMs: number
  publicHost: string | null
  trustProxy: string
  logLevel: string
  securityContact: SecurityContact | null
  rating?: ShopRating | null | undefined
  mapTiles: MapTiles | null
  affiliates: string[]
  /** By country. */
  seller: Seller | null
  messenger?: string | undefined
  signInProvider?: string | undefined
  metricsPort?: number | undefined
  metricsHost: string
}

/** Reads the environment; throws a `WrongSettingsError` that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readTable(shellSettings, environment)
  const production = isProduction(environment)
  const varDir = path.resolve(env.VAR_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    production,
    sandbox: isSandboxAsked(environment),
    tools: openTools(environment),
    pseudoLocale: env.PSEUDO_LOCALE === 'on' || !production,
    gatewayUrl: env.GATEWAY_URL.replace(/\/$/, ''),
    registry: env.REGISTRY_URL ?? path.join(varDir, 'registry.json'),
    releasesDir: path.resolve(env.RELEASES_DIR ?? path.join(varDir, 'releases')),
    cacheDir: path.join(varDir, 'shell'),
    registryPollMs: env.REGISTRY_POLL_MS,
    releasesSeenOnly: env.RELEASES_SEEN_ONLY,
    revisionPollMs: env.REVISION_POLL_MS,
    sessionReleasesMs: env.SESSION_RELEASES_MS,
    renderDeadlineMs: env.RENDER_DEADLINE_MS,
    robotDeadlineMs: env.ROBOT_DEADLINE_MS,
    documentDeadlineMs: env.DOCUMENT_DEADLINE_MS,
    renderMemoryMb: env.RENDER_MEMORY_MB,
    renderThreads: env.RENDER_THREADS,
    drainMs: env.DRAIN_MS,
    publicHost: publicHostOf(environment) ?? (production ? `localhost:${env.PORT}` : null),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    securityContact: securityContactOf(env),
    rating: ratingOf(env),
    mapTiles: readMapTiles(env),
    messenger: env.MESSENGER_URL,
    signInProvider: env.OIDC_PROVIDER_NAME,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    seller: readSeller(environment),
    affiliates: env.AFFILIATE_IDS.split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  }
}

function ratingOf({ SHOP_RATING }: Settings): ShopRating | null | undefined {
  if (SHOP_RATING === 'none') return null
  const [score, count] = SHOP_RATING?.split('/') ?? []
  return score && count ? { score: Number(score), count: Number(count) } : undefined
}

function securityContactOf({
  SECURITY_CONTACT: contact,
  SECURITY_EXPIRES: expires,
}: Settings): SecurityContact | null {
  if (!contact || !expires) return null
  return { contacts: contact.split(','), expires: new Date(expires) }
}
