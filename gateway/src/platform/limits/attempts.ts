import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../database/database'
import { AppError, type ProblemCode } from '../http/errors'

export type AttemptLimit = {
  /** Attempts before the first wait. */
  tries: number
  /** In this time, from the first of them. */
  seconds: number
  /** Seconds of the first wait, the second and so on; the last one repeats. Without them the time above is waited for. */
  waits?: readonly number[]
}

export type Attempts<Name extends string> = {
  /** Counts an attempt under each key before it is made. Refused with `code` and the seconds to wait. */
  take(keys: Partial<Record<Name, string>>, code?: ProblemCode): Promise<void>
  /** Counts without refusing: true where one is above its tries. */
  count(keys: Partial<Record<Name, string>>): Promise<boolean>
  /** The attempt was a good one and does not count. */
  giveBack(keys: Partial<Record<Name, string>>): Promise<void>
  /** Seconds for which one of these keys is refused; 0 where none is. */
  wait(keys: Partial<Record<Name, string>>): Promise<number>
  forgetPast(): Promise<void>
}

/** A longer memory for waits than for attempts: who comes back tomorrow goes on where today ended. */
const waitsMemorySeconds = 86_400

/**
 * Counts attempts in the database, which all gateways of a shop share whether or not they have Redis. One statement
 * counts and answers, so that parallel attempts get exactly as many tries as there are. Never call it inside of a
 * transaction: the embedded database has one connection.
 */
export function createAttempts<Name extends string>(
  db: Db,
  limits: Record<Name, AttemptLimit>,
): Attempts<Name> {
  const limiter = (keyPrefix: string, { tries, seconds }: AttemptLimit) =>
    new RateLimiterPostgres({
      storeClient: queryable(db),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: tries,
      duration: seconds,
    })
  const names = Object.keys(limits) as Name[]
  const counters = new Map(names.map((name) => [name, limiter(name, limits[name])]))
  const levels = limiter('waits', { tries: 1, seconds: waitsMemorySeconds })

  /** The limiter's figures where the key is above its tries; null else. */
  const consume = async (name: Name, key: string): Promise<RateLimiterRes | null> =>
    (await counters
      .get(name)
      ?.consume(key)
      .then(() => null, requireRefusal)) ?? null

  const wait = async (name: Name, key: string, { consumedPoints, msBeforeNext }: RateLimiterRes) => {
    const { tries, waits } = limits[name]
    // Exactly one of many parallel attempts is the first above the limit: that one begins the wait.
    if (!waits || consumedPoints !== tries + 1) return Math.max(1, Math.ceil(msBeforeNext / 1000))
    const { consumedPoints: level } = await levels.penalty(`${name}:${key}`)
    const seconds = waits[Math.min(level, waits.length) - 1] ?? limits[name].seconds
    await counters.get(name)?.block(key, seconds)
    return seconds
  }

  return {
    async take(keys, code = 'too-many-requests') {
      for (const [name, key] of entriesOf(keys)) {
        const refused = await consume(name, key)
        if (refused)
          throw new AppError(code, { retryAfterSeconds: await wait(name, key, refused), limit: name })
      }
    },
    async count(keys) {
      let isAbove = false
      for (const [name, key] of entriesOf(keys)) if (await consume(name, key)) isAbove = true
      return isAbove
    },
    async giveBack(keys) {
      for (const [name, key] of entriesOf(keys)) await counters.get(name)?.reward(key)
    },
    async wait(keys) {
      const waits = await Promise.all(
        entriesOf(keys).map(async ([name, key]) => {
          const used = await counters.get(name)?.get(key)
          return used && used.consumedPoints > limits[name].tries ? used.msBeforeNext / 1000 : 0
        }),
      )
      return Math.max(0, ...waits.map(Math.ceil))
    },
    async forgetPast() {
      await db.deleteFrom('rateLimit').where('expire', '<', Date.now()).execute()
    },
  }
}

/** Keys hold addresses and booking numbers: the table has their hashes only. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

const entriesOf = <Name extends string>(keys: Partial<Record<Name, string>>) =>
  (Object.entries(keys) as [Name, string | undefined][]).flatMap(([name, key]): [Name, string][] =>
    key === undefined ? [] : [[name, hashOf(key)]],
  )

/** The library rejects with its figures where the limit is reached, and with an error where the database failed. */
function requireRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

const queryable = (db: Db) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows, rowCount: rows.length }
  },
})
