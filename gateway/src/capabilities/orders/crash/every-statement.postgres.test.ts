import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { deep } from '../../../../../tools/test/deep.mjs'
import { buildApp } from '../../../app/build-app'
import { orders } from '../../../app/orders'
import { gifts } from '../../../app/ports'
import { type DatabaseHandle, openPostgres } from '../../../platform/database/database'
import type { PostgresServer } from '../../../platform/database/postgres'
import { movableClock, startFilledPostgres, testConfig, testDay } from '../../../testing/test-app'
import { card, createGiver, giftRequest } from '../../gifts/gifts-fixture'
import { addOneRoom, cards, createShopper, orderRequest } from '../orders-fixture'
import { startMortalConnection } from '../stock/testing/mortal-connection'

const clock = movableClock()
const config = testConfig()
/** Capabilities with a part in orders: a gateway that is killed need not serve more. */
const capabilities = [gifts, orders]
let server: PostgresServer
let database: DatabaseHandle
let app: FastifyInstance
let code: string
let keys = 0

beforeAll(async () => {
  server = await startFilledPostgres(24)
  database = openPostgres(server.url, 5)
  await addOneRoom(database.db, 10_000)
  await seedGifts(database.db, testDay)
  await sql`update activity_product set capacity = 10000`.execute(database.db)
  app = await buildApp({ config, database, clock, capabilities })
  const { codes } = await createGiver({ app, db: database.db }).buy([card(25_000)], { amount: 25_000 })
  code = codes[0] ?? ''
})
afterAll(async () => {
  await app.close()
  await database.close()
  await server.stop()
})

/** All that an order may change, as one number each. */
const worldNow = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<Record<string, string | number>>`
    select (select count(*) from customer_order) as orders,
      (select count(*) from customer_order where status = 'confirmed') as confirmed,
      (select count(*) from payment where status = 'captured') as payments,
      (select count(*) from sandbox_intent) as intents,
      (select sum(captured_cents) from sandbox_intent) as captured,
      (select sum(available) from room_day where room_id = 'room-stay') as rooms,
      (select coalesce(sum(taken), 0) from activity_product_day) as places,
      (select sum(uses) from promotion_code) as promotions,
      (select count(*) from gift) as gifts,
      (select sum(balance_cents) from gift) as balances,
      (select sum(amount_cents) from gift_movement) as ledger,
      (select count(*) from mail) as mails,
      (select count(*) from outbox where done_at is null) as waiting`.execute(database.db)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
}

const changeBetween = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.keys(after)
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  )

type Purchase = { request: OrderRequest; key: string; token: string }

/** Orders, pays and sends the mails, as far as the gateway lives. Answers which order it was. */
async function purchase(gateway: FastifyInstance, { request, key, token }: Purchase): Promise<string | null> {
  const shopper = createShopper(gateway)
  const answer = await shopper.order(request, key)
  if (answer.statusCode !== 200) return null
  const { order, payment } = answer.json()
  const paid = await shopper.pay(request, { paymentIntentId: payment.paymentIntentId, paymentMethod: token })
  if (paid.statusCode === 200) await gateway.deps.jobs.runAll()
  return order.orderUUID
}

/** Buys through a gateway that dies after so many statements, and again through one that lives. */
async function killedAndRepeated(request: OrderRequest, statements: number) {
  const token = await createShopper(app).token(cards.good)
  const wish = { request, key: `every-statement-${++keys}`, token }
  const before = await worldNow()
  const connection = await startMortalConnection(server.url)
  const doomed = openPostgres(connection.url, 3)
  const gateway = await buildApp({ config, database: doomed, clock, capabilities })
  connection.dieAfter(statements)
  const known = await purchase(gateway, wish)
  const count = connection.count()
  const hasDied = connection.hasDied()
  await connection.close()
  await gateway.close()
  await doomed.close()
  const repeated = await purchase(app, wish)
  // Effects that the dead gateway had begun to send are anybody's again after a minute.
  clock.set(new Date(clock.instant().getTime() + 90_000).toISOString())
  await app.deps.jobs.runAll()
  if (known) expect(repeated).toBe(known)
  return { count, hasDied, change: changeBetween(before, await worldNow()) }
}

const stay = (): OrderRequest => {
  const request = orderRequest({ amount: 19_000 })
  const paying = { giftcards: [{ serialNumber: code, usedAmount: 100 }], promotionCodeItem: 'BIENVENUE10' }
  return { ...request, items: { ...request.items, ...paying } }
}

async function activity(): Promise<OrderRequest> {
  const { rows } = await sql<{ id: string; cents: number }>`
    select p.id, a.price_cents as cents from activity_product p
    join activity_price a on a.product_id = p.id and a.adults = 2
    where p.published and p.last_day is null and '3' = any(p.weekdays::text[]) order by p.id limit 1`.execute(
    database.db,
  )
  const { id: productId = '', cents = 0 } = rows[0] ?? {}
  const item = { productId, adults: 2, customType: 'OWN_USE' as const, date: '2027-05-12' }
  return { ...orderRequest({ amount: 2 * cents }), items: { activityOnlyItem: item } }
}

/** Statements from one death to the next. */
const stride = deep(7, 1)
const one = { orders: 1, confirmed: 1, payments: 1, intents: 1, mails: 1 }

describe('a gateway that is killed between any two statements of an order', () => {
  it.each<[string, () => OrderRequest | Promise<OrderRequest>, object]>([
    [
      'a stay that a gift and a promotion help to pay',
      stay,
      { ...one, captured: 18_900, rooms: -2, promotions: 1, balances: -100, ledger: -100 },
    ],
    [
      'gifts',
      () => giftRequest([card(5_000), card(10_000)], { amount: 15_000 }),
      { ...one, captured: 15_000, gifts: 2, balances: 15_000, ledger: 15_000 },
    ],
    ['an activity for a day', activity, { ...one, places: 2, gifts: 1 }],
  ])(
    '[GW-028] leaves one order, one payment and one mail to the repeated call: %s',
    async (_what, request, expected) => {
      const whole = await killedAndRepeated(await request(), Number.POSITIVE_INFINITY)
      expect(whole).toMatchObject({ hasDied: false, change: expected })
      expect(whole.change.waiting).toBeUndefined()
      expect(whole.count).toBeGreaterThan(40)
      for (let statements = 0; statements < whole.count; statements += stride) {
        const killed = await killedAndRepeated(await request(), statements)
        expect({ statements, hasDied: killed.hasDied, change: killed.change }).toEqual({
          statements,
          hasDied: true,
          change: whole.change,
        })
      }
    },
  )
})
