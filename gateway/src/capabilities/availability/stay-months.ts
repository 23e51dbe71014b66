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
    return load(trx)
  })

/** Fills `stay_month` and `stay_from` anew from rates, stock and packages, from the month of `today` on. */
export async function rebuildStays({ db, today }: { db: Db; today: string }): Promise<void> {
  await sql`select rebuild_stays(${today}::date)`.execute(db)
  await sql`analyze stay_month, stay_from`.execute(db)
}

/** The same for some rooms only, after a bulk load that touched no others. */
export async function rebuildStaysOf({
  db,
  rooms,
  today,
}: {
  db: Db
  rooms: string[]
  today: string
}): Promise<void> {
  await sql`select refresh_stay_months(${rooms}::text[], date_trunc('month', ${today}::date)::date,
    (select date_trunc('month', max(day))::date from room_day where room_id = any(${rooms}::text[])))`.execute(
    db,
  )
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
