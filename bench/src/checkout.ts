import process from 'node:process'
import { addHotel, addStay } from '@escapade/gateway/capabilities/availability/stay-fixture'
import { systemClock } from '@escapade/gateway/platform/clock'
import { openPostgres } from '@escapade/gateway/platform/database/database'
import { startPostgres } from '@escapade/gateway/platform/database/postgres'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { keyTimes } from './checkout/key-times'
import { whileOthersOrder } from './checkout/ordering-clients'
import { paintTimes } from './checkout/paint-times'
import { checkoutAddresses } from './checkout/visit'
import { openBrowser } from './pages/browser'
import { printTable, type Row } from './pages/table'
import { percentile } from './percentiles'
import { atMost } from './search-page/rows'
import { withShop } from './shop'

/**
 * `pnpm bench checkout`: from Pay to the painted confirmation in Chromium, alone and while eight clients order over
 * HTTP, on PostgreSQL; and how soon the buyer's fields answer a key on a processor four times slower.
 */
const limits = { paintMs: 1_000, keyMs: 50 }
const clients = 8
const warmUps = 3
const count = Number(process.env.RUNS ?? 40)
const firstDay = addDays(systemClock.today(), 30)

const server = await startPostgres({ fsync: 'on' })
Object.assign(process.env, { DATABASE_URL: server.url, RATE_LIMIT: '0', SEED_HOTELS: '160' })
try {
  const rows = await withShop(async (shop) => {
    const { db, close } = openPostgres(server.url, 2)
    await addHotel(db, { id: 'bench' })
    await addStay(db, {
      hotelId: 'bench',
      id: 'ordered',
      days: [firstDay, addDays(firstDay, 3)],
      available: 9_999,
    })
    await close()
    const browser = await openBrowser()
    const days = Array.from({ length: 40 }, (_, day) => addDays(firstDay, day))
    const addresses = await checkoutAddresses(shop, days)
    const measure = (from: number, purchases: number) =>
      paintTimes({ browser, addresses, from, count: purchases })
    const pay = async () => {
      await measure(0, warmUps)
      const alone = await measure(warmUps, count / 2)
      const sale = { origin: shop.gateway, packageId: 'ordered', checkin: firstDay, clients }
      const { result: busy, orders } = await whileOthersOrder(sale, () => measure(warmUps + count / 2, count))
      return paintRows({ alone, busy, orders })
    }
    const parts: Record<string, () => Promise<Row[]>> = {
      pay,
      keys: async () => keyRows(await keyTimes(browser, addresses[0] ?? '')),
    }
    const wanted = process.env.PARTS?.split(',') ?? Object.keys(parts)
    try {
      const measured: Row[] = []
      for (const name of wanted) measured.push(...((await parts[name]?.()) ?? []))
      return measured
    } finally {
      await browser.close()
    }
  })
  process.stdout.write(`\n${printTable(rows)}\n`)
  process.exitCode = rows.some(({ pass }) => pass === false) ? 1 : 0
} finally {
  await server.stop()
}

type Paints = { alone: number[]; busy: number[]; orders: number }

function paintRows({ alone, busy, orders }: Paints): Row[] {
  const page = 'Pay to confirmation painted'
  const of = (times: number[], share: number) => percentile(times, share)
  const ratio = of(busy, 0.5) / of(alone, 0.5)
  const p95 = (figure: string, times: number[]) =>
    atMost({
      page,
      figure: `${figure}, p95 of ${times.length}`,
      value: of(times, 0.95),
      limit: limits.paintMs,
      unit: 'ms',
    })
  return [
    { page, figure: 'alone, p50', value: `${of(alone, 0.5).toFixed(0)} ms` },
    p95('alone', alone),
    {
      page,
      figure: `${clients} clients order (${orders} orders), p50`,
      value: `${of(busy, 0.5).toFixed(0)} ms`,
    },
    p95(`${clients} clients order`, busy),
    { page, figure: 'p50 with clients / alone', value: ratio.toFixed(2) },
  ]
}

function keyRows(keys: number[]): Row[] {
  const figure = `key to next paint, p98 of ${keys.length} (p50 ${percentile(keys, 0.5).toFixed(0)} ms)`
  const value = percentile(keys, 0.98)
  return [atMost({ page: 'fields, processor 4× slower', figure, value, limit: limits.keyMs, unit: 'ms' })]
}
