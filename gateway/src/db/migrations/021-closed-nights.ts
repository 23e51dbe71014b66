import { type Kysely, sql } from 'kysely'
import { monthsInOnePass } from './019-months-in-one-pass'

/**
 * A night can be closed by an operator. What is left of it stays known, and grows with what is given back, but nobody
 * buys it: as far as the months say, there is no room.
 */
export const monthsWithoutClosed = monthsInOnePass.replace(
  'coalesce(d.available, 0::smallint) as left_',
  'case when d.closed then 0::smallint else coalesce(d.available, 0::smallint) end as left_',
)

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table room_day add column closed boolean not null default false`.execute(db)
  await sql.raw(monthsWithoutClosed).execute(db)
}

/** Closed nights are sold again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update room_day set closed = false where closed`.execute(db)
  await sql.raw(monthsInOnePass).execute(db)
  await sql`alter table room_day drop column closed`.execute(db)
}
