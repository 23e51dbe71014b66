import path from 'node:path'
import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
import type { ShopRating } from '@escapade/shared-contracts/rules/text/shop-rating'
import { type DeveloperTools, openTools } from '@escapade/shared-contracts/settings/developer-tools'
import { trustedProxies, webUrl } from '@escapade/shared-contracts/settings/kinds'
import { publicHostOf } from '@escapade/shared-contracts/settings/public-address'
import { readEnvironment } from '@escapade/shared-contracts/settings/read-environment'
import { isSandboxAsked } from '@escapade/shared-contracts/settings/sandbox'
import { readSeller, type Seller } from '@escapade/shared-contracts/settings/seller'
import { isProduction } from '@escapade/shared-contracts/settings/stage'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { readMapTiles } from './document/map-tiles'
import type { SecurityContact } from './routes/security-txt-route'

const milliseconds = (value: number) => z.coerce.number().int().min(1).default(value)

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Production unless it, or NODE_ENV, says otherwise (shared-contracts/src/settings/stage.ts). */
  STAGE: z.enum(['production', 'development']).optional(),
  /** `1`: pages say that nothing is sold. They do so as well where the gateway says that it is one. */
  SANDBOX: z.string().optional(),
  /**
   * Tools that production shows to everybody all the same, comma-joined: `mailbox`, `docs`, `cc`, `ff`, `lang`,
   * `locale`.
   */
  DEV_TOOLS: z.string().optional(),
  /** `on`: `?lang=en-XA` shows the pseudo-locale in production too. */
  PSEUDO_LOCALE: z.enum(['on', 'off']).default('off'),
  GATEWAY_URL: mini._default(webUrl(), 'http://127.0.0.1:4000'),
  /** File or address of the remotes registry. */
  REGISTRY_URL: z.string().optional(),
  RELEASES_DIR: z.string().optional(),
  /** `1`: takes no release that did not pass the registry's trial in a browser. */
  RELEASES_SEEN_ONLY: z.stringbool().default(false),
  VAR_DIR: z.string().default('var'),
  REGISTRY_POLL_MS: milliseconds(2000),
  /** Interval at which the gateway is asked for changes by operators and editors. */
  REVISION_POLL_MS: milliseconds(1000),
  /** Time for which a session stays on the releases it began with, counted from its last page. */
  SESSION_RELEASES_MS: milliseconds(30 * 60_000),
  RENDER_DEADLINE_MS: milliseconds(300),
  DOCUMENT_DEADLINE_MS: milliseconds(800),
  /** Time that robots and link previews wait for a whole page, for which a browser would not. */
  ROBOT_DEADLINE_MS: milliseconds(5000),
  /** Time for which `/health/ready` says no before the shell stops: load balancers need it to hear. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
  RENDER_MEMORY_MB: z.coerce.number().int().min(16).default(128),
  /** Remotes whose render threads stay, of those that were asked for last; each takes some 30 MB. */
  RENDER_THREADS: z.coerce.number().int().min(1).default(12),
  /**
   * Host without the market's label: `escapade.example` for `fr.escapade.example`. Requests for other hosts are led
   * there. Absent outside of production: as requested; in a sandbox: this machine.
   */
  PUBLIC_HOST: z.string().optional(),
  /** PUBLIC_HOST with its protocol; one of them is enough. */
  PUBLIC_ORIGIN: z.optional(webUrl('https://escapade.example')),
  /** Addresses of the load balancers whose `X-Forwarded-*` headers count. */
  TRUST_PROXY: mini._default(trustedProxies, 'loopback'),
  /** Score of the shop by its customers, out of five, and the number of reviews: `4.5/4146`. */
  SHOP_RATING: z
    .string()
    .regex(/^([0-4](\.\d)?|5)\/\d{1,9}$/, 'takes a score and a count: 4.5/4146')
    .optional(),
  /**
   * Vector tiles of the map: the address of a .pmtiles file, or one with {z}, {x} and {y}. Absent: the map is drawn from
   * outlines.
   */
  MAP_TILES_URL: z.string().optional(),
  /** Makers of the tiles, whom their licence wants named; needed with them. */
  MAP_ATTRIBUTION: z.string().optional(),
  /** Address of a messenger that customer care answers in, such as https://wa.me/32…; absent: a form takes messages. */
  MESSENGER_URL: z.url({ protocol: /^https$/ }).optional(),
  /** JSON file of the company that sells, with its telephone numbers (shared-contracts/src/settings/seller.ts). */
  SELLER_FILE: z.string().min(1).optional(),
  /** Ids of affiliates whose visitors are not asked for their address, comma-joined: `?affiliateId=…` and its cookie. */
  AFFILIATE_IDS: z.string().default(''),
  /** Contacts for reporting a vulnerability: `mailto:` or `https:` addresses, comma-joined. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+(,(mailto:|https:\/\/)\S+)*$/, 'takes mailto: or https: addresses')
    .optional(),
  /** Until when that holds, at most a year ahead: 2027-12-31T00:00:00Z. */
  SECURITY_EXPIRES: z.iso.datetime({ offset: true }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

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
  rating?: ShopRating | undefined
  mapTiles: MapTiles | null
  affiliates: string[]
  /** By country. */
  seller: Seller | null
  messenger?: string | undefined
}

/** Reads the environment; throws a `WrongSettingsError` that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readEnvironment(Environment, environment)
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
    seller: readSeller(environment),
    affiliates: env.AFFILIATE_IDS.split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  }
}

function ratingOf({ SHOP_RATING }: z.infer<typeof Environment>): ShopRating | undefined {
  const [score, count] = SHOP_RATING?.split('/') ?? []
  return score && count ? { score: Number(score), count: Number(count) } : undefined
}

function securityContactOf({
  SECURITY_CONTACT: contact,
  SECURITY_EXPIRES: expires,
}: z.infer<typeof Environment>): SecurityContact | null {
  if (!contact) return null
  if (!expires) throw new Error('SECURITY_CONTACT is set without SECURITY_EXPIRES')
  return { contacts: contact.split(','), expires: new Date(expires) }
}
