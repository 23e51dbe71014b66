import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Config } from './config'
import { lockFolder } from './folder-lock'
import { type PGliteClient, startPGlite } from './pglite-client'
import { pgliteDialect } from './pglite-dialect'
import type { Database } from './tables'

/** A database or a transaction on it: what repositories work with. */
export type Db = Kysely<Database> | Transaction<Database>

export type DatabaseHandle = {
  db: Kysely<Database>
  kind: 'pglite' | 'postgres'
  /** The embedded database itself; null on a server. */
  pglite: PGliteClient | null
  close(): Promise<void>
}

/** Opens the database: a PostgreSQL server when its address is given, else the embedded one under `varDir`. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'varDir'>,
): Promise<DatabaseHandle> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool)
  const dataDir = path.resolve(config.varDir, 'pgdata')
  await mkdir(path.dirname(dataDir), { recursive: true })
  const unlock = await lockFolder(dataDir)
  const handle = await openPGlite({ dataDir })
  return { ...handle, close: () => handle.close().then(unlock) }
}

export async function openPGlite(options: { dataDir?: string; template?: string }): Promise<DatabaseHandle> {
  const pglite = await startPGlite(options)
  const db = new Kysely<Database>({ dialect: pgliteDialect(pglite) })
  return { db, kind: 'pglite', pglite, close: () => db.destroy() }
}

/** Many short statements at once: compiling one, or spreading it over workers, costs more than it saves. */
const sessionOptions = '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB'

export function openPostgres(url: string, connections = 10): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    options: sessionOptions,
    types: { getTypeParser },
  })
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: 'postgres', pglite: null, close: () => db.destroy() }
}

const asText = (text: string) => text
const { builtins } = pg.types
/** The same JavaScript values as the embedded database gives (pglite-worker.mjs). */
const ownParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
])

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  ownParsers.get(oid) ?? pg.types.getTypeParser(oid, format)
