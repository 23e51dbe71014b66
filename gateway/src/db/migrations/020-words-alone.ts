import { type Kysely, sql } from 'kysely'

/** Names are ranked in memory, by the weight and country of their suggestion: words no longer carry a copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suggestion_word drop column weight, drop column country`.execute(db)
  await sql`create unique index suggestion_word_prefix on suggestion_word (word, suggestion_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index suggestion_word_prefix`.execute(db)
  await sql`alter table suggestion_word add column weight integer, add column country text`.execute(db)
  await sql`
    update suggestion_word w set weight = s.weight, country = s.country
    from suggestion s where s.id = w.suggestion_id`.execute(db)
  await sql`
    alter table suggestion_word alter column weight set not null, alter column country set not null`.execute(
    db,
  )
  await sql`
    create unique index suggestion_word_prefix on suggestion_word (word, suggestion_id)
      include (position, weight, country)`.execute(db)
}
