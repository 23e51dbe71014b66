import type { Kysely } from 'kysely'
import type { Db } from './database'
import type { Database } from './tables'
import { createInTransaction } from './transaction'

/** Does work in a transaction that never ends well: its answer is what would have been. */
export async function undone<T>(db: Kysely<Database>, work: (trx: Db) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute()
  try {
    return await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}

/** Does work in a transaction, for good or, where it is dry, to be taken back. */
export const tryOrDo = <T>(
  db: Kysely<Database>,
  work: (trx: Db) => Promise<T>,
  { isDry }: { isDry: boolean },
): Promise<T> => (isDry ? undone(db, work) : createInTransaction(db)(work))
