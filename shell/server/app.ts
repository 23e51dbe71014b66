import { constants } from 'node:zlib'
import { capHalfOpen, patienceWithHeaders } from '@escapade/shared-contracts/api/half-open'
import { longestBody } from '@escapade/shared-contracts/api/request-body'
import { createProxyWatch } from '@escapade/shared-contracts/api/watch-proxies'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify'
import type { AgentSessions } from './care/agent-sessions'
import { gateCareVisits } from './care/care-gate'
import type { Config } from './config'
import type { ImmutableFiles } from './platform/immutable-files'
import { logAnswers } from './platform/logging'
import type { Metrics } from './platform/metrics'
import { sendProblem } from './platform/problem'
import { closeAfterRefusedBodies } from './platform/refused-bodies'
import { requestIdOf } from './platform/request-id'
import { readableUrl } from './platform/request-url'
import type { Previews } from './registry/previews'
import type { RegistryStatus } from './registry/registry-status'
import type { ReleaseSets } from './registry/release-sets'
import type { PageDeps } from './routes/answer-page'
import type { ComposeDeps } from './routes/compose-document'
import { filesRoute } from './routes/files-route'
import { gatewayProxy } from './routes/gateway-proxy'
import { healthRoute } from './routes/health-route'
import { menuRoute } from './routes/menu-route'
import { pageRoute } from './routes/page-route'
import { previewRoute } from './routes/preview-route'
import { releasesRoute } from './routes/releases-route'
import { robotsRoute } from './routes/robots-route'
import { securityTxtRoute } from './routes/security-txt-route'
import { signOutRoute } from './routes/sign-out-route'
import type { VisitDeps } from './visit/read-visit'
import { requirePublicHost } from './visit/require-public-host'

export type AppDeps = {
  config: Pick<Config, 'gatewayUrl' | 'trustProxy' | 'signInProvider' | 'production' | 'securityContact'>
  log: FastifyBaseLogger
  visits: VisitDeps
  pages: PageDeps
  menu: Pick<ComposeDeps, 'chrome' | 'inspirations'>
  sets: ReleaseSets
  previews: Previews
  isDraining: () => boolean
  metrics?: Metrics | undefined
  releases: () => RegistryStatus
  /** The line above each page of a sandbox; empty where things are sold. */
  strip: (textLanguage: string) => string
  /** Nothing that search engines should list. */
  isTrial: () => boolean
  agentSessions: AgentSessions
  endSession: (token: string) => Promise<void>
  clientFiles: ImmutableFiles
  remoteFiles: ImmutableFiles
  /** Entries of releases that no tab should start any more. */
  isWithdrawn: (relativePath: string) => boolean
}

/** Until a request has arrived as a whole: a client that sends a byte at a time gets 408. */
const slowestRequestMs = 30_000

/** The shell's server without its port. */
export async function createApp(deps: AppDeps) {
  const { config, log, visits, pages, menu, sets, clientFiles, remoteFiles } = deps
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // Answers what comes on a kept connection to the end: it is the last one there.
    return503OnClosing: false,
    genReqId: requestIdOf,
    bodyLimit: longestBody,
    requestTimeout: slowestRequestMs,
    http: patienceWithHeaders,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: 4000 },
  })
  const watchProxies = createProxyWatch(log)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    watchProxies(request)
    // A balancer that keeps connections sends what comes next elsewhere.
    if (deps.isDraining()) reply.header('connection', 'close')
  })
  capHalfOpen(app.server)
  closeAfterRefusedBodies(app)
  if (visits.publicHost) requirePublicHost(app, visits.publicHost)
  logAnswers(app)
  deps.metrics?.measureRequests(app)
  answerErrors(app)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Compressed bodies reach the gateway as they came.
    globalDecompression: false,
    // A tenth smaller than with 4, for 3 ms more: the largest pages are then three flights of packets instead of four.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await app.register(cookie)
  await app.register(healthRoute, { releases: sets.inUse, isDraining: deps.isDraining })
  await app.register(releasesRoute, { status: deps.releases, tellsAll: !config.production })
  await app.register(robotsRoute, { isTrial: deps.isTrial, publicHost: visits.publicHost })
  const { securityContact: contact } = config
  await app.register(securityTxtRoute, { contact, production: config.production })
  await app.register(filesRoute, { under: '/assets/', files: clientFiles })
  await app.register(filesRoute, { under: '/remotes/', files: remoteFiles, isGone: deps.isWithdrawn })
  await app.register(gatewayProxy, { gatewayUrl: config.gatewayUrl, tools: visits.tools })
  await app.register(async (scope) => {
    gateCareVisits(scope, {
      visits,
      chrome: menu.chrome,
      sessions: deps.agentSessions,
      provider: config.signInProvider,
      strip: deps.strip,
    })
    await scope.register(signOutRoute, { publicHost: visits.publicHost, endSession: deps.endSession })
    await scope.register(menuRoute, { visits, ...menu })
    await scope.register(previewRoute, { previews: deps.previews })
    await scope.register(pageRoute, { visits, pages, sets, previews: deps.previews, chrome: menu.chrome })
  })
  return app
}

function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.failure = error
    const code = status === 413 ? 'payload-too-large' : status >= 500 ? 'internal-error' : 'bad-request'
    return sendProblem(reply, status, code)
  })
}
