import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedContent } from '@escapade/demo/content/seed-content'
import { extension as demo } from '@escapade/demo/extension'
import { seedCatalogue } from '@escapade/demo/seed-catalogue'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { buildApp } from '../app/build-app'
import type { TestHooks } from '../app/deps'
import { addDefaultPages } from '../capabilities/content/default-pages'
import { migrateToLatest } from '../db/migrate'
import { type Clock, clockFrom } from '../platform/clock'
import { type Config, readConfig } from '../platform/config'
import {
  type DatabaseHandle,
  type OpenOptions,
  openPGlite,
  openPostgres,
} from '../platform/database/database'
import { type PostgresServer, postgresVersion, startCopy, startPostgres } from '../platform/database/postgres'
import type { Database } from '../platform/database/tables'

/** Compiled once for all suites of a worker (tools/test/gateway-environment.cjs). */
const { pgliteWasm: wasm } = globalThis as { pgliteWasm?: WebAssembly.Module }

// The first file that needs a database fills it.
jest.setTimeout(240_000)

/** The day of every test: a Monday in spring, so that weekends, seasons and holidays lie around it. */
export const testDay = '2027-03-01'

export const testClock: Clock = clockFrom(() => new Date(`${testDay}T09:00:00Z`))
/** A clock that the test moves. */
export function movableClock(start = `${testDay}T09:00:00Z`) {
  let instant = new Date(start)
  const clock = clockFrom(() => instant)
  return { ...clock, set: (next: string) => (instant = new Date(next)) }
}

export const testConfig = (overrides: Record<string, string> = {}): Config =>
  readConfig({
    NODE_ENV: 'test',
    VAR_DIR: path.join(tmpdir(), 'escapade-test'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    ...overrides,
  })

export type TestApp = {
  app: FastifyInstance
  db: Kysely<Database>
  database: DatabaseHandle
  config: Config
  clock: Clock
  close(): Promise<void>
}

export type TestAppOptions = { hotels?: number; clock?: Clock; config?: Config; hooks?: TestHooks }

/** The whole gateway on an embedded database of its own with a small catalogue. Close it in `afterAll`. */
export async function createTestApp({ hotels = 24, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const database = await openPGlite({ template: await templateFile(hotels), wasm })
  return assemble(database, options)
}

/** An embedded database with nothing in it, not even tables. */
export const openEmptyPGlite = async (options: OpenOptions = {}): Promise<DatabaseHandle> =>
  openPGlite({ template: await emptyFile(), wasm }, options)

/** The whole gateway on a real PostgreSQL server, for what is promised under concurrency. */
export async function createPostgresTestApp({
  hotels = 24,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const server = await startFilledPostgres(hotels)
  const database = openPostgres(server.url, 60)
  const test = await assemble(database, options)
  return { ...test, close: () => test.close().then(server.stop) }
}

/** A PostgreSQL server of its own with the tables, what editors wrote and a small catalogue, or none. */
export const startFilledPostgres = async (hotels = 0): Promise<PostgresServer> =>
  startCopy(await templateFolder(hotels))

async function assemble(
  database: DatabaseHandle,
  { clock = testClock, config = testConfig(), hooks = {} }: TestAppOptions,
) {
  const app = await buildApp({ config, database, clock, hooks, extensions: [demo] })
  return {
    app,
    db: database.db,
    database,
    config,
    clock,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

async function fill({ db }: DatabaseHandle, hotels: number) {
  await migrateToLatest(db)
  await addDefaultPages(db, testClock.instant())
  await seedContent(db, testClock.instant())
  if (hotels > 0) await seedCatalogue({ db, today: testDay, hotels })
}

/** Filling a database takes seconds, loading a copy takes half of one: test files share a copy per sources. */
const templateFile = (hotels: number) =>
  template(`${hotels}.tar`, async (draft) => {
    const database = await openEmptyPGlite()
    await fill(database, hotels)
    await dump(database, draft)
  })

/** The same as the folder of a PostgreSQL server, which only servers of its version read. */
const templateFolder = async (hotels: number) =>
  template(`${hotels}.postgres-${await postgresVersion()}`, async (draft) => {
    const server = await startPostgres()
    const database = openPostgres(server.url, 5)
    await fill(database, hotels)
    await database.close()
    await server.keepAs(draft)
  })

/** Two files that need the same at once both make it: the first one counts. */
async function template(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const dir = path.join(tmpdir(), 'escapade-test', 'templates')
  const place = path.join(dir, `${sourcesHash()}-${name}`)
  if (existsSync(place)) return place
  mkdirSync(dir, { recursive: true })
  forgetOld(dir)
  const draft = `${place}.${process.pid}`
  await make(draft)
  try {
    renameSync(draft, place)
  } catch (error) {
    if (!existsSync(place)) throw error
    rmSync(draft, { recursive: true })
  }
  return place
}

/** Copies of sources that are gone. */
function forgetOld(dir: string) {
  const twoDaysAgo = Date.now() - 2 * 24 * 60 * 60_000
  for (const name of readdirSync(dir)) {
    const place = path.join(dir, name)
    const made = statSync(place, { throwIfNoEntry: false })
    if (made && made.mtimeMs < twoDaysAgo) rmSync(place, { recursive: true, force: true })
  }
}

const emptyFile = () => template('empty.tar', async (draft) => dump(await openPGlite({}), draft))

async function dump(database: DatabaseHandle, file: string) {
  try {
    if (!database.pglite) throw new Error('Only an embedded database can be copied')
    writeFileSync(file, await database.pglite.dump())
  } finally {
    await database.close()
  }
}

function sourcesHash(): string {
  const root = path.join(__dirname, '../../..')
  const hash = createHash('sha256')
  for (const folder of [
    'demo/locales',
    'demo/src',
    'gateway/src/db',
    'gateway/src/capabilities/assets',
    'gateway/src/capabilities/labels',
    'gateway/src/capabilities/content',
    'gateway/src/capabilities/destinations',
    'gateway/src/platform',
    'gateway/src/promotions',
    'gateway/src/rates',
  ]) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|mjs|json)$/.test(name) && !name.includes('.test.'))
        hash.update(readFileSync(path.join(root, folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
