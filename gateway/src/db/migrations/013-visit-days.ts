import { type Kysely, sql } from 'kysely'

/** Vouchers for activities may have a day of visit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift add column visit_day date`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gift drop column visit_day`.execute(db)
}
