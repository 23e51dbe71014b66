import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../database/database'
import { AppError, type ProblemCode } from '../http/errors'
import { consume, createLimiter, entriesOf, type Limit, secondsOf } from './limiter'

export type FailureLimit = Limit & {
  /** Seconds of the wait after so many failures, of the one after it and so on; the last one repeats. */
  waits: readonly [number, ...number[]]
}

type Keys<Name extends string> = Partial<Record<Name, string>>

export type Failures<Name extends string> = {
  /**
   * Makes an attempt unless too many failed of late: then it is refused with `code` and the seconds to wait. As many
   * run at the same time as could fail without a wait; others wait for those, because most turn out good.
   */
  guard<T>(keys: Keys<Name>, code: ProblemCode, attempt: Attempt<T>): Promise<T>
  /** Counts a failure of an attempt that was not guarded. */
  count(keys: Keys<Name>): Promise<void>
  /** Seconds for which one of these keys is refused; 0 where none is. */
  wait(keys: Keys<Name>): Promise<number>
}

type Attempt<T> = { make: () => Promise<T>; isFailure: (error: unknown) => boolean }

/** A longer memory for waits than for failures: who comes back tomorrow goes on where today ended. */
const waitsMemorySeconds = 86_400
/** An attempt waits this long for others under way, and asks this often. */
const patienceMs = 10_000
const pauseMs = 100

/** Counts attempts that failed, and those alone. */
export function createFailures<Name extends string>(
  db: Db,
  limits: Record<Name, FailureLimit>,
): Failures<Name> {
  const names = Object.keys(limits) as Name[]
  const countersOf = (name: Name) => ({
    /** Under way, or failed. */
    taken: createLimiter(db, name, limits[name]),
    failed: createLimiter(db, `failed:${name}`, limits[name]),
    /** There while the key is refused. */
    waiting: createLimiter(db, `waiting:${name}`, { tries: 1, seconds: 1 }),
  })
  const counters = Object.fromEntries(names.map((name) => [name, countersOf(name)])) as Record<
    Name,
    ReturnType<typeof countersOf>
  >
  const levels = createLimiter(db, 'waits', { tries: 1, seconds: waitsMemorySeconds })
  type Entry = [Name, string]

  const secondsLeft = async ([name, key]: Entry) => {
    const waiting = await counters[name].waiting.get(key)
    return waiting ? secondsOf(waiting) : 0
  }

  async function countFailure([name, key]: Entry): Promise<void> {
    const { taken, failed, waiting } = counters[name]
    const { tries, waits } = limits[name]
    const { consumedPoints } = await failed.penalty(key)
    // Exactly one of many parallel failures is the last before the wait: that one begins it.
    if (consumedPoints !== tries) return
    const { consumedPoints: level } = await levels.penalty(`${name}:${key}`)
    const seconds = waits[Math.min(level, waits.length) - 1] ?? waits[0]
    await waiting.block(key, seconds)
    // They begin anew with the end of the wait.
    await taken.block(key, seconds)
    await failed.delete(key)
  }

  /** Takes a place under each key; the name of one that has none left, with none taken. */
  async function takePlaces(entries: Entry[]): Promise<Name | null> {
    for (const [at, [name, key]] of entries.entries())
      if (await consume(counters[name].taken, key)) {
        await givePlaces(entries.slice(0, at + 1))
        return name
      }
    return null
  }

  async function givePlaces(entries: Entry[]): Promise<void> {
    for (const [name, key] of entries) await counters[name].taken.reward(key)
  }

  async function begin(entries: Entry[], code: ProblemCode): Promise<void> {
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      for (const entry of entries) {
        const retryAfterSeconds = await secondsLeft(entry)
        if (retryAfterSeconds > 0) throw new AppError(code, { retryAfterSeconds, limit: entry[0] })
      }
      const full = await takePlaces(entries)
      if (!full) return
      if (performance.now() > giveUpAt) throw new AppError(code, { retryAfterSeconds: 5, limit: full })
      await delay(pauseMs * (1 + Math.random()))
    }
  }

  return {
    async guard(keys, code, { make, isFailure }) {
      const entries = entriesOf(keys)
      await begin(entries, code)
      try {
        const answer = await make()
        await givePlaces(entries)
        return answer
      } catch (error) {
        if (isFailure(error)) for (const entry of entries) await countFailure(entry)
        else await givePlaces(entries)
        throw error
      }
    },
    async count(keys) {
      for (const entry of entriesOf(keys)) {
        await consume(counters[entry[0]].taken, entry[1])
        await countFailure(entry)
      }
    },
    wait: async (keys) => Math.max(0, ...(await Promise.all(entriesOf(keys).map(secondsLeft)))),
  }
}
