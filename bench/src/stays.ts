import { Agent } from 'node:http'
import process from 'node:process'
import { addDays } from '@escapade/shared-contracts/rules/days'
import { type Kysely, sql } from 'kysely'
import { seedCatalogue } from '../../gateway/src/capabilities/catalogue/seed/seed-catalogue'
import { systemClock } from '../../gateway/src/platform/clock'
import { openPostgres } from '../../gateway/src/platform/database'
import { migrateToLatest } from '../../gateway/src/platform/migrate'
import { startPostgres } from '../../gateway/src/platform/postgres'
import type { Database } from '../../gateway/src/platform/tables'
import { startGateway } from './search/gateway-process'
import { growCatalogue } from './search/grow-catalogue'
import { measure, type Times } from './search/load'
import { createRandom, pick } from './search/random'
import { fetchOk } from './stays/fetch-ok'

/**
 * `pnpm bench stays`: what the page of one stay asks for, over HTTP on PostgreSQL with 20,000 hotels: the calendar of
 * twelve months of a hotel, and the quote of a package for some dates and party.
 */
const clients = 8
const defaultHotels = 640
const hotels = Number(process.env.HOTELS ?? 20_000)
const calls = 1_600
const warmUps = 400
const limits = { calendar: 40, quote: 60 }
const today = systemClock.today()

type Stay = { id: string; hotelId: string }
const parties = ['adult=2', 'adult=2', 'adult=1', 'adult=2&child=2', 'adult=4']

const tell = (text: string) => process.stderr.write(`${text}\n`)

const calendarOf = (random: () => number, { id, hotelId }: Stay) =>
  `/api/hotels/${hotelId}/availabilities.json?locale=fr_FR&length=12&${pick(random, parties)}${
    random() < 0.5 ? `&weekendId=${id}` : ''
  }`

const quoteOf = (random: () => number, { id }: Stay) =>
  `/api/product/${id}/quote?locale=fr_FR&${pick(random, parties)}&checkin=${addDays(
    today,
    2 + Math.floor(random() * 330),
  )}&nights=${1 + Math.floor(random() ** 2 * 4)}`

const readStays = async (db: Kysely<Database>): Promise<Stay[]> =>
  (await sql<Stay>`select id, hotel_id as "hotelId" from package where published order by id`.execute(db))
    .rows

async function timesOf({ origin, paths }: { origin: string; paths: string[] }): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const work = (path: string) => fetchOk({ agent, address: origin + path })
  await measure({ clients, work, pieces: paths.slice(0, warmUps) })
  const times = await measure({ clients, work, pieces: paths.slice(warmUps) })
  agent.destroy()
  return times
}

async function bench(): Promise<Record<keyof typeof limits, Times>> {
  const server = await startPostgres({ shared_buffers: '1GB', max_wal_size: '4GB' })
  const database = openPostgres(server.url, clients)
  try {
    await migrateToLatest(database.db)
    await seedCatalogue({ db: database.db, today, hotels: defaultHotels, onProgress: tell })
    await growCatalogue({ db: database.db, hotels })
    tell(`catalogue: grown to ${hotels} hotels`)
    const stays = await readStays(database.db)
    const gateway = await startGateway({ DATABASE_URL: server.url, DATABASE_POOL: String(clients) })
    const random = createRandom(5)
    const ask = (path: typeof quoteOf) =>
      timesOf({
        origin: gateway.origin,
        paths: Array.from({ length: warmUps + calls }, () => path(random, pick(random, stays))),
      })
    const times = { calendar: await ask(calendarOf), quote: await ask(quoteOf) }
    await gateway.stop()
    return times
  } finally {
    await database.close()
    await server.stop()
  }
}

const times = await bench()
const misses = (Object.keys(limits) as (keyof typeof limits)[]).filter(
  (what) => times[what].p99 > limits[what],
)
for (const [what, { p50, p99 }] of Object.entries(times))
  process.stdout.write(
    `${what}, ${hotels} hotels, ${clients} clients: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`,
  )
for (const what of misses) process.stdout.write(`${what}: p99 over ${limits[what]} ms\n`)
process.exitCode = misses.length > 0 ? 1 : 0
