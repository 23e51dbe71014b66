import { type Kysely, sql } from 'kysely'

/**
 * Read model of the destination field. `suggestion` is what is shown, one row per place or hotel;
 * `suggestion_word` answers prefixes from the index alone (weight and country travel with the word);
 * `suggestion_typo` holds each word's beginning with one letter left out, so that a mistyped word is found by
 * equality instead of by a similarity scan. Filled by `refreshSuggestions`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suggestion (
      id integer primary key,
      category text not null,
      place_id text not null,
      country text not null,
      latitude double precision not null,
      longitude double precision not null,
      weight integer not null,
      hotel_count integer not null,
      labels jsonb not null,
      details jsonb not null,
      unique (category, place_id)
    )`.execute(db)
  await sql`create index suggestion_popular on suggestion (country, weight desc)`.execute(db)
  await sql`
    create table suggestion_word (
      word text collate "C" not null,
      suggestion_id integer not null references suggestion (id) on delete cascade,
      position smallint not null,
      weight integer not null,
      country text not null
    )`.execute(db)
  await sql`
    create unique index suggestion_word_prefix on suggestion_word (word, suggestion_id)
      include (position, weight, country)`.execute(db)
  await sql`create index suggestion_word_of on suggestion_word (suggestion_id, word)`.execute(db)
  await sql`
    create table suggestion_typo (
      key text collate "C" not null,
      word text collate "C" not null,
      primary key (key, word)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table suggestion_typo, suggestion_word, suggestion`.execute(db)
}
