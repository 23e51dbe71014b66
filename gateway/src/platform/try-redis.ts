import { WrongSetting } from './partners/try-partner'

/** Connects to Redis, signs in and asks for an answer. */
export async function tryRedis(url: string): Promise<string> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    commandTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let failure: Error | undefined
  redis.on('error', (error) => {
    failure = error
  })
  try {
    await redis.connect()
    await redis.ping()
    return 'Redis answers'
  } catch (error) {
    const said = String(failure?.message ?? (error as Error).message)
    throw /WRONGPASS|NOAUTH|invalid username-password|NOPERM/.test(said)
      ? new WrongSetting(said)
      : new Error(said)
  } finally {
    redis.disconnect()
  }
}
