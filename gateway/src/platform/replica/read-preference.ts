import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const cookieName = 'wrote'
/** Longer than a copy may lag behind. */
const rememberSeconds = 15

const fromPrimary = new AsyncLocalStorage<true>()

/** True when the call at hand has to see the latest state. */
export const wantsPrimary = (): boolean => fromPrimary.getStore() === true

/**
 * Shows callers their own changes: after one, their next calls read from the primary. Calls that may change something
 * do so from the start.
 */
export function preferFreshReads(app: FastifyInstance) {
  const mayChange = ({ method, routeOptions }: FastifyRequest) =>
    method !== 'GET' && method !== 'HEAD' && !routeOptions.config.changesNothing
  const isFresh = (request: FastifyRequest) => mayChange(request) || hasWritten(request)

  app.addHook('onRequest', (request, _reply, done) => {
    if (isFresh(request)) fromPrimary.run(true, done)
    else done()
  })
  // Reading the body leaves the context: its events belong to the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    if (isFresh(request)) fromPrimary.run(true, done)
    else done()
  })
  app.addHook('onSend', async (request, reply) => {
    if (!mayChange(request) || reply.statusCode >= 400) return
    const attributes = `Max-Age=${rememberSeconds}; Path=/; HttpOnly; SameSite=Lax`
    reply.header(
      'set-cookie',
      `${cookieName}=1; ${attributes}${request.protocol === 'https' ? '; Secure' : ''}`,
    )
  })
}

const hasWritten = ({ headers }: FastifyRequest): boolean => /(^|;\s*)wrote=1(;|$)/.test(headers.cookie ?? '')

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST after which pages show the same as before: a search, a log. */
    changesNothing?: boolean | undefined
  }
}
