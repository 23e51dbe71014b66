import { Agent } from 'node:http'
import process from 'node:process'
import { systemClock } from '@escapade/gateway/platform/clock'
import type { Database } from '@escapade/gateway/platform/database/tables'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { type Kysely, sql } from 'kysely'
import { type Catalogues, openCatalogues } from './catalogues/catalogues'
import { startGateway } from './gateway-process'
import { measureWarm, type Times } from './load'
import { createRandom, pick } from './random'
import { fetchOk } from './stays/fetch-ok'

/**
 * `pnpm bench stays`: what the page of one stay asks for, over HTTP on PostgreSQL with 20,000 hotels: the calendar of
 * twelve months of a hotel, and the quote of a package for some dates and party. `HOTELS=2000,50000` measures
 * catalogues of these sizes.
 */
const clients = 8
const sizes = (process.env.HOTELS ?? '20000').split(',').map(Number)
const calls = 1_600
const warmUps = 400
const limits = { calendar: 40, quote: 60 }
type What = keyof typeof limits
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
  const times = await measureWarm({ clients, work, pieces: paths, warmUps })
  agent.destroy()
  return times
}

async function bench(catalogues: Catalogues, hotels: number): Promise<Record<What, Times>> {
  const { url, database, close } = await catalogues.open(hotels)
  try {
    const stays = await readStays(database.db)
    const gateway = await startGateway({ DATABASE_URL: url, DATABASE_POOL: String(clients) })
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
    await close()
  }
}

/** Prints the times, beside those of the first size; answers what misses its target. */
function report({
  hotels,
  times,
  first,
}: { hotels: number } & Record<'times' | 'first', Record<What, Times>>) {
  return (Object.keys(limits) as What[]).flatMap((what) => {
    const { p50, p99, perSecond } = times[what]
    const growth = times === first ? '' : `, p50 × ${(p50 / first[what].p50).toFixed(2)}`
    process.stdout.write(
      `${what}, ${hotels} hotels, ${clients} clients: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${perSecond.toFixed(0)} a second${growth}\n`,
    )
    return p99 > limits[what] ? [`${what}, ${hotels} hotels: p99 over ${limits[what]} ms`] : []
  })
}

const catalogues = await openCatalogues({ today, connections: clients, onProgress: tell })
const misses: string[] = []
try {
  let first: Record<What, Times> | null = null
  for (const hotels of sizes) {
    const times = await bench(catalogues, hotels)
    first ??= times
    misses.push(...report({ hotels, times, first }))
  }
} finally {
  await catalogues.stop()
}
for (const miss of misses) process.stdout.write(`${miss}\n`)
process.exitCode = misses.length > 0 ? 1 : 0
