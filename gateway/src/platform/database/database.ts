import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Config } from '../config'
import type { QueryListener } from '../observe/queries'
import { lockFolder } from './folder-lock'
import { type PGliteClient, startPGlite } from './pglite-client'
import { pgliteDialect } from './pglite-dialect'
import { preparingPool } from './prepared-statements'
import type { Database } from './tables'

/** A database or a transaction on it: what repositories work with. */
export type Db = Kysely<Database> | Transaction<Database>

export type DatabaseHandle = {
  db: Kysely<Database>
  kind: 'pglite' | 'postgres'
  /** The embedded database itself; null on a server. */
  pglite: PGliteClient | null
  /** How many there are at the moment, for those who watch the gateway. */
  connections(): Connections
  close(): Promise<void>
}

/** Open, at rest, and queries that wait for one. */
type Connections = { total: number; idle: number; waiting: number }

export type OpenOptions = {
  /** For calls; commands that fill or mend the database have no limit. */
  statementTimeoutMs?: number | undefined
  listeners?: QueryListener[]
  /** How long a new connection may take; without it as long as the system lets it. */
  connectMs?: number
}

/** Opens the database: a PostgreSQL server when its address is given, else the embedded one under `varDir`. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'varDir'>,
  options: OpenOptions = {},
): Promise<DatabaseHandle> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool, options)
  const dataDir = path.resolve(config.varDir, 'pgdata')
  await mkdir(path.dirname(dataDir), { recursive: true })
  const unlock = await lockFolder(dataDir)
  const handle = await openPGlite({ dataDir }, options)
  return { ...handle, close: () => handle.close().then(unlock) }
}

export async function openPGlite(
  place: { dataDir?: string; template?: string },
  { listeners = [] }: OpenOptions = {},
): Promise<DatabaseHandle> {
  const pglite = await startPGlite(place)
  const turns = { waiting: 0, isTaken: false }
  const db = new Kysely<Database>({ dialect: pgliteDialect(pglite, turns), ...told(listeners) })
  const connections = () => ({ total: 1, idle: turns.isTaken ? 0 : 1, waiting: turns.waiting })
  // Kysely closes only what it has used.
  const close = () => db.destroy().then(pglite.close)
  return { db, kind: 'pglite', pglite, connections, close }
}

const told = (listeners: QueryListener[]) =>
  listeners.length === 0
    ? {}
    : {
        log: (event: LogEvent) => {
          for (const listener of listeners) listener(event)
        },
      }

/** Many short statements at once: compiling one, or spreading it over workers, costs more than it saves. */
const sessionOptions = '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB'

export function openPostgres(
  url: string,
  size = 10,
  { statementTimeoutMs, connectMs, listeners = [] }: OpenOptions = {},
): DatabaseHandle {
  const pool = createPool(url, size, { statementTimeoutMs, connectMs })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    ...told(listeners),
  })
  const connections = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, kind: 'postgres', pglite: null, connections, close: () => db.destroy() }
}

function createPool(
  url: string,
  size: number,
  {
    statementTimeoutMs,
    connectMs,
  }: { statementTimeoutMs?: number | undefined; connectMs?: number | undefined },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: sessionOptions,
    types: { getTypeParser },
    ...(statementTimeoutMs ? { statement_timeout: statementTimeoutMs } : {}),
    ...(connectMs ? { connectionTimeoutMillis: connectMs } : {}),
  })
  // A connection that breaks is replaced, at rest or in use; without a listener it would end the process. Who uses it
  // learns of it from their query.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
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
