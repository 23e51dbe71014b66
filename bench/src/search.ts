import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { buildApp } from '../../gateway/src/app'
import { seedCatalogue } from '../../gateway/src/capabilities/catalogue/seed/seed-catalogue'
import { systemClock } from '../../gateway/src/platform/clock'
import { readConfig } from '../../gateway/src/platform/config'
import { type DatabaseHandle, openPGlite, openPostgres } from '../../gateway/src/platform/database'
import { migrateToLatest } from '../../gateway/src/platform/migrate'
import { startPostgres } from '../../gateway/src/platform/postgres'
import { startGateway } from './search/gateway-process'
import { growCatalogue } from './search/grow-catalogue'
import { addNames } from './search/many-names'
import { benchSearch, benchSuggestions, type Line, type World } from './search/measures'

/**
 * `pnpm bench search`: dated searches and suggestions over HTTP beside the same statements alone, on as many
 * connections: on the default catalogue in the embedded database, and on PostgreSQL with 2,000 and 20,000 hotels and
 * 150,000 names.
 */
const clients = 8
const defaultHotels = 640
const grownHotels = [2_000, 20_000]
const manyNames = 150_000
const limits = { search: 100, suggest: 50, ratio: 1.5 }
const today = systemClock.today()

const tell = (text: string) => process.stderr.write(`${text}\n`)

async function fill({ db }: DatabaseHandle) {
  await migrateToLatest(db)
  await seedCatalogue({ db, today, hotels: defaultHotels, onProgress: tell })
}

const benchBoth = async (world: World): Promise<Line[]> => [
  await benchSearch(world),
  await benchSuggestions(world),
]

/** The embedded database lives in the gateway's own process, so the gateway does here too. */
async function benchEmbedded(): Promise<Line[]> {
  const varDir = await mkdtemp(path.join(tmpdir(), 'escapade-bench-'))
  const database = await openPGlite({ dataDir: path.join(varDir, 'pgdata') })
  const config = readConfig({ NODE_ENV: 'production', VAR_DIR: varDir, RATE_LIMIT: '0', LOG_LEVEL: 'silent' })
  try {
    await fill(database)
    const app = await buildApp({ config, database, clock: systemClock })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const names = await addNames({ db: database.db, names: 0 })
    const label = `${defaultHotels} hotels, embedded`
    const lines = await benchBoth({ label, db: database.db, origin, clients, today, names })
    await app.close()
    return lines
  } finally {
    await database.close()
    await rm(varDir, { recursive: true, force: true })
  }
}

async function benchServer(): Promise<Line[]> {
  const server = await startPostgres({ shared_buffers: '1GB', max_wal_size: '4GB' })
  const database = openPostgres(server.url, clients)
  const lines: Line[] = []
  try {
    await fill(database)
    const names = await addNames({ db: database.db, names: manyNames })
    for (const hotels of grownHotels) {
      await growCatalogue({ db: database.db, hotels })
      tell(`catalogue: grown to ${hotels} hotels`)
      const gateway = await startGateway({ DATABASE_URL: server.url, DATABASE_POOL: String(clients) })
      const label = `${hotels} hotels`
      lines.push(
        ...(await benchBoth({ label, db: database.db, origin: gateway.origin, clients, today, names })),
      )
      await gateway.stop()
    }
    return lines
  } finally {
    await database.close()
    await server.stop()
  }
}

const write = (cells: (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padEnd(index ? 12 : 34)).join('')}\n`,
  )

function report({ what, http, sql }: Line): string[] {
  const [ratio50, ratio99] = [http.p50 / sql.p50, http.p99 / sql.p99]
  write([what, http.p50, http.p99, sql.p50, sql.p99, ratio50.toFixed(2), ratio99.toFixed(2)])
  if (what.includes('embedded')) return []
  const limit = what.startsWith('search') ? limits.search : limits.suggest
  return [
    ...(http.p99 > limit ? [`${what}: p99 over ${limit} ms`] : []),
    ...(ratio99 > limits.ratio ? [`${what}: p99 over ${limits.ratio} of the statement alone`] : []),
  ]
}

const lines = [...(await benchEmbedded()), ...(await benchServer())]
write([`${clients} clients, ms`, 'HTTP p50', 'HTTP p99', 'SQL p50', 'SQL p99', 'ratio p50', 'ratio p99'])
const misses = lines.flatMap(report)
for (const miss of misses) process.stdout.write(`${miss}\n`)
process.exitCode = misses.length > 0 ? 1 : 0
