import path from 'node:path'
import * as z from 'zod'

const milliseconds = (value: number) => z.coerce.number().int().min(1).default(value)

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** In `production` nothing can be overridden by the address (`?locale`, `?ff`, `?lang`, `?cc`). */
  STAGE: z.enum(['production', 'development']).default('production'),
  /** `on`: `?lang=en-XA` shows the pseudo-locale in production too. */
  PSEUDO_LOCALE: z.enum(['on', 'off']).default('off'),
  GATEWAY_URL: z.url().default('http://127.0.0.1:4000'),
  /** File or address of the remotes registry. */
  REGISTRY_URL: z.string().optional(),
  RELEASES_DIR: z.string().optional(),
  VAR_DIR: z.string().default('var'),
  REGISTRY_POLL_MS: milliseconds(2000),
  /** How often the gateway is asked whether an operator or editor has changed something. */
  REVISION_POLL_MS: milliseconds(1000),
  /** How long a session stays on the releases it began with, counted from its last page. */
  SESSION_RELEASES_MS: milliseconds(30 * 60_000),
  RENDER_DEADLINE_MS: milliseconds(300),
  DOCUMENT_DEADLINE_MS: milliseconds(800),
  RENDER_MEMORY_MB: z.coerce.number().int().min(16).default(128),
  /** Host without the market's label: `escapade.example` for `fr.escapade.example`. Absent: as requested. */
  PUBLIC_HOST: z.string().optional(),
  /** Addresses of the load balancers whose `X-Forwarded-*` headers count. */
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Config = {
  port: number
  host: string
  production: boolean
  pseudoLocale: boolean
  gatewayUrl: string
  registry: string
  releasesDir: string
  /** Last good registry and verified releases. */
  cacheDir: string
  registryPollMs: number
  revisionPollMs: number
  sessionReleasesMs: number
  renderDeadlineMs: number
  documentDeadlineMs: number
  renderMemoryMb: number
  publicHost: string | null
  trustProxy: string
  logLevel: string
}

/** Reads the environment; throws a ZodError that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = Environment.parse(environment)
  const varDir = path.resolve(env.VAR_DIR)
  return {
    port: env.PORT,
    host: env.HOST,
    production: env.STAGE === 'production',
    pseudoLocale: env.PSEUDO_LOCALE === 'on' || env.STAGE !== 'production',
    gatewayUrl: env.GATEWAY_URL.replace(/\/$/, ''),
    registry: env.REGISTRY_URL ?? path.join(varDir, 'registry.json'),
    releasesDir: path.resolve(env.RELEASES_DIR ?? path.join(varDir, 'releases')),
    cacheDir: path.join(varDir, 'shell'),
    registryPollMs: env.REGISTRY_POLL_MS,
    revisionPollMs: env.REVISION_POLL_MS,
    sessionReleasesMs: env.SESSION_RELEASES_MS,
    renderDeadlineMs: env.RENDER_DEADLINE_MS,
    documentDeadlineMs: env.DOCUMENT_DEADLINE_MS,
    renderMemoryMb: env.RENDER_MEMORY_MB,
    publicHost: env.PUBLIC_HOST ?? null,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  }
}
