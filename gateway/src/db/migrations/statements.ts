import { type Kysely, sql } from 'kysely'

/** A step of a migration: literal statements, one after the other. */
export const statements =
  (texts: readonly string[]) =>
  async (db: Kysely<unknown>): Promise<void> => {
    for (const text of texts) await sql.raw(text).execute(db)
  }
