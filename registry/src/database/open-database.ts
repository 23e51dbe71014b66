import { randomUUID } from 'node:crypto'
import { type DatabaseHandle, openDatabase } from '@escapade/gateway/platform/database/database'
import { type Kysely, Migrator, type Transaction } from 'kysely'
import type { Config } from '../config'
import { migrations } from './migrations'
import type { RegistryTables } from './tables'

export type Db = Kysely<RegistryTables> | Transaction<RegistryTables>
export type RegistryDatabase = {
  db: Kysely<RegistryTables>
  /** Lets commands on this machine use the embedded database while this process has it open. */
  serveCommands: () => Promise<void>
  close: () => Promise<void>
}

const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/** Connections of one process to a PostgreSQL server, which it shares with the shop's. */
const databasePool = 4

/** Opens the registry's database, a PostgreSQL server or the embedded one under `varDir`, and brings it up to date. */
export async function openRegistryDatabase(
  config: Pick<Config, 'databaseUrl' | 'varDir'>,
): Promise<RegistryDatabase> {
  const { databaseUrl, varDir } = config
  return prepare(await openDatabase({ databaseUrl, databasePool, varDir }))
}

/** Brings an open database up to date. */
export async function prepare({
  db: anyDb,
  serveCommands,
  close,
}: DatabaseHandle): Promise<RegistryDatabase> {
  // The gateway's platform opens databases without looking at their tables.
  const db = anyDb as unknown as Kysely<RegistryTables>
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await db
    .insertInto('registry')
    .values({ document: JSON.stringify(emptyRegistry()), revision: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { db, serveCommands, close }
}

const emptyRegistry = () => ({
  schema,
  id: randomUUID(),
  owners: {},
  withdrawn: {},
  seen: {},
  frozen: {},
  microFrontends: {},
})
