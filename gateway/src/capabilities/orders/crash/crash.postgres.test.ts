import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import { sampleOf } from '../../../../../tools/test/deep.mjs'
import { buildApp } from '../../../app/build-app'
import { type DatabaseHandle, openPostgres } from '../../../platform/database/database'
import type { PostgresServer } from '../../../platform/database/postgres'
import { bundleProgram, gatewayFolder } from '../../../testing/bundle-program'
import { movableClock, startFilledPostgres, testConfig } from '../../../testing/test-app'
import {
  addOneRoom,
  book,
  cards,
  createGuest,
  createShopper,
  moneyOf,
  orderRequest,
  roomsLeft,
  type Shopper,
  wishFor,
} from '../orders-fixture'
import type { CrashScript } from './crash.fixture'

const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
let bundle: string
let server: PostgresServer
let database: DatabaseHandle
let app: FastifyInstance
let shopper: Shopper

beforeAll(async () => {
  bundle = await bundleProgram(path.join(__dirname, 'crash.fixture.ts'))
  server = await startFilledPostgres()
  database = openPostgres(server.url, 10)
  await addOneRoom(database.db, 1)
  app = await buildApp({ config: testConfig(), database, clock })
  shopper = createShopper(app)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await server.stop()
  await rm(bundle, { recursive: true })
})
beforeEach(() => clock.set(start))

/** Lets another gateway process make a step and be killed in the middle of it. */
async function killedAt(script: Omit<CrashScript, 'databaseUrl' | 'now'>) {
  const argument = JSON.stringify({ ...script, databaseUrl: server.url, now: clock.instant().toISOString() })
  const child = spawn(process.execPath, [path.join(bundle, 'crash.fixture.js'), argument], {
    cwd: gatewayFolder,
    stdio: 'ignore',
  })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}

let stays = 0
const nextCheckin = () => addDays('2027-03-01', 2 * ++stays)

const mailsOf = async (orderUUID: string) =>
  (await database.db.selectFrom('mail').select('messageId').execute()).filter(({ messageId }) =>
    messageId.includes(orderUUID),
  )
const ordersOn = (checkin: string) =>
  database.db.selectFrom('customerOrder').select('orderUUID').where('checkin', '=', checkin).execute()
const intentOf = (reference: string) =>
  database.db
    .selectFrom('sandboxIntent')
    .select(['id', 'status', 'capturedCents'])
    .where('reference', '=', reference)
    .execute()

async function expectOnePaidOrder({ orderUUID, checkin }: { orderUUID: string; checkin: string }) {
  expect(await ordersOn(checkin)).toEqual([{ orderUUID }])
  expect((await shopper.view(orderUUID)).json()).toMatchObject({ status: 'confirmed' })
  expect(await roomsLeft(database.db, checkin, 2)).toEqual([0, 0])
  const payments = await database.db
    .selectFrom('payment')
    .selectAll()
    .where('orderUUID', '=', orderUUID)
    .execute()
  expect(payments).toMatchObject([{ status: 'captured' }])
  expect(await intentOf(payments[0]?.paymentId ?? '')).toMatchObject([
    { status: 'captured', capturedCents: 20_000 },
  ])
  await app.deps.jobs.runAll()
  await app.deps.jobs.runAll()
  expect(await mailsOf(orderUUID)).toHaveLength(1)
}

describe('a gateway that is killed', () => {
  it.each(
    sampleOf(['order:stock-taken', 'order:reserved', 'order:intent-created', 'order:intent-saved'] as const),
  )('at %s leaves one order to the repeated call', async (point) => {
    const checkin = nextCheckin()
    const key = `killed-at-${point}`
    await killedAt({ point, checkin, step: { order: key } })
    const { order, payment } = await shopper.hold(orderRequest({ checkin }), key)
    const token = await shopper.token(cards.good)
    await shopper.pay(orderRequest({ checkin }), {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: token,
    })
    await expectOnePaidOrder({ orderUUID: order.orderUUID, checkin })
  })

  async function killedWhilePaying(point: CrashScript['point']) {
    const checkin = nextCheckin()
    const { order, payment } = await shopper.hold(orderRequest({ checkin }), `paid-until-${checkin}`)
    const step = { intent: payment.paymentIntentId, token: await shopper.token(cards.good) }
    await killedAt({ point, checkin, step })
    return { ...order, ...step, checkin }
  }

  it.each(
    sampleOf([
      'payment:begun',
      'payment:authorised',
      'payment:capturing',
      'payment:captured',
      'payment:confirmed',
    ] as const),
  )('at %s leaves one payment and one mail to the repeated call', async (point) => {
    const { orderUUID, bookingNumber, checkin, intent, token } = await killedWhilePaying(point)
    const answer = await shopper.pay(orderRequest({ checkin }), {
      paymentIntentId: intent,
      paymentMethod: token,
    })
    expect(answer.json()).toMatchObject({ booking: { orderUUID, bookingNumber } })
    await expectOnePaidOrder({ orderUUID, checkin })
  })

  it.each(sampleOf(['payment:capturing', 'payment:authorised', 'payment:captured'] as const))(
    'at %s leaves an order that is finished after the restart, without another call',
    async (point) => {
      const { orderUUID, checkin } = await killedWhilePaying(point)
      clock.set('2027-03-01T09:01:00Z')
      await app.deps.jobs.runAll()
      await expectOnePaidOrder({ orderUUID, checkin })
    },
  )

  it('between the mail and the note of it sends it once', async () => {
    const checkin = nextCheckin()
    const { order, payment } = await shopper.hold(orderRequest({ checkin }), 'killed-at-mail')
    await shopper.pay(orderRequest({ checkin }), {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    await killedAt({ point: 'mail:delivered', checkin, step: 'jobs' })
    expect(await mailsOf(order.orderUUID)).toHaveLength(1)
    clock.set('2027-03-01T09:05:00Z')
    await expectOnePaidOrder({ orderUUID: order.orderUUID, checkin })
    const open = await database.db.selectFrom('outbox').select('id').where('doneAt', 'is', null).execute()
    expect(open).toEqual([])
  })
})

describe('a gateway that is killed after the sale', () => {
  const sold = () => {
    const checkin = nextCheckin()
    return book(shopper, orderRequest({ checkin }), `sold-${checkin}`).then((order) => ({
      ...order,
      checkin,
    }))
  }
  const later = async (time: string) => {
    clock.set(time)
    await app.deps.jobs.runAll()
    await app.deps.jobs.runAll()
  }
  const mailKinds = async (orderUUID: string) =>
    (await mailsOf(orderUUID)).map(({ messageId }) => messageId.split('.')[0]).sort()

  it.each(['cancellation:stock-returned', 'cancellation:decided'] as const)(
    'at %s leaves one cancellation and one refund to the repeated call',
    async (point) => {
      const { orderUUID, checkin, paymentIntentId } = await sold()
      await killedAt({ point, checkin, step: { cancel: orderUUID, refund: 20_000 } })
      const answer = await createGuest(app).cancel(orderUUID, 20_000)
      expect(answer.json()).toMatchObject({ status: 'cancelled', refundAmount: 20_000 })
      await later('2027-03-01T09:05:00Z')
      expect(await roomsLeft(database.db, checkin, 2)).toEqual([1, 1])
      expect(await moneyOf(database.db, paymentIntentId)).toMatchObject({ refundedCents: 20_000 })
      expect(await mailKinds(orderUUID)).toEqual(['cancellation', 'confirmation', 'refund'])
    },
  )

  it.each(['refund:sent', 'mail:delivered'] as const)(
    'at %s gives the money back once, and says so once',
    async (point) => {
      const { orderUUID, checkin, paymentIntentId } = await sold()
      await later('2027-03-01T09:05:00Z')
      await createGuest(app).cancel(orderUUID, 20_000)
      await killedAt({ point, checkin, step: 'jobs' })
      await later('2027-03-01T09:10:00Z')
      expect(await moneyOf(database.db, paymentIntentId)).toMatchObject({ refundedCents: 20_000 })
      expect(await mailKinds(orderUUID)).toEqual(['cancellation', 'confirmation', 'refund'])
    },
  )

  it.each(['change:stock-moved', 'change:decided'] as const)(
    'at %s leaves one change to the repeated call',
    async (point) => {
      const { orderUUID, checkin, paymentIntentId } = await sold()
      const wish = { ...wishFor({ checkin: addDays(checkin, 1), nights: 1 }), expectedAmount: 10_000 }
      const step = { change: orderUUID, key: `killed-${point}`, wish }
      await killedAt({ point, checkin, step })
      const answer = await createGuest(app).modify(orderUUID, wish, step.key)
      expect(answer.json()).toMatchObject({ modification: { status: 'done', toRefund: 10_000 } })
      await later('2027-03-01T09:05:00Z')
      expect(await roomsLeft(database.db, checkin, 2)).toEqual([1, 0])
      expect(await moneyOf(database.db, paymentIntentId)).toMatchObject({ refundedCents: 10_000 })
      expect(await mailKinds(orderUUID)).toEqual(['confirmation', 'modification', 'refund'])
    },
  )

  it.each(['payment:authorised', 'payment:captured'] as const)(
    'at %s of a dearer change leaves one payment and one change',
    async (point) => {
      const { orderUUID, checkin } = await sold()
      const wish = { ...wishFor({ checkin, nights: 3 }), expectedAmount: 30_000 }
      nextCheckin()
      const guest = createGuest(app)
      const { modification, payment } = (await guest.modify(orderUUID, wish, `dearer-${point}`)).json()
      const authorisation = {
        paymentIntentId: payment.paymentIntentId,
        paymentMethod: await shopper.token(cards.good),
      }
      const paying = { change: orderUUID, modification: modification.modificationUUID, authorisation }
      await killedAt({ point, checkin, step: { paying } })
      const answer = await guest.payChange(orderUUID, paying.modification, authorisation)
      expect(answer.json()).toMatchObject({ booking: { orderUUID } })
      await later('2027-03-01T09:05:00Z')
      expect(await roomsLeft(database.db, checkin, 3)).toEqual([0, 0, 0])
      expect(await moneyOf(database.db, payment.paymentIntentId)).toMatchObject({ capturedCents: 10_000 })
      expect(await mailKinds(orderUUID)).toEqual(['confirmation', 'modification'])
    },
  )
})
