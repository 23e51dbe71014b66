import { type Kysely, sql } from 'kysely'

/** Values of flags that are tried out on a part of the visitors, at most two a flag: one from each end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flag_share (
      name text not null,
      locale text not null,
      from_top boolean not null,
      value jsonb not null,
      percent smallint not null check (percent between 0 and 100),
      updated_at timestamptz not null,
      primary key (name, locale, from_top)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table flag_share`.execute(db)
}
