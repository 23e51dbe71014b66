import process from 'node:process'
import { copyOrders } from '@escapade/gateway/capabilities/accounts/accounts-fixture'
import { addHotel, addStay } from '@escapade/gateway/capabilities/availability/stay-fixture'
import { migrateToLatest } from '@escapade/gateway/db/migrate'
import { systemClock } from '@escapade/gateway/platform/clock'
import { openPostgres } from '@escapade/gateway/platform/database/database'
import { startPostgres } from '@escapade/gateway/platform/database/postgres'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { startGateway } from './gateway-process'
import { measureWarm } from './load'
import { purchase } from './orders/pay-times'
import { percentile } from './percentiles'

/**
 * `pnpm bench account`: a page of the trips of an account with 500 orders, and the time of asking for a code by
 * mailboxes with an account and by others, in turns: a stranger must not tell them apart. On PostgreSQL.
 */
const orders = 500
const limitMs = 100
const clients = Number(process.env.CLIENTS ?? 1)
const pages = 1_000
const warmUps = 200
const asks = 400
const email = 'many@example.com'
const firstDay = addDays(systemClock.today(), 30)

const server = await startPostgres({ fsync: 'on' })
const database = openPostgres(server.url, 5)
const { db } = database

const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Cookies of a device that has signed in by the code of its mail. */
async function signIn(account: string): Promise<string> {
  const asked = await post(`${account}/sign-in/requests`, { email, locale: 'fr_FR' })
  const { signInRequest } = (await asked.json()) as { signInRequest: string }
  const mail = await db
    .selectFrom('outbox')
    .select('payload')
    .where('key', '=', `sign-in-mail:${signInRequest}`)
    .executeTakeFirstOrThrow()
  const cookies = (answer: Response) =>
    answer.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''))
  const proof = { signInRequest, code: String(mail.payload.code) }
  const answer = await post(`${account}/sign-in`, proof, { cookie: cookies(asked).join('; ') })
  if (!answer.ok) throw new Error(`Not signed in: ${await answer.text()}`)
  return cookies(answer).join('; ')
}

/** Milliseconds of asking, known and unknown mailboxes in turns, each from an address of its own. */
async function askTimes(account: string) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let at = 0; at < 2 * asks; at += 1) {
    const isKnown = at % 2 === 0
    const mailbox = `${isKnown ? 'known' : 'unknown'}${at >> 1}@example.com`
    const startedAt = performance.now()
    const answer = await post(
      `${account}/sign-in/requests`,
      { email: mailbox, locale: 'fr_FR' },
      { 'x-forwarded-for': `198.51.${at >> 8}.${at % 256}` },
    )
    if (!answer.ok) throw new Error(`Not asked: ${await answer.text()}`)
    times[isKnown ? 'known' : 'unknown'].push(performance.now() - startedAt)
  }
  return times
}

try {
  await migrateToLatest(db)
  await addHotel(db, { id: 'bench' })
  await addStay(db, { hotelId: 'bench', id: 'paid', days: [firstDay, addDays(firstDay, 9)], available: 9 })
  const gateway = await startGateway({ DATABASE_URL: server.url, DATABASE_POOL: '10', SEED_HOTELS: '0' })
  const account = `${gateway.origin}/front-gateway/account`
  await purchase({ origin: gateway.origin, packageId: 'paid', checkin: firstDay }, 1)
  const { orderUUID } = await db.selectFrom('customerOrder').select('orderUUID').executeTakeFirstOrThrow()
  await copyOrders(db, { orderUUID, email, count: orders })
  await db
    .insertInto('account')
    .values(
      Array.from({ length: asks }, (_, at) => ({
        accountId: crypto.randomUUID(),
        email: `known${at}@example.com`,
        profile: JSON.stringify({
          locale: 'fr_FR',
          mails: { wishes: false, searches: false, reviews: true },
        }),
        formerMailboxes: '[]',
        createdAt: new Date(),
        calendarNumber: null,
        newsLookedAt: null,
        newsToldAt: null,
      })),
    )
    .execute()
  const cookie = await signIn(account)
  const trips = await measureWarm({
    clients,
    warmUps,
    pieces: Array.from({ length: warmUps + pages }, (_, at) => at % (orders / 10)),
    async work(page) {
      const answer = await fetch(`${account}/trips?group=upcoming&page=${page}`, { headers: { cookie } })
      const { trips: shown } = (await answer.json()) as { trips: unknown[] }
      if (shown.length !== 10) throw new Error(`Page ${page} has ${shown.length} trips`)
    },
  })
  const { known, unknown } = await askTimes(account)
  await gateway.stop()
  const line = (name: string, value: string) => process.stdout.write(`${name.padEnd(52)}${value}\n`)
  line(
    `trips of ${orders} orders, ${clients} clients: p50, p99, ms`,
    `${trips.p50.toFixed(1)}, ${trips.p99.toFixed(1)}`,
  )
  const shares = (times: number[]) =>
    [0.5, 0.9].map((share) => percentile(times, share).toFixed(1)).join(', ')
  line('asking, mailbox with an account: p50, p90, ms', shares(known))
  line('asking, mailbox without: p50, p90, ms', shares(unknown))
  line('ratio of the medians', (percentile(known, 0.5) / percentile(unknown, 0.5)).toFixed(2))
  if (trips.p99 > limitMs) {
    process.stdout.write(`trips: p99 over ${limitMs} ms\n`)
    process.exitCode = 1
  }
} finally {
  await database.close()
  await server.stop()
}
