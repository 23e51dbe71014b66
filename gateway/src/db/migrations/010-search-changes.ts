import { type Kysely, sql } from 'kysely'

/**
 * What the search index of a running gateway has to read again: a row per hotel that changed, with the months whose
 * rates or stock changed, or none when it is the hotel, its packages or its from-prices. The row says which
 * transaction wrote it, so that a gateway finds what was committed since it last looked, in whatever order
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

  `create function note_changed_hotels() returns trigger language plpgsql as $$
    begin
      insert into search_change (hotel_id) select id from changed;
      return null;
    end $$`,
  `create function note_changed_parts() returns trigger language plpgsql as $$
    begin
      insert into search_change (hotel_id) select distinct hotel_id from changed;
      return null;
    end $$`,
  `create function note_changed_months() returns trigger language plpgsql as $$
    begin
      insert into search_change (hotel_id, first_month, last_month)
      select hotel_id, min(month), max(month) from changed group by hotel_id;
      return null;
    end $$`,
]

const watched = [
  { table: 'hotel', note: 'note_changed_hotels' },
  { table: 'room', note: 'note_changed_parts' },
  { table: 'package', note: 'note_changed_parts' },
  { table: 'stay_from', note: 'note_changed_parts' },
  { table: 'stay_month', note: 'note_changed_months' },
]
const events = [
  { event: 'insert', rows: 'new' },
  { event: 'update', rows: 'new' },
  { event: 'delete', rows: 'old' },
]

const triggers = watched.flatMap(({ table, note }) =>
  events.map(({ event, rows }) => ({ name: `search_${table}_${event}`, table, note, event, rows })),
)

const createdTrigger = ({ name, table, note, event, rows }: (typeof triggers)[number]) =>
  `create trigger ${name} after ${event} on ${table} referencing ${rows} table as changed
    for each statement execute function ${note}()`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const trigger of triggers) await sql.raw(createdTrigger(trigger)).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { name, table } of triggers) await sql.raw(`drop trigger ${name} on ${table}`).execute(db)
  await sql.raw('drop function note_changed_hotels, note_changed_parts, note_changed_months').execute(db)
  await sql.raw('drop table search_change').execute(db)
}
