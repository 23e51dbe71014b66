import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { buildApp } from '@escapade/gateway/app/build-app'
import { addHotel, addStay } from '@escapade/gateway/capabilities/availability/stay-fixture'
import { staffHeaders, staffProvider } from '@escapade/gateway/capabilities/care/sign-in/staff-fixture'
import { migrateToLatest } from '@escapade/gateway/db/migrate'
import { systemClock } from '@escapade/gateway/platform/clock'
import { readConfig } from '@escapade/gateway/platform/config'
import { openPostgres } from '@escapade/gateway/platform/database/database'
import { startPostgres } from '@escapade/gateway/platform/database/postgres'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { fillDesk, firstNames, lastNames } from './desk/fill-desk'
import { measureWarm } from './load'
import { purchase } from './orders/pay-times'

/**
 * `pnpm bench desk`: finding, files and the audit for 8 agents at once, on PostgreSQL with 100,000 orders, 300,000
 * mails and a million lines of the audit. Agents and gateway share the process.
 */
const orders = Number(process.env.ORDERS ?? 100_000)
const clients = Number(process.env.CLIENTS ?? 8)
const actions = orders * 10
const asks = 400
const warmUps = 80
const limits = { list: 150, file: 250 }
const firstDay = addDays(systemClock.today(), 30)

const server = await startPostgres({ fsync: 'on' })
const database = openPostgres(server.url, 10)
const { db } = database

const number = (at: number) => 1 + ((at * 7_919) % orders)
const name = (at: number) =>
  `${firstNames[number(at) % firstNames.length]} ${lastNames[number(at) % lastNames.length]}`

/** Texts that agents type, by what is known of the order. */
const texts: Record<string, (at: number) => string> = {
  'booking number': (at) => String(20_000_000 + number(at)),
  'first and last name': name,
  'last name alone, of ten thousand': (at) => lastNames[at % lastNames.length] ?? '',
  'name with a typing error': (at) => name(at).replace(/(.)(.)$/, '$2$1'),
  mail: (at) => `guest${Math.floor(number(at) / 3)}@example.com`,
  telephone: (at) => `06 ${String((number(at) * 7_919) % 100_000_000).padStart(8, '0')}`,
  'last four digits of a card': (at) => String(number(at) % 10_000).padStart(4, '0'),
  hotel: (at) => `Hotel ${((number(at) % 2_000) * 7_919).toString(16)}`,
  'day of arrival': (at) => addDays(firstDay, number(at) % 300),
  'words that nothing has': (at) => `zzz${at} qqq${at}`,
}

try {
  await migrateToLatest(db)
  await addHotel(db, { id: 'bench' })
  await addStay(db, { hotelId: 'bench', id: 'paid', days: [firstDay, addDays(firstDay, 9)], available: 9 })
  const config = readConfig({
    NODE_ENV: 'production',
    STAGE: 'development',
    VAR_DIR: path.join(tmpdir(), 'escapade-bench-desk'),
    DATABASE_URL: server.url,
    RATE_LIMIT: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  })
  const app = await buildApp({
    config,
    database,
    clock: systemClock,
    hooks: { signInProvider: staffProvider },
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await purchase({ origin, packageId: 'paid', checkin: firstDay }, 1)
  const { orderUUID } = await db.selectFrom('customerOrder').select('orderUUID').executeTakeFirstOrThrow()
  await fillDesk(db, { orderUUID, orders, mailsPerOrder: 3, actions })
  const uuids = (await db.selectFrom('customerOrder').select('orderUUID').limit(asks).execute()).map(
    (row) => row.orderUUID,
  )

  const { host, cookie } = staffHeaders('agent', 'lead')
  const headers = { 'x-forwarded-host': host, cookie }
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${origin}/front-gateway/desk/${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const over: string[] = []
  const show = async (what: string, limit: number, work: (at: number) => Promise<unknown>) => {
    const pieces = Array.from({ length: warmUps + asks }, (_, at) => at)
    const { p50, p99 } = await measureWarm({ clients, warmUps, pieces, work })
    process.stdout.write(`${what.padEnd(52)}${p50.toFixed(1)}, ${p99.toFixed(1)}\n`)
    if (p99 > limit) over.push(`${what}: p99 over ${limit} ms`)
  }
  process.stdout.write(`${`${orders} orders, ${clients} clients`.padEnd(52)}p50, p99, ms\n`)
  for (const [what, text] of Object.entries(texts))
    await show(`find: ${what}`, limits.list, (at) => ask('find', { text: text(at) }))
  await show('the file of an order', limits.file, (at) => ask(`orders/${uuids[at % uuids.length]}`))
  await show('the file of a person', limits.file, (at) =>
    ask('people/file', { email: `guest${Math.floor(number(at) / 3)}@example.com` }),
  )
  await show('what waits to be confirmed', limits.list, () => ask('approvals'))
  await show('colleagues', limits.list, () => ask('staff'))
  await show('audit: acts, first page', limits.list, () => ask('audit', {}))
  await show('audit: of an order', limits.list, (at) =>
    ask('audit', { kind: 'all', subject: String(20_000_000 + number(at)) }),
  )
  await show('audit: of an account', limits.list, (at) =>
    ask('audit', { kind: 'all', email: `agent${at % 40}@escapade.example` }),
  )
  await app.close()
  for (const line of over) process.stdout.write(`${line}\n`)
  if (over.length > 0) process.exitCode = 1
} finally {
  await database.close()
  await server.stop()
}
