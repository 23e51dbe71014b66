import { type Kysely, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { Database } from '../platform/database/tables'

/**
 * Loads rates, stock or packages without following every row: triggers rest until the transaction ends. A loader
 * writes from-prices too (`openRooms`), or has them counted anew (`passDay`).
 */
export const inBulk = <T>(db: Kysely<Database>, load: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local escapade.bulk = 'on'`.execute(trx)
    await compressQuickly(trx)
    await readByIndex(trx)
    return load(trx)
  })

/** The long texts of a catalogue take half the time to store in the quicker compression, where a server has it. */
const compressQuickly = (trx: Db) =>
  sql`
    select set_config(name, 'lz4', true) from pg_settings
    where name = 'default_toast_compression' and 'lz4' = any(enumvals)`.execute(trx)

/** Statistics lag behind a load, and would have whole tables read for a few rooms of them. */
const readByIndex = (trx: Db) => sql`set local enable_seqscan = off`.execute(trx)

/** Once a day: from-prices are counted anew, from the day after on. */
export async function passDay({ db, today }: { db: Db; today: string }): Promise<void> {
  await sql`select pass_stay_day(${today}::date)`.execute(db)
}

/** Passes the day once it has come: looking for that is cheap. */
export async function passDayIfCome({ db, today }: { db: Db; today: string }): Promise<void> {
  const counted = await db.selectFrom('stayClock').select('today').executeTakeFirst()
  if (counted && counted.today < today) await passDay({ db, today })
}
