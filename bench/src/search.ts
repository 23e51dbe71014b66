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
import { type Kind, kinds } from './search/questions'

/**
 * `pnpm bench search`: dated searches and suggestions over HTTP beside one statement that does the same, on as many
 * connections: on the default catalogue in the embedded database, and on PostgreSQL with 2,000, 20,000 and 50,000
 * hotels and 150,000 names.
 */
const clients = 8
const defaultHotels = 640
/** The first and the last are for how answers grow with the catalogue; in between everything is measured. */
const grownHotels = [2_000, 20_000, 50_000]
const fullyMeasured = 20_000
const manyNames = 150_000
const limits = { p50: 35, p99: 100, suggestP99: 30, perSecond: 200, ratio: 1.5, growth: 2 }
const today = systemClock.today()

const tell = (text: string) => process.stderr.write(`${text}\n`)

async function fill({ db }: DatabaseHandle) {
  await migrateToLatest(db)
  await seedCatalogue({ db, today, hotels: defaultHotels, onProgress: tell })
}

async function benchKinds(world: World, wanted: readonly Kind[]): Promise<Line[]> {
  const lines: Line[] = []
  for (const kind of wanted) lines.push(await benchSearch(world, kind))
  return lines
}

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
    const world = { label, db: database.db, origin, clients, today, names }
    const lines = [...(await benchKinds(world, ['mixed'])), await benchSuggestions(world)]
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
      const world = { label, db: database.db, origin: gateway.origin, clients, today, names }
      if (hotels === fullyMeasured)
        lines.push(...(await benchKinds(world, kinds)), await benchSuggestions(world))
      else lines.push(...(await benchKinds(world, ['city'])))
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

function report({ kind, label, http, sql }: Line): string[] {
  const what = `${kind}, ${label}`
  const ratio = http.p50 / sql.p50
  write([what, http.p50, http.p99, http.perSecond, sql.p50, sql.p99, ratio.toFixed(2)])
  if (label.includes('embedded')) return []
  const p99 = kind === 'suggest' ? limits.suggestP99 : limits.p99
  return [
    ...(http.p50 > limits.p50 ? [`${what}: p50 over ${limits.p50} ms`] : []),
    ...(http.p99 > p99 ? [`${what}: p99 over ${p99} ms`] : []),
    ...(kind === 'mixed' && http.perSecond < limits.perSecond
      ? [`${what}: under ${limits.perSecond}/s`]
      : []),
    ...(ratio > limits.ratio ? [`${what}: over ${limits.ratio} of the statement alone`] : []),
  ]
}

/** How much longer a search in a town takes in the largest catalogue than in the smallest. */
function reportGrowth(lines: Line[]): string[] {
  const towns = lines.filter(({ kind }) => kind === 'city')
  const growth = (towns.at(-1)?.http.p50 ?? 0) / (towns[0]?.http.p50 ?? 0)
  process.stdout.write(`city, ${towns[0]?.label} to ${towns.at(-1)?.label}: p50 × ${growth.toFixed(2)}\n`)
  return growth > limits.growth ? [`city: p50 grows by more than ${limits.growth}`] : []
}

const lines = [...(await benchEmbedded()), ...(await benchServer())]
write([`${clients} clients, ms`, 'HTTP p50', 'HTTP p99', 'per second', 'SQL p50', 'SQL p99', 'ratio p50'])
const misses = [...lines.flatMap(report), ...reportGrowth(lines)]
for (const miss of misses) process.stdout.write(`${miss}\n`)
process.exitCode = misses.length > 0 ? 1 : 0
