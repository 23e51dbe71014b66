import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Figure } from './observe/figure'
import type { Metrics } from './observe/metrics'

/** Longer than this a limit is not worth waiting for. */
const patienceMs = 250

/** Redis of the settings, or null. It comes back by itself; until then commands fail at once. */
export async function openRedis(
  app: FastifyInstance,
  url: string | undefined,
  metrics?: Metrics | undefined,
): Promise<Redis | null> {
  if (!url) return null
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    connectTimeout: 1_000,
    commandTimeout: patienceMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  let isAway = false
  redis.on('error', (error) => {
    if (!isAway) app.log.warn({ err: error }, 'Redis is away: limits are not counted')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) app.log.info('Redis is back')
    isAway = false
  })
  metrics?.watchFigure(redisFigure(redis))
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}

export const redisFigure = (redis: Pick<Redis, 'status'>): Figure => ({
  name: 'redis_up',
  help: '1 while Redis answers, 0 while limits are not counted',
  label: 'server',
  read: async () => [{ label: 'limits', value: redis.status === 'ready' ? 1 : 0 }],
})
