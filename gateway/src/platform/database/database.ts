import path from 'node:path'
import { makeFolder } from '@escapade/shared-contracts/settings/make-folder'
import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Config } from '../config'
import { CamelCaseColumns } from './camel-case'
import { askSocket, type SocketClient } from './embedded/ask-socket'
import { createDiskRoom, isWrite } from './embedded/disk-room'
import { diskFullError } from './embedded/embedded-errors'
import { serveSocket } from './embedded/serve-socket'
import { socketPath } from './embedded/socket-path'
import { createTurns } from './embedded/turns'
import { lockFolder } from './folder-lock'
import { patientPool } from './patient-pool'
import { type PGliteClient, type PGlitePlace, startPGlite } from './pglite-client'
import { pgliteDialect } from './pglite-dialect'
import { preparingPool } from './prepared-statements'
import type { QueryListener } from './query-listener'
import type { Database } from './tables'
import { createWriteCheck } from './write-check'

/** A database or a transaction on it: what repositories work with. */
export type Db = Kysely<Database> | Transaction<Database>

/** A transaction: what writes together takes nothing less. */
export type Tx = Transaction<Database>

export type DatabaseHandle = {
  db: Kysely<Database>
  kind: 'pglite' | 'postgres'
  /** The embedded database itself; null on a server, and where another process has it open. */
  pglite: PGliteClient | null
  /** True while there is room for writing. */
  canWrite(): Promise<boolean>
  /** Counts of the moment, for those who watch the gateway. */
  connections(): Connections
  /** Lets commands on this machine query the embedded database while this process has it open. */
  serveCommands(): Promise<void>
  close(): Promise<void>
}

/** Open, at rest, and queries that wait for one. */
type Connections = { total: number; idle: number; waiting: number }

export type OpenOptions = {
  /** For calls; commands that fill or mend the database have no limit. */
  statementTimeoutMs?: number | undefined
  listeners?: QueryListener[]
  /** The embedded database has to be this process's own, not that of a gateway which runs. */
  alone?: boolean
  /** Time after which a server that does not answer is given up; without it callers wait as long as it takes. */
  answerMs?: number | undefined
}

/** Opens the database: a PostgreSQL server when its address is given, else the embedded one under `varDir`. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'varDir'>,
  options: OpenOptions = {},
): Promise<DatabaseHandle> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databasePool, options)
  const dataDir = path.resolve(config.varDir, 'pgdata')
  await makeFolder(path.dirname(dataDir)).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`VAR_DIR: ${config.varDir} cannot be written to (${error.code}). Name a folder that can.`)
  })
  const elsewhere = await askSocket(socketPath(dataDir))
  if (elsewhere && !options.alone) return handleOf(elsewhere, options)
  if (elsewhere) {
    await elsewhere.close()
    throw new Error(`The database in ${dataDir} is in use by a gateway that runs. Stop the shop first.`)
  }
  return openFolder(dataDir, options)
}

async function openFolder(dataDir: string, options: OpenOptions): Promise<DatabaseHandle> {
  const unlock = await lockFolder(dataDir)
  try {
    const handle = await openPGlite({ dataDir }, options)
    return { ...handle, close: () => handle.close().then(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

export async function openPGlite(place: PGlitePlace, options: OpenOptions = {}): Promise<DatabaseHandle> {
  const pglite = await startPGlite(place)
  const turns = createTurns()
  const isLow = place.dataDir ? createDiskRoom(place.dataDir) : () => false
  const query: PGliteClient['query'] = async (text, parameters) => {
    if (isWrite(text) && isLow()) throw diskFullError()
    return pglite.query(text, parameters)
  }
  const handle = handleOf({ query, close: pglite.close, turns }, options, isLow)
  let stopServing = async () => {}
  return {
    ...handle,
    pglite,
    async serveCommands() {
      if (place.dataDir)
        stopServing = await serveSocket(socketPath(place.dataDir), { client: { query }, turns })
    },
    // Kysely closes only what it has used.
    close: () => stopServing().then(handle.close).then(pglite.close),
  }
}

/** An embedded database: of this process, or of the gateway that has it open. */
function handleOf(
  { turns, ...client }: SocketClient,
  { listeners = [] }: OpenOptions,
  isLow = () => false,
): DatabaseHandle {
  const check = createWriteCheck(() => db, isLow)
  const db = new Kysely<Database>({
    dialect: pgliteDialect(client, turns),
    plugins: [new CamelCaseColumns()],
    ...told([check.listener, ...listeners]),
  })
  return {
    db,
    kind: 'pglite',
    pglite: null,
    canWrite: check.canWrite,
    connections: () => ({ total: 1, idle: turns.isTaken() ? 0 : 1, waiting: turns.waiting() }),
    serveCommands: async () => {},
    close: () => db.destroy().then(client.close),
  }
}

const told = (listeners: QueryListener[]) => ({
  log: (event: LogEvent) => {
    for (const listener of listeners) listener(event)
  },
})

/** Many short statements at once: compiling one, or spreading it over workers, costs more than it saves. */
const sessionOptions = '-c jit=off -c max_parallel_workers_per_gather=0 -c work_mem=16MB'

/** The longest that a timer of the system knows: 24 days. */
const unlimitedMs = 2 ** 31 - 1

export function openPostgres(
  url: string,
  size = 10,
  { statementTimeoutMs, answerMs = unlimitedMs, listeners = [] }: OpenOptions = {},
): DatabaseHandle {
  const pool = createPool(url, size, { statementTimeoutMs, answerMs })
  const check = createWriteCheck(
    () => db,
    () => false,
  )
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparingPool(patientPool(pool, answerMs)) }),
    plugins: [new CamelCaseColumns()],
    ...told([check.listener, ...listeners]),
  })
  return {
    db,
    kind: 'postgres',
    pglite: null,
    canWrite: check.canWrite,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    serveCommands: async () => {},
    close: () => db.destroy(),
  }
}

function createPool(
  url: string,
  size: number,
  { statementTimeoutMs, answerMs }: { statementTimeoutMs?: number | undefined; answerMs: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    options: sessionOptions,
    types: { getTypeParser },
    ...(statementTimeoutMs ? { statement_timeout: statementTimeoutMs } : {}),
    connectionTimeoutMillis: answerMs,
  })
  // A connection that breaks is replaced, at rest or in use; without a listener it would end the process. Its
  // user learns of it from the query.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

const asText = (text: string) => text
const { builtins } = pg.types
const [int2List, int4List] = [1005, 1007]

/** Reads a flat list in a quarter of the time: nights are lists, and an import compares millions of them. */
function integersBy(parse: (text: string) => unknown): (text: string) => unknown {
  const isFlat = (text: string) => text.startsWith('{') && !text.startsWith('{{')
  return (text) => {
    if (text === '{}') return []
    if (!isFlat(text)) return parse(text)
    return text
      .slice(1, -1)
      .split(',')
      .map((part) => (part === 'NULL' ? null : Number(part)))
  }
}

/** Parsers for the JavaScript values that the embedded database gives too (pglite-worker.mjs). */
const ownParsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText],
  ...[int2List, int4List].map((oid) => [oid, integersBy(pg.types.getTypeParser(oid, 'text'))] as const),
])

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  ownParsers.get(oid) ?? pg.types.getTypeParser(oid, format)
