import type { Kysely } from 'kysely'
import type { Tx } from './database'
import type { Database } from './tables'

/** Serialisation failure and deadlock: the database asks to try again. */
const retryable = new Set(['40001', '40P01'])
const attempts = 4

export type InTransaction = <T>(work: (db: Tx) => Promise<T>) => Promise<T>

/** Runs work in a transaction, from the start again when the database ended it for another's sake. */
export const createInTransaction =
  (db: Kysely<Database>): InTransaction =>
  async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work)
      } catch (error) {
        const { code } = error as { code?: string }
        if (attempt === attempts || !retryable.has(code ?? '')) throw error
      }
    }
  }
