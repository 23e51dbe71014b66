import { type Kysely, type MigrationResultSet, Migrator } from 'kysely'
import type { Database } from '../platform/database/tables'
import { applyFunctions, forgetFunctions } from './apply-functions'
import { migrations } from './migrations/migrations'

/** Migrations name columns as the database does. */
export const migratorOf = (db: Kysely<Database>) =>
  new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: false,
  })

/** Brings the schema and its functions up to date; several processes that start at once wait for each other. */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const steps = namesOf(await migratorOf(db).migrateToLatest())
  return (await applyFunctions(db)) ? [...steps, 'functions.sql'] : steps
}

/** Takes the last step back. Functions stay as they are until the next start of a gateway, of whatever release. */
export async function migrateDown(db: Kysely<Database>): Promise<string[]> {
  const [first] = await migrationStatus(db)
  if (!first?.executedAt) return []
  await forgetFunctions(db)
  return namesOf(await migratorOf(db).migrateDown())
}

/** Every step with the time it was taken, or null. */
export const migrationStatus = async (db: Kysely<Database>) =>
  (await migratorOf(db).getMigrations()).map(({ name, executedAt }) => ({
    name,
    executedAt: executedAt?.toISOString() ?? null,
  }))

/** Says what to do about a database that is older than this version, before a command fails on a missing table. */
export async function expectLatestSchema(db: Kysely<Database>): Promise<void> {
  const missing = (await migrationStatus(db)).filter(({ executedAt }) => executedAt === null)
  if (missing.length > 0)
    throw new Error(
      `The database lacks ${missing.length} of this version's steps: run pnpm gateway migrate first`,
    )
}

export function namesOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
