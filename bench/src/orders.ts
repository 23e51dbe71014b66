import process from 'node:process'
import { addHotel, addStay } from '@escapade/gateway/capabilities/availability/stay-fixture'
import { orderRequest } from '@escapade/gateway/capabilities/orders/orders-fixture'
import { migrateToLatest } from '@escapade/gateway/db/migrate'
import { systemClock } from '@escapade/gateway/platform/clock'
import { openPostgres } from '@escapade/gateway/platform/database/database'
import { startPostgres } from '@escapade/gateway/platform/database/postgres'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { startGateway } from './gateway-process'
import { payTimes } from './orders/pay-times'
import { percentile } from './percentiles'

/**
 * `pnpm bench orders`: 200 visitors order at once in 50 rooms of which one is left each, on a PostgreSQL server that
 * writes to the disk as in production. 50 orders, no deadlock, exact stock, and no order waits for longer than a second.
 * Then eight clients pay orders, each buyer by a card and from an address of their own: from Pay to the confirmation
 * within a second. Sixteen pay by one good card: none is refused. All limits that strangers meet are in force.
 */
const rooms = 50
const buyers = 200
const rounds = 5
const limitMs = 1_000
const paying = { clients: 8, purchases: 400, warmUps: 40 }
const oneCard = { clients: 16, purchases: 200 }
const firstDay = addDays(systemClock.today(), 30)

type Answered = { status: number; code: string; ms: number }

async function order(origin: string, { round, buyer }: { round: number; buyer: number }): Promise<Answered> {
  const request = orderRequest({
    packageId: `bench-${buyer % rooms}`,
    checkin: addDays(firstDay, 3 * round),
    buyer: { email: `buyer-${buyer}-${round}@example.com` },
  })
  const start = performance.now()
  const answer = await fetch(`${origin}/front-gateway/purchase/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `bench-${round}-${buyer}`,
      'x-forwarded-for': `10.${round + 1}.0.${buyer}`,
    },
    body: JSON.stringify(request),
  })
  const body = (await answer.json()) as { code?: string; error?: { code: string } }
  const code = body.code ?? body.error?.code ?? 'held'
  return { status: answer.status, code, ms: performance.now() - start }
}

const server = await startPostgres({ fsync: 'on' })
const database = openPostgres(server.url, 5)
const { db } = database
try {
  await migrateToLatest(db)
  await addHotel(db, { id: 'bench' })
  const days: [string, string] = [firstDay, addDays(firstDay, 3 * (rounds + 2))]
  for (let room = 0; room < rooms; room += 1)
    await addStay(db, { hotelId: 'bench', id: `bench-${room}`, days, available: 1 })
  await addStay(db, { hotelId: 'bench', id: 'paid', days, available: 1_000 })
  const gateway = await startGateway({
    DATABASE_URL: server.url,
    DATABASE_POOL: '20',
    SEED_HOTELS: '0',
    RATE_LIMIT: '1',
  })

  // The first round is for the compiler and the connections; the others are measured.
  const measured: Answered[] = []
  const said = new Map<string, number>()
  for (let round = 0; round <= rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: buyers }, (_, buyer) => order(gateway.origin, { round, buyer })),
    )
    if (round === 0) continue
    measured.push(...answers)
    for (const { status, code } of answers)
      said.set(`${status} ${code}`, (said.get(`${status} ${code}`) ?? 0) + 1)
  }
  const sale = {
    origin: gateway.origin,
    packageId: 'paid',
    checkin: firstDay,
    clients: paying.clients,
    oneCard: false,
  }
  const payMs = (await payTimes({ ...sale, purchases: paying.warmUps + paying.purchases })).slice(
    paying.warmUps,
  )
  // Throws at the first refusal.
  const oneCardMs = await payTimes({ ...sale, ...oneCard, from: 10_000, oneCard: true })
  await gateway.stop()

  const wrong = await db
    .selectFrom('roomDay')
    .select('day')
    .where(
      'day',
      'in',
      Array.from({ length: rounds }, (_, round) => addDays(firstDay, 3 * (round + 1))),
    )
    .where('roomId', '<>', 'room-paid')
    .where('available', '<>', 0)
    .execute()
  const times = measured.map(({ ms }) => ms)
  const line = (name: string, value: string) => process.stdout.write(`${name.padEnd(44)}${value}\n`)
  line(
    `${buyers} orders at once, ${rooms} rooms`,
    [...said].map(([code, count]) => `${code}: ${count / rounds}`).join(', '),
  )
  line('p50, ms', percentile(times, 0.5).toFixed(0))
  line('p99, ms', percentile(times, 0.99).toFixed(0))
  line('worst, ms', Math.max(...times).toFixed(0))
  line(
    `Pay to confirmation, ${paying.clients} clients: p50, p95`,
    [0.5, 0.95].map((share) => percentile(payMs, share).toFixed(0)).join(', '),
  )
  line(
    `${oneCard.clients} clients, one card: refused, p50`,
    `0 of ${oneCardMs.length}, ${percentile(oneCardMs, 0.5).toFixed(0)}`,
  )
  const misses = [
    ...(percentile(payMs, 0.95) > limitMs ? [`Pay to confirmation over ${limitMs} ms`] : []),
    ...(percentile(times, 0.99) > limitMs ? [`p99 over ${limitMs} ms`] : []),
    ...(said.get('200 held') === rooms * rounds ? [] : [`${rooms} orders a round expected`]),
    ...(said.size === 2 && said.has('409 sold-out') ? [] : ['an answer besides held and sold-out']),
    ...(wrong.length > 0 ? [`${wrong.length} nights with a stock that is not 0`] : []),
  ]
  for (const miss of misses) process.stdout.write(`${miss}\n`)
  process.exitCode = misses.length > 0 ? 1 : 0
} finally {
  await database.close()
  await server.stop()
}
