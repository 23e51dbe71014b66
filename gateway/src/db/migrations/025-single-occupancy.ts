import { type Kysely, sql } from 'kysely'

/** Percentage that one person pays of the rate of a room for two. Rooms that are there already make no difference. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table room add column single_percent smallint not null default 100
      check (single_percent between 50 and 100)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table room drop column single_percent`.execute(db)
}
