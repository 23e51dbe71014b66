import { type Kysely, sql } from 'kysely'

/**
 * Lists the hotels that the search index of a running gateway has to read again: a row per hotel that changed, with
 * the months whose rates or stock changed, or none when it is the hotel, its packages or its from-prices. The row
 * says which transaction wrote it, so that a gateway finds what was committed since it last looked, in whatever order
 * (docs/decisions/027-search-in-memory.md). Bulk loads are noted too: the triggers are on what they rebuild.
 */
const statements = [
  `create table search_change (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    changed_at timestamptz not null default clock_timestamp(),
    hotel_id text not null,
    first_month date,
    last_month date
  )`,
  'create index search_change_xid on search_change (xid)',
  'create index search_change_age on search_change (changed_at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table search_change').execute(db)
}
