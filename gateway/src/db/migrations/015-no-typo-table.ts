import { type Kysely, sql } from 'kysely'

/** The keys of typing errors are made in memory, from `suggestion_word`; nothing reads their table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table suggestion_typo`.execute(db)
}

/** Empty: it is filled with the next names that are written. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suggestion_typo (
      key text collate "C" not null,
      word text collate "C" not null,
      primary key (key, word)
    )`.execute(db)
}
