import { type Kysely, sql } from 'kysely'

/** One row with the time at which a gateway last wrote it: what a copy has of it tells how far behind the copy is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'smallint', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('beat_at', 'timestamptz', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('heartbeat').execute()
}
