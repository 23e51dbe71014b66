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
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table revision_note').execute(db)
}
