import { capHalfOpen, patienceWithHeaders } from '@escapade/shared-contracts/api/half-open'
import { usualBody } from '@escapade/shared-contracts/api/request-body'
import { createProxyWatch } from '@escapade/shared-contracts/api/watch-proxies'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../config'
import { logAnswers } from '../observe/logging'
import type { Metrics } from '../observe/metrics'
import { nameRequests, requestIdOf } from '../observe/request-id'
import { traceCalls } from '../observe/trace-calls'
import { decodeBodies } from './bodies/decode-bodies'
import { closeAfterRefusedBodies } from './bodies/refused-bodies'
import { handleErrors, sendError } from './error-handler'
import { answerOtherMethods } from './other-methods'
import { requireOwnOrigin } from './own-origin'
import { secureAnswer, secureAnswers } from './security-headers'

declare module 'fastify' {
  interface FastifyInstance {
    /** Set before the gateway stops: no new calls should be sent to it. */
    draining: { isOn: boolean }
    /** Nothing is really sold: pages say so. */
    sandbox: boolean
  }
}

export type ServerOptions = {
  config: Pick<Config, 'trustProxy' | 'publicOrigin' | 'sandbox' | 'production'>
  logger?: FastifyServerOptions['logger']
  metrics?: Metrics | undefined
}

/** Until a request has arrived as a whole: who sends a byte at a time gets 408. */
const slowestRequestMs = 30_000

/** Server with all that holds for every call: ids, logs, traces, figures, refusals and headers. */
export function createServer({ config, logger = false, metrics }: ServerOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger,
    bodyLimit: usualBody,
    requestTimeout: slowestRequestMs,
    http: patienceWithHeaders,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: config.trustProxy,
    // Answers what comes on a kept connection to the end: it is the last one there.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id)
      secureAnswer(request, reply)
      sendError(error, request, reply)
    },
  })
  app.decorate('draining', { isOn: false })
  endConnections(app)
  const watchProxies = createProxyWatch(app.log)
  app.addHook('onRequest', async (request) => watchProxies(request))
  app.decorate('sandbox', config.sandbox)
  capHalfOpen(app.server)
  closeAfterRefusedBodies(app)
  handleErrors(app)
  nameRequests(app)
  logAnswers(app)
  traceCalls(app)
  metrics?.measureCalls(app)
  secureAnswers(app)
  requireOwnOrigin(app, config)
  decodeBodies(app)
  answerOtherMethods(app)
  return app
}

/**
 * From the word to stop on, each answer is the last one on its connection: a balancer that keeps connections sends what
 * comes next elsewhere, also one that does not ask `/ready`.
 */
function endConnections(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (app.draining.isOn) reply.header('connection', 'close')
  })
}
