import { isoTime, withoutAddresses } from '@escapade/shared-contracts/log/line-format'
import { releaseHeader, releaseOf } from '@escapade/shared-contracts/log/release-header'
import { limitRepeatedLines } from '@escapade/shared-contracts/log/repeated-lines'
import type { FastifyInstance } from 'fastify'
import type { LoggerOptions } from 'pino'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the answer is one of 5xx: told in the line of the answer. */
    failure?: unknown
    /** The release that the page is of, or whose browser part called: `mf-search@1.2.0`. */
    release?: string | undefined
  }
}

/** One JSON line an event; a trouble that repeats is counted instead. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: { service: 'shell' },
  timestamp: isoTime,
  hooks: { streamWrite: withoutAddresses, logMethod: limitRepeatedLines() },
})

/** One line an answer, with its failure. Paths without their query: it may hold what a visitor typed. */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply
    const { method, url, failure } = request
    const [path] = url.split('?')
    const facts = { method, path, status: statusCode, ms: Math.round(elapsedTime), ...remoteOf(request) }
    const isPage = request.routeOptions.url === '/*'
    if (failure !== undefined) request.log.error({ ...facts, err: failure }, 'request failed')
    else request.log[isPage ? 'info' : 'debug'](facts, 'answered')
  })
}

/** A call of a remote says which release makes it; of what others send, nothing but that is written. */
function remoteOf({ release, headers }: { release?: string | undefined; headers: Record<string, unknown> }) {
  const named = release ?? releaseOf(headers[releaseHeader])
  if (!named) return {}
  const [remote, version] = named.split('@')
  return { remote, version }
}
