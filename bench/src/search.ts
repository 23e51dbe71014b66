import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { seedCatalogue } from '@escapade/demo/seed-catalogue'
import { buildApp } from '@escapade/gateway/app/build-app'
import { migrateToLatest } from '@escapade/gateway/db/migrate'
import { systemClock } from '@escapade/gateway/platform/clock'
import { readConfig } from '@escapade/gateway/platform/config'
import { openPGlite } from '@escapade/gateway/platform/database/database'
import { type Catalogues, defaultHotels, openCatalogues } from './catalogues/catalogues'
import { readNames } from './catalogues/many-names'
import { startGateway } from './gateway-process'
import { benchSearch, benchSuggestions, type Line, type World } from './search/measures'
import { kinds } from './search/questions'
import { report, reportGrowth } from './search/report'

/**
 * `pnpm bench search`: dated searches and suggestions over HTTP beside one statement that does the same, on as many
 * connections: on the default catalogue in the embedded database, and on PostgreSQL with 2,000, 20,000 and 50,000
 * hotels and 150,000 names. `HOTELS=20000` and `KINDS=country,suggest` measure these alone.
 */
const clients = 8
/** The first and the last are for how answers grow with the catalogue; in between everything is measured. */
const usualHotels = [2_000, 20_000, 50_000]
const fullyMeasured = 20_000
/** Straight after its start the gateway gives back what filling took. */
const settleMs = 1_000
const allKinds = [...kinds, 'suggest'] as const

const listOf = (text: string | undefined) => text?.split(',').filter(Boolean)
const askedHotels = listOf(process.env.HOTELS)?.map(Number)
const askedKinds = listOf(process.env.KINDS)
const today = systemClock.today()

const tell = (text: string) => process.stderr.write(`${text}\n`)

function kindsFor(hotels: number): Line['kind'][] {
  if (askedKinds) return allKinds.filter((kind) => askedKinds.includes(kind))
  return hotels === fullyMeasured || askedHotels?.length === 1 ? [...allKinds] : ['city']
}

async function benchKinds(world: World, wanted: readonly Line['kind'][]): Promise<Line[]> {
  const lines: Line[] = []
  for (const kind of wanted)
    lines.push(await (kind === 'suggest' ? benchSuggestions(world) : benchSearch(world, kind)))
  return lines
}

/** The embedded database lives in the gateway's own process, so the gateway does here too. */
async function benchEmbedded(): Promise<Line[]> {
  const varDir = await mkdtemp(path.join(tmpdir(), 'escapade-bench-'))
  const database = await openPGlite({ dataDir: path.join(varDir, 'pgdata') })
  const config = readConfig({
    NODE_ENV: 'production',
    STAGE: 'development',
    VAR_DIR: varDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
  })
  const { db } = database
  try {
    await migrateToLatest(db)
    await seedCatalogue({ db, today, hotels: defaultHotels, onProgress: tell })
    const app = await buildApp({ config, database, clock: systemClock })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const label = `${defaultHotels} hotels, embedded`
    const world = { label, db, origin, clients, today, names: await readNames(db) }
    const lines = await benchKinds(world, ['mixed', 'suggest'])
    await app.close()
    return lines
  } finally {
    await database.close()
    await rm(varDir, { recursive: true, force: true })
  }
}

async function benchServer(catalogues: Catalogues, hotels: number): Promise<Line[]> {
  const { url, database, close } = await catalogues.open(hotels)
  const { db } = database
  try {
    const gateway = await startGateway({ DATABASE_URL: url, DATABASE_POOL: String(clients) })
    const label = `${hotels} hotels`
    await pause(settleMs)
    tell(`${label}: ${(await gateway.memory()).toFixed(0)} MB once the gateway is ready`)
    const world = { label, db, origin: gateway.origin, clients, today, names: await readNames(db) }
    const lines = await benchKinds(world, kindsFor(hotels)).finally(gateway.stop)
    return lines
  } finally {
    await close()
  }
}

async function benchServers(): Promise<Line[]> {
  const catalogues = await openCatalogues({ today, connections: clients, onProgress: tell })
  const lines: Line[] = []
  try {
    for (const hotels of askedHotels ?? usualHotels) lines.push(...(await benchServer(catalogues, hotels)))
    return lines
  } finally {
    await catalogues.stop()
  }
}

const embedded = askedHotels || askedKinds ? [] : await benchEmbedded()
const lines = await benchServers()
const misses = [...report({ lines: [...embedded, ...lines], clients }), ...reportGrowth(lines)]
for (const miss of misses) process.stdout.write(`${miss}\n`)
process.exitCode = misses.length > 0 ? 1 : 0
