import process from 'node:process'
import { systemClock } from '@escapade/gateway/platform/clock'
import { sql } from 'kysely'
import { openCatalogues } from './catalogues/catalogues'
import { type Gateway, startGateway } from './gateway-process'
import { measureWarm } from './load'
import { datedSearches } from './search/questions'

/**
 * `pnpm bench scale`: dated searches on one, two and four gateways beside one PostgreSQL, and what a hotel takes of
 * memory and of the database: the figures that the estimate in `docs/scale.md` multiplies.
 */
const { GATEWAYS = '1,2,4', HOTELS = '2000,20000', CLIENTS = '8', SEARCHES = '1600' } = process.env
const line = (name: string, value: string) => process.stdout.write(`${name.padEnd(52)}${value}\n`)
const today = systemClock.today()
const clients = Number(CLIENTS)
const warmUps = Math.ceil(Number(SEARCHES) / 4)

const catalogues = await openCatalogues({
  today,
  connections: clients,
  onProgress: (text) => process.stderr.write(`${text}\n`),
})
try {
  for (const hotels of HOTELS.split(',').map(Number)) await measureCatalogue(hotels)
} finally {
  await catalogues.stop()
}

async function measureCatalogue(hotels: number) {
  const { url, database, close } = await catalogues.open(hotels)
  const { rows } = await sql<{ name: string; bytes: number }>`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by 2 desc limit 4`.execute(database.db)
  for (const { name, bytes } of rows)
    line(
      `${hotels} hotels: ${name}, MB and KB a hotel`,
      `${mega(bytes)}, ${(bytes / hotels / 1e3).toFixed(1)}`,
    )
  const questions = await datedSearches({
    db: database.db,
    today,
    count: warmUps + Number(SEARCHES),
    kind: 'mixed',
  })
  for (const count of GATEWAYS.split(',').map(Number)) {
    const gateways: Gateway[] = []
    try {
      while (gateways.length < count)
        gateways.push(await startGateway({ DATABASE_URL: url, DATABASE_POOL: '4' }))
      const times = await measureWarm({ clients, warmUps, pieces: spread(questions, gateways), work: search })
      const memory = await gateways[0]?.memory()
      line(
        `${hotels} hotels, ${count} gateways: p50, p99 ms; a second; MB`,
        `${times.p50.toFixed(1)}, ${times.p99.toFixed(1)}; ${times.perSecond.toFixed(0)}; ${memory?.toFixed(0)}`,
      )
    } finally {
      await Promise.all(gateways.map((gateway) => gateway.stop()))
    }
  }
  await close()
}

type Question = { origin: string; body: string }

/** In turns, as a load balancer would. */
function spread(questions: object[], gateways: Gateway[]): Question[] {
  return questions.map((question, index) => ({
    origin: gateways[index % gateways.length]?.origin ?? '',
    body: JSON.stringify(question),
  }))
}

async function search({ origin, body }: Question) {
  const answer = await fetch(`${origin}/api/offers.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`)
}

function mega(bytes: number) {
  return (bytes / 1e6).toFixed(0)
}
