import type { Db } from '../database/database'
import { AppError, type ProblemCode } from '../http/errors'
import { consume, createLimiter, entriesOf, type Limit, secondsOf } from './limiter'

/** Attempts in this many seconds, from the first of them. */
export type AttemptLimit = Limit

export type Attempts<Name extends string> = {
  /** Counts an attempt under each key before it is made. Refused with `code` and the seconds to wait. */
  take(keys: Partial<Record<Name, string>>, code?: ProblemCode): Promise<void>
  /** Counts without refusing: true where one is above its tries. */
  count(keys: Partial<Record<Name, string>>): Promise<boolean>
  /** The attempt was a good one and does not count. */
  giveBack(keys: Partial<Record<Name, string>>): Promise<void>
  forgetPast(): Promise<void>
}

/** Counts attempts, whatever comes of them. */
export function createAttempts<Name extends string>(
  db: Db,
  limits: Record<Name, AttemptLimit>,
): Attempts<Name> {
  const names = Object.keys(limits) as Name[]
  const counters = Object.fromEntries(
    names.map((name) => [name, createLimiter(db, name, limits[name])]),
  ) as Record<Name, ReturnType<typeof createLimiter>>
  return {
    async take(keys, code = 'too-many-requests') {
      for (const [name, key] of entriesOf(keys)) {
        const refused = await consume(counters[name], key)
        if (refused) throw new AppError(code, { retryAfterSeconds: secondsOf(refused), limit: name })
      }
    },
    async count(keys) {
      let isAbove = false
      for (const [name, key] of entriesOf(keys)) if (await consume(counters[name], key)) isAbove = true
      return isAbove
    },
    async giveBack(keys) {
      for (const [name, key] of entriesOf(keys)) await counters[name].reward(key)
    },
    async forgetPast() {
      await db.deleteFrom('rateLimit').where('expire', '<', Date.now()).execute()
    },
  }
}
