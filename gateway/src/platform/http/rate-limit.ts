import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { AppError } from './errors'

const aMinute = 60_000

type Options = {
  /** Multiplies all limits of the process; 0 takes them away. */
  scale: number
  /** Place in which several gateways count together; without it each counts for itself. */
  redis: Redis | null
}

/**
 * Lets calls say how often one address may make them (`perMinute`). Above it they are refused with 429 and
 * `Retry-After`. While Redis is away no call is refused: a shop that sells counts more than a limit that holds.
 * Limit: everybody behind one address shares its limits; they are wide enough for an office (decision 062).
 */
export async function limitCalls(app: FastifyInstance, { scale, redis }: Options) {
  if (scale <= 0) return
  await app.register(rateLimit, {
    global: false,
    timeWindow: aMinute,
    ...(redis ? { redis, nameSpace: 'escapade:limit:', skipOnError: true } : {}),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too-many-requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  app.decorate('rateLimitScale', scale)
}

/** Part of a route's `config` that sets its limit. */
export const limitOf = (
  app: FastifyInstance,
  perMinute: number | undefined,
): { rateLimit?: { max: number; timeWindow: number } } =>
  perMinute && app.hasDecorator('rateLimitScale')
    ? { rateLimit: { max: Math.ceil(perMinute * Reflect.get(app, 'rateLimitScale')), timeWindow: aMinute } }
    : {}
