import { sql } from 'kysely'
import type { Db } from '../database/database'
import type { PeriodicJob } from '../jobs/periodic-jobs'
import { shareLooks } from './share-looks'

const anHour = 60 * 60_000

/**
 * Tells the state that operators, editors and imports have brought the database to: another text after each commit
 * that touched it, from any process (db/functions.sql). Nights, stock and orders are not part of it.
 */
export function createRevision(db: Db) {
  const { ask, settle } = shareLooks(async () => {
    const { rows } = await sql<{ revision: string }>`
      select concat(max(id), '.', sum(id)) as revision from revision_note`.execute(db)
    return rows[0]?.revision ?? ''
  })
  return {
    current: ask,
    settle,
    /** The newest note stays, so that no revision comes back. */
    tidy: {
      name: 'forget old revisions',
      everyMs: anHour,
      async run() {
        await sql`
          delete from revision_note where noted_at < clock_timestamp() - interval '1 hour'
            and id < (select max(id) from revision_note)`.execute(db)
      },
    } satisfies PeriodicJob,
  }
}

export type Revision = Pick<ReturnType<typeof createRevision>, 'current'>

/** For changes of what no trigger watches, such as the nights of a room. */
export async function noteRevision(db: Db): Promise<void> {
  await sql`insert into revision_note default values`.execute(db)
}
