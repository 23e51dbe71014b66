import { type Kysely, sql } from 'kysely'

/** Other names that people type for a place: they are found by, and never shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table place add column aliases jsonb not null default '[]'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table place drop column aliases`.execute(db)
}
