import { isoTime, withoutAddresses } from '@escapade/shared-contracts/log/line-format'
import { releaseHeader, releaseOf } from '@escapade/shared-contracts/log/release-header'
import { limitRepeatedLines } from '@escapade/shared-contracts/log/repeated-lines'
import type { FastifyInstance } from 'fastify'
import type { LoggerOptions } from 'pino'

type Failure = {
  name?: string
  message?: string
  stack?: string
  code?: unknown
  constraint?: unknown
  cause?: unknown
}

/** Part of an error that a log says. The database's `detail` and `where` stay out: they quote rows, thus people. */
function describeError(error: unknown): Record<string, unknown> {
  const { name, message, stack, code, constraint, cause } = (error ?? {}) as Failure
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}

/** One JSON line an event, without anything about the person who caused it: no address, no query, no body. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: { service: 'gateway' },
  timestamp: isoTime,
  serializers: { err: describeError },
  redact: {
    paths: ['*.authorization', '*.cookie', '*.password', '*.email', '*.phoneNumber', '*.paymentMethod'],
    censor: '[redacted]',
  },
  hooks: { streamWrite: withoutAddresses, logMethod: limitRepeatedLines() },
})

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the answer is one of 5xx: told in the line of the answer. */
    failure?: unknown
  }
}

/**
 * One line an answer, with its failure and the release of the remote that called: the route's pattern rather than its
 * address, which may hold what a visitor typed.
 */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply
    const route = request.routeOptions.url ?? 'none'
    const [remote, version] = releaseOf(request.headers[releaseHeader])?.split('@') ?? []
    const called = remote ? { remote, version } : {}
    const facts = {
      method: request.method,
      route,
      status: statusCode,
      ms: Math.round(elapsedTime),
      ...called,
    }
    // A probe that hears no is answered as it should be.
    if (statusCode < 500 || request.routeOptions.config.isPolled) request.log.info(facts, 'answered')
    else request.log.error({ ...facts, err: request.failure }, 'A call failed')
  })
}
