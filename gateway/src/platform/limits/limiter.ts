import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '../database/database'

export type Limit = { tries: number; seconds: number }

/**
 * Counts in the database, which all gateways of a shop share whether or not they have Redis. One statement counts and
 * answers, so that parallel attempts get exactly as many tries as there are. Never use it inside of a transaction: the
 * embedded database has one connection.
 */
export const createLimiter = (db: Db, keyPrefix: string, { tries, seconds }: Limit) =>
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

/** Counts one; answers the limiter's figures where that is above its tries, null else. */
export const consume = (limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> =>
  limiter.consume(key).then(() => null, requireRefusal)

export const secondsOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000))

/** Keys hold addresses and booking numbers: the table has their hashes only. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

export const entriesOf = <Name extends string>(keys: Partial<Record<Name, string>>): [Name, string][] =>
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
