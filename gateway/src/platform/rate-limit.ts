import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors'

/**
 * Lets calls say how often one address may make them (`perMinute`). Above it they are refused with 429 and
 * `Retry-After`. `scale` multiplies all limits of the process; 0 takes them away.
 */
export async function limitCalls(app: FastifyInstance, scale: number) {
  if (scale <= 0) return
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many-requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  app.decorate('rateLimitScale', scale)
}

/** What a route's `config` says for it. */
export const limitOf = (
  app: FastifyInstance,
  perMinute: number | undefined,
): { rateLimit?: { max: number; timeWindow: number } } =>
  perMinute && app.hasDecorator('rateLimitScale')
    ? { rateLimit: { max: Math.ceil(perMinute * Reflect.get(app, 'rateLimitScale')), timeWindow: 60_000 } }
    : {}
