import { type Kysely, sql } from 'kysely'
import type { QueryListener } from './query-listener'
import type { Database } from './tables'

/** Disk full, read-only, input and output (SQLSTATE). */
const refusals = new Set(['53100', '25006', '58030'])

export type WriteCheck = { listener: QueryListener; canWrite(): Promise<boolean> }

/**
 * Tells when the database takes writes. It is only tried once a statement was refused for want of room, and then with
 * enough to need more of the disk than a table has left.
 */
export function createWriteCheck(db: () => Kysely<Database>, isLow: () => boolean): WriteCheck {
  let isInDoubt = false
  return {
    listener({ level, ...event }) {
      if (level === 'error' && refusals.has(codeOf('error' in event ? event.error : null))) isInDoubt = true
    },
    async canWrite() {
      if (isLow()) return false
      if (!isInDoubt) return true
      isInDoubt = !(await tryToWrite(db()))
      return !isInDoubt
    },
  }
}

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? ''

const tryToWrite = (db: Kysely<Database>): Promise<boolean> =>
  db
    .transaction()
    .execute((trx) =>
      sql`
        create temporary table write_check on commit drop as
          select md5(line::text) as text from generate_series(1, 20000) as line
      `.execute(trx),
    )
    .then(
      () => true,
      () => false,
    )
