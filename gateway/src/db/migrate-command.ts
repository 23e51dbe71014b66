import type { Kysely } from 'kysely'
import type { Database } from '../platform/database/tables'
import { migrateDown, migrateToLatest, migrationStatus } from './migrate'

const actions = { up: migrateToLatest, down: migrateDown, status: migrationStatus }

/** `migrate [up|down|status]`: every step forward, one step back, or which steps were taken. */
export async function migrateCommand(
  { db }: { db: Kysely<Database> },
  [action = 'up']: string[],
): Promise<void> {
  if (!Object.hasOwn(actions, action)) throw new Error(`migrate ${action}: it has to be up, down or status`)
  const answer = await actions[action as keyof typeof actions](db)
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}
