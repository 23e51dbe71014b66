import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedContent } from '@escapade/demo/content/seed-content'
import { extension as demo } from '@escapade/demo/extension'
import { seedCatalogue } from '@escapade/demo/seed-catalogue'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { testDay, testMoment } from '../../../tools/test/test-day.mjs'
import { buildApp } from '../app/build-app'
import type { TestHooks } from '../app/deps'
import { addDefaultContent } from '../capabilities/content/default-content'
import { migrateToLatest } from '../db/migrate'
import { type Caller, operatorOf } from '../platform/caller'
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
import { passDay } from '../rates/stay-months'
import type { captureLog } from './captured-log'
import { openFilledCopy } from './databases/filled-copy'
import { template } from './databases/templates'

export { testDay }

// The first file that needs a database fills it.
jest.setTimeout(240_000)

export const testClock: Clock = clockFrom(() => new Date(testMoment))
/** A clock that the test moves. */
export function movableClock(start = testMoment) {
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
    GATEWAY_EXTENSIONS: 'demo',
    // Catalogues of tests are small; what closes a box has a test of its own.
    GIFT_BOX_LEAST_HOTELS: '0',
    ...overrides,
  })

export type TestApp = {
  app: FastifyInstance
  db: Kysely<Database>
  database: DatabaseHandle
  config: Config
  clock: Clock
  operator: Caller
  close(): Promise<void>
}

export type TestAppOptions = {
  hotels?: number
  clock?: Clock
  config?: Config
  hooks?: TestHooks
  logger?: ReturnType<typeof captureLog>['logger'] | undefined
  /** Connections to the database: more where a promise is held under concurrency. */
  connections?: number
}

/** The whole gateway on a PostgreSQL database of its own with a small catalogue. Close it in `afterAll`. */
export async function createTestApp({
  hotels = 24,
  connections = 10,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await openFilledCopy(`filled_${hotels}`, (empty) => fill(empty, hotels), connections)
  return assemble(database, options)
}

/** Creates the app on an embedded database, as `npm start` has it. */
export async function createEmbeddedTestApp({
  hotels = 24,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  return assemble(await openPGlite({ template: await templateFile(hotels) }), options)
}

/** An embedded database with nothing in it, not even tables. */
export const openEmptyPGlite = async (options: OpenOptions = {}): Promise<DatabaseHandle> =>
  openPGlite({ template: await emptyFile() }, options)

/** A database with nothing in it on the run's PostgreSQL server. */
export const openEmptyPostgres = (connections: number): Promise<DatabaseHandle> =>
  openFilledCopy('template1', async () => {}, connections)

/** A PostgreSQL server of its own with the tables, what editors wrote and a small catalogue, or none. */
export const startFilledPostgres = async (hotels = 0): Promise<PostgresServer> =>
  startCopy(await templateFolder(hotels))

async function assemble(
  database: DatabaseHandle,
  { clock = testClock, config = testConfig(), hooks = {}, logger }: TestAppOptions,
) {
  const app = await buildApp({
    config,
    database,
    clock,
    hooks,
    extensions: [demo],
    ...(logger ? { logger } : {}),
  })
  return {
    app,
    db: database.db,
    database,
    config,
    clock,
    operator: operatorOf({ OPERATOR: 'tester' }),
    async close() {
      await app.close()
      await database.close()
    },
  }
}

async function fill({ db }: DatabaseHandle, hotels: number) {
  await migrateToLatest(db)
  await addDefaultContent(db, testClock.instant())
  await seedContent(db, testClock.instant())
  if (hotels > 0) await seedCatalogue({ db, today: testDay, hotels })
  await passDay({ db, today: testDay })
}

const templateFile = (hotels: number) =>
  template(`${hotels}.tar`, async (draft) => {
    const database = await openEmptyPGlite()
    await fill(database, hotels)
    await dump(database, draft)
  })

/** Template as the folder of a PostgreSQL server, which only servers of its version read. */
const templateFolder = async (hotels: number) =>
  template(`${hotels}.postgres-${await postgresVersion()}`, async (draft) => {
    const server = await startPostgres()
    const database = openPostgres(server.url, 5)
    await fill(database, hotels)
    await database.close()
    await server.keepAs(draft)
  })

const emptyFile = () => template('empty.tar', async (draft) => dump(await openPGlite({}), draft))

async function dump(database: DatabaseHandle, file: string) {
  try {
    if (!database.pglite) throw new Error('Only an embedded database can be copied')
    writeFileSync(file, await database.pglite.dump())
  } finally {
    await database.close()
  }
}
