import { type Kysely, sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Database } from '../../platform/tables'

/** Longest stay that the arrays of a month hold beyond its last day (migration 003). */
export const longestStay = 14

/**
 * Loads rates, stock or packages without following every row: triggers rest until the transaction ends. Call
 * `rebuildStays` (or `refreshReadModels`) before it does.
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

type Rebuilding = { db: Db; today: string; onProgress?: ((line: string) => void) | undefined }

const roomsAtATime = 200
const progressEvery = 5_000

/** Fills `stay_month` and `stay_from` anew from rates, stock and packages, from the month of `today` on. */
export async function rebuildStays({ db, today, onProgress }: Rebuilding): Promise<void> {
  await sql`update stay_clock set today = ${today}::date`.execute(db)
  await sql`delete from stay_month where month < date_trunc('month', ${today}::date)`.execute(db)
  const rooms = (await db.selectFrom('room').select('id').orderBy('id').execute()).map(({ id }) => id)
  for (let start = 0; start < rooms.length; start += roomsAtATime) {
    if (start > 0 && start % progressEvery === 0) onProgress?.(`search: ${start} of ${rooms.length} rooms`)
    await rebuildStaysOf({ db, rooms: rooms.slice(start, start + roomsAtATime), today })
  }
  await sql`analyze stay_month, stay_from`.execute(db)
}

type RoomsRebuilding = { db: Db; rooms: string[]; today: string; lastDay?: string }

/** The same for some rooms only, after a bulk load that touched no others; whoever knows their last day says it. */
export async function rebuildStaysOf({ db, rooms, today, lastDay }: RoomsRebuilding): Promise<void> {
  const last = lastDay
    ? sql`${lastDay}::date`
    : sql`(select max(day) from room_day where room_id = any(${rooms}::text[]))`
  await sql`select refresh_stay_months(${rooms}::text[], date_trunc('month', ${today}::date)::date,
    date_trunc('month', ${last})::date)`.execute(db)
  await sql`select refresh_stay_from(${rooms}::text[])`.execute(db)
}

export type MonthsSpan = { db: Db; rooms: string[]; firstDay: string; lastDay: string }

/** The months that hold the nights from one day to another; prices without dates follow with `passDay`. */
export async function refreshMonths({ db, rooms, firstDay, lastDay }: MonthsSpan): Promise<void> {
  await sql`select refresh_stay_months(${rooms}::text[], date_trunc('month', ${firstDay}::date)::date,
    date_trunc('month', ${lastDay}::date)::date)`.execute(db)
}

/** Once a day: from-prices forget the check-ins that have passed. */
export async function passDay({ db, today }: { db: Db; today: string }): Promise<void> {
  await sql`select pass_stay_day(${today}::date)`.execute(db)
}
