import { type Kysely, sql } from 'kysely'

/**
 * Each statement that changes what pages and caches are made of leaves a note. A running gateway knows by the notes
 * it sees whether what it keeps is still true (platform/revision). Rows are only added, so that writers do not wait
 * for one another.
 */
const statements = [
  `create table revision_note (
    id bigint generated always as identity primary key,
    noted_at timestamptz not null default clock_timestamp()
  )`,
  `create function note_revision() returns trigger language plpgsql as $$
    begin
      insert into revision_note default values;
      return null;
    end $$`,
]

const watched = [
  'place',
  'hotel',
  'room',
  'package',
  'suggestion',
  'gift_rate',
  'content_entry',
  'flag',
  'flag_share',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const table of watched) {
    const created = `create trigger revision_${table} after insert or update or delete on ${table}
      for each statement execute function note_revision()`
    await sql.raw(created).execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of watched) await sql.raw(`drop trigger revision_${table} on ${table}`).execute(db)
  await sql.raw('drop function note_revision').execute(db)
  await sql.raw('drop table revision_note').execute(db)
}
