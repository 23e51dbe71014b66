import { type Kysely, sql } from 'kysely'

/** A step of a migration: literal statements, one after the other. */
export const statements =
  (texts: readonly string[]) =>
  async (db: Kysely<unknown>): Promise<void> => {
    for (const text of texts) await sql.raw(text).execute(db)
  }

/** Has from-prices and reference prices counted anew, once `functions.sql` is applied after the steps. */
export const countStaysAnew =
  'create or replace function reference_days() returns integer language sql immutable as $$ select 0 $$'
