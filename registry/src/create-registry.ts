import { capHalfOpen, patienceWithHeaders } from '@escapade/shared-contracts/api/half-open'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { RegistryDeps } from './deps'
import { namesRoutes } from './names/names-routes'
import { answerProblems, sendError } from './problems'
import { publicRoutes } from './releases/public-routes'
import { releasesRoutes } from './releases/releases-routes'
import { squadsRoutes } from './squads/squads-routes'
import { trialsRoutes } from './trials/trials-routes'

type Options = RegistryDeps & { log?: FastifyBaseLogger; trustProxy?: string }

/** The registry as a server; it may run several times over the same database and files. */
export async function createRegistry({
  log,
  trustProxy = 'loopback',
  ...deps
}: Options): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(log ? { loggerInstance: log } : {}),
    trustProxy,
    return503OnClosing: false,
    // Shells ask every two seconds.
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 60_000,
    http: patienceWithHeaders,
    routerOptions: { maxParamLength: 300 },
    // An address that cannot be read is refused before any hook runs.
    frameworkErrors: sendError,
  })
  capHalfOpen(app.server)
  answerProblems(app)
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async () => {
    await deps.db.selectFrom('registry').select('id').executeTakeFirstOrThrow()
    return { status: 'ready' }
  })
  await app.register(publicRoutes, deps)
  await app.register(releasesRoutes, deps)
  await app.register(trialsRoutes, deps)
  await app.register(squadsRoutes, deps)
  await app.register(namesRoutes, deps)
  return app
}
