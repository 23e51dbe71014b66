import { toolWarnings } from '@escapade/shared-contracts/settings/developer-tools'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { activitiesRoutes } from '../capabilities/activities/activities-routes'
import { assetsRoutes } from '../capabilities/assets/assets-routes'
import { openAssetStore } from '../capabilities/assets/store/open-asset-store'
import { createPhotographSource, photograph } from '../capabilities/assets/store/photograph-source'
import { careCapability } from '../capabilities/care/care-capability'
import { signInCapability } from '../capabilities/care/sign-in/sign-in-capability'
import { catalogueRoutes } from '../capabilities/catalogue/catalogue-routes'
import { destinationsRoutes } from '../capabilities/destinations/destinations-routes'
import { giftsCapability } from '../capabilities/gifts/gifts-capability'
import { insuranceRoutes } from '../capabilities/insurance/insurance-routes'
import { createMailer } from '../capabilities/mail/create-mailer'
import { marketingCapability } from '../capabilities/marketing/marketing-capability'
import { dealsCapability } from '../capabilities/operations/end-deals'
import { reviewsCapability } from '../capabilities/reviews/reviews-capability'
import { createIndexKeeper } from '../capabilities/search/index/index-keeper'
import { searchCalendarRoutes } from '../capabilities/search/search-calendar-routes'
import { searchRoutes } from '../capabilities/search/search-routes'
import { telemetryRoutes } from '../capabilities/telemetry/telemetry-routes'
import type { Clock } from '../platform/clock'
import type { Config } from '../platform/config'
import type { DatabaseHandle } from '../platform/database/database'
import { createServer, type ServerOptions } from '../platform/http/create-server'
import { describeCalls } from '../platform/http/openapi'
import { limitCalls } from '../platform/http/rate-limit'
import { createEffects } from '../platform/jobs/effects'
import { createJobRunner } from '../platform/jobs/periodic-jobs'
import type { Metrics } from '../platform/observe/metrics'
import { openRedis } from '../platform/redis'
import { openReads } from '../platform/replica/open-replica'
import { createCaches } from '../platform/revision/create-cache'
import { createRevision } from '../platform/revision/revision'
import { ratesCapability } from '../rates/rates-capability'
import type { Deps, TestHooks } from './deps'
import type { Extension } from './extension'
import { healthRoutes } from './health-routes'
import { orders } from './orders'
import { retention } from './people/retention-jobs'
import { availability, content, quotes } from './ports'

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
  activitiesRoutes,
  availability,
  searchRoutes,
  searchCalendarRoutes,
  catalogueRoutes,
  content,
  marketingCapability,
  careCapability,
  destinationsRoutes,
  giftsCapability,
  quotes,
  reviewsCapability,
  insuranceRoutes,
  orders,
  telemetryRoutes,
  ratesCapability,
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
  const reads = openReads(app, { config, database, clock, jobs })
  const base = { config, db: database.db, reads, clock, log: app.log, jobs }
  const effects = createEffects(base)
  app.addHook('onListen', async () => jobs.start())
  app.addHook('onClose', () => jobs.stop())
  await describeCalls(app, { isShown: config.tools.has('docs') })
  await limitCalls(app, { scale: config.rateLimit, redis: await openRedis(app, config.redisUrl) })
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
  jobs.add(effects.job)
  await app.ready()
  return app
}

/** For messages about a plugin; without a name Fastify looks through every loaded module for one. */
const named = (name: string, plugin: FastifyPluginAsync) =>
  Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name })
