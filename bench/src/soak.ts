import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '@escapade/gateway/platform/clock'
import { openDatabase } from '@escapade/gateway/platform/database/database'
import { furnish } from '@escapade/gateway/testing/drill/drill-shop'
import { createDrilledGateway } from '@escapade/gateway/testing/drill/drilled-gateway'
import { audit, settle } from './chaos/audit'
import { buildGateway, withPlaces } from './drill-places'
import { percentile } from './percentiles'
import { createRandom } from './random'
import { datedSearches } from './search/questions'
import { createVisits, type Kind, kinds, lot } from './soak/visits'

/**
 * `pnpm bench soak`: visitors search, read, ask for prices, order, pay and cancel for ten minutes on PostgreSQL. No
 * error, memory that does not grow after the first minute, and books that balance: captures are orders are mails.
 */
const { DATABASE = 'postgres', SECONDS = '600', CLIENTS = '8', HOTELS = '500' } = process.env
const warmMs = 60_000
const mostGrowth = 1.1
const line = (name: string, value: unknown) => process.stdout.write(`${name.padEnd(44)}${value}\n`)

const memoryOf = async (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const problems = await withPlaces(DATABASE, async ({ from, folder }) => {
  const logFile = openSync(path.join(folder, 'gateway.log'), 'a')
  const environment = { GATEWAY_EXTENSIONS: 'demo', SEED_HOTELS: HOTELS, DATABASE_POOL: '10' }
  const gateway = await createDrilledGateway({
    dist: await buildGateway(),
    place: from,
    logFile,
    environment,
  })
  const today = systemClock.today()
  try {
    await gateway.start()
    await gateway.untilReady()
    await furnish(from)
    const { db, close } = await openDatabase(from)
    const packages = await db
      .selectFrom('package')
      .select('id')
      .where('id', '!=', 'drill')
      .limit(300)
      .execute()
    const random = createRandom(7)
    const visits = createVisits({
      origin: gateway.origin,
      db,
      today,
      random,
      packages: packages.map(({ id }) => id),
      searches: await datedSearches({ db, today, count: 500, kind: 'mixed' }),
    })
    const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
    const errors = new Map<string, number>()
    const end = performance.now() + Number(SECONDS) * 1_000
    const client = async () => {
      while (performance.now() < end) {
        const kind = lot(random)
        const startedAt = performance.now()
        await visits[kind]().catch((error) => {
          const said = `${kind}: ${String(error).slice(0, 120)}`
          errors.set(said, (errors.get(said) ?? 0) + 1)
        })
        times.get(kind)?.push(performance.now() - startedAt)
      }
    }
    const clients = Array.from({ length: Number(CLIENTS) }, client)
    await Promise.race([pause(warmMs), Promise.all(clients)])
    const afterMinute = await memoryOf(gateway.pid())
    await Promise.all(clients)
    const atEnd = await memoryOf(gateway.pid())
    await close()

    for (const [kind, values] of times)
      line(
        `${kind}: count, p50, p99 ms`,
        `${values.length}, ${percentile(values, 0.5).toFixed(1)}, ${percentile(values, 0.99).toFixed(1)}`,
      )
    line('memory after a minute, at the end (MB)', `${afterMinute.toFixed(0)}, ${atEnd.toFixed(0)}`)
    await settle(from)
    await gateway.stop()
    const wrong = await audit({ place: from, today, confirmed: [], line })
    return [
      ...[...errors].map(([said, count]) => `${count} × ${said}`),
      ...(atEnd > afterMinute * mostGrowth ? ['memory grew by more than a tenth'] : []),
      ...wrong,
    ]
  } finally {
    await gateway.kill()
    closeSync(logFile)
  }
})
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
