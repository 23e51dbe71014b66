import { accountCookies } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { toolWarnings } from '@escapade/shared-contracts/settings/developer-tools'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { accountSessions } from '../capabilities/accounts/capability'
import {
  assetsRoutes,
  createPhotographSource,
  openAssetStore,
  photograph,
} from '../capabilities/assets/capability'
import { careCapability, signInCapability, staffCookie } from '../capabilities/care/capability'
import { catalogueRoutes } from '../capabilities/catalogue/capability'
import { destinationsRoutes } from '../capabilities/destinations/capability'
import { insuranceRoutes } from '../capabilities/insurance/capability'
import { createMailer } from '../capabilities/mail/capability'
import { marketingCapability } from '../capabilities/marketing/capability'
import { dealsCapability } from '../capabilities/operations/capability'
import { rateUpdatesCapability } from '../capabilities/rate-updates/capability'
import { reviewsCapability } from '../capabilities/reviews/capability'
import { createIndexKeeper, searchCalendarRoutes, searchHelpRoutes } from '../capabilities/search/capability'
import { telemetryRoutes } from '../capabilities/telemetry/capability'
import type { Clock } from '../platform/clock'
import type { Config } from '../platform/config'
import type { DatabaseHandle } from '../platform/database/database'
import { createServer, type ServerOptions } from '../platform/http/create-server'
import { describeCalls } from '../platform/http/openapi'
import { limitCalls } from '../platform/http/rate-limit'
import { createEffects } from '../platform/jobs/effects'
import { jobFigure } from '../platform/jobs/job-figure'
import { createJobRunner } from '../platform/jobs/periodic-jobs'
import type { Metrics } from '../platform/observe/metrics'
import { openRedis } from '../platform/redis'
import { openReads } from '../platform/replica/open-replica'
import { createCaches } from '../platform/revision/create-cache'
import { createRevision } from '../platform/revision/revision'
import { ratesCapability } from '../rates/rates-capability'
import { accounts } from './accounts'
import type { Deps, TestHooks } from './deps'
import type { Extension } from './extension'
import { healthRoutes } from './health-routes'
import { orders } from './orders'
import { retention } from './people/retention-jobs'
import { availability, content, gifts, quotes, waitingList } from './ports'
import { search } from './search'

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps
  }
}

export type AppOptions = {
  config: Config
  database: DatabaseHandle
  clock: Clock
  hooks?: TestHooks
  logger?: ServerOptions['logger']
  metrics?: Metrics | undefined
  /** Capabilities that are served; tests of the platform bring their own. */
  capabilities?: Capability[]
  /** Parts that come from outside of the gateway's sources. */
  extensions?: readonly Extension[]
}

export type Capability = (app: FastifyInstance, deps: Deps) => Promise<void>

/** One line per capability: each keeps its routes in its own folder. */
const shopCapabilities: Capability[] = [
  healthRoutes,
  availability,
  search,
  searchCalendarRoutes,
  searchHelpRoutes,
  catalogueRoutes,
  content,
  marketingCapability,
  careCapability,
  destinationsRoutes,
  gifts,
  quotes,
  reviewsCapability,
  insuranceRoutes,
  orders,
  waitingList,
  accounts,
  telemetryRoutes,
  ratesCapability,
  rateUpdatesCapability,
  dealsCapability,
  retention,
]

/** The gateway without a port: what the server listens with and the tests call through `inject`. */
export async function buildApp({
  config,
  database,
  clock,
  hooks = {},
  logger,
  metrics,
  capabilities = shopCapabilities,
  extensions = [],
}: AppOptions): Promise<FastifyInstance> {
  const app = createServer({ config, logger, metrics })
  for (const warning of toolWarnings(config)) app.log.warn(warning)
  const jobs = createJobRunner(app.log)
  const reads = openReads(app, { config, database, clock, jobs, metrics })
  metrics?.watchFigure(jobFigure(jobs))
  const base = { config, db: database.db, reads, clock, log: app.log, jobs }
  const effects = createEffects(base)
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
  await describeCalls(app, {
    isShown: config.tools.has('docs'),
    cookies: { account: accountCookies.accessToken, staff: staffCookie },
  })
  await limitCalls(app, { scale: config.rateLimit, redis: await openRedis(app, config.redisUrl, metrics) })
  const searchIndex = createIndexKeeper(database.db)
  app.addHook('onClose', () => searchIndex.stop())
  const revision = createRevision(database.db)
  jobs.add(revision.tidy)
  app.addHook('onClose', () => revision.settle())
  const deps: Deps = {
    ...base,
    canWrite: database.canWrite,
    effects,
    searchIndex,
    revision,
    createCache: createCaches(revision),
    mailer: await createMailer(app, base),
    ...hooks,
  }
  app.decorate('deps', deps)
  await signInCapability(app, deps)
  accountSessions(app, deps)
  const photographs = createPhotographSource(await openAssetStore(config))
  await assetsRoutes(app, {
    db: database.db,
    sources: Object.assign({ [photograph]: photographs }, ...extensions.map((each) => each.assetSources)),
    cacheDir: `${config.varDir}/images`,
  })
  for (const capability of capabilities) {
    await app.register(named(capability.name, async (scope) => capability(scope, deps)))
  }
  for (const extension of extensions) for (const job of extension.jobs?.(deps) ?? []) jobs.add(job)
  // Last, so that what the other jobs decide is carried out in the same turn.
  for (const job of effects.jobs) jobs.add(job)
  await app.ready()
  return app
}

/** For messages about a plugin; without a name Fastify looks through every loaded module for one. */
const named = (name: string, plugin: FastifyPluginAsync) =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name })
