import { type Kysely, sql } from 'kysely'

/** Payments that an outside lender takes: which of its payments stands for which of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table loan (
    intent_id text primary key,
    alma_id text not null unique,
    url text not null,
    method text not null,
    payment_method text not null,
    amount_cents integer not null check (amount_cents > 0),
    captured_at timestamptz,
    created_at timestamptz not null
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table loan`.execute(db)
}
