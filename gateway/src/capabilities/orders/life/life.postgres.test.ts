import { sql } from 'kysely'
import { clock as byClock, operatorOf, provider } from '../../../platform/caller'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { addOneRoom, book, cards, createGuest, createShopper, orderRequest, wishFor } from '../orders-fixture'
import { createOrdersRepository } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import { actorIn } from './actor'
import { advance } from './advance'
import { createLifeRepository } from './life-repository'
import { openOrder } from './open-order'
import { readLife } from './read-life'
import { expectReplays } from './replay-fixture'
import { nextOrderStatus, type OrderCause } from './transitions'

const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock, connections: 20 })
  await addOneRoom(test.db, 40)
})
beforeEach(() => clock.set(start))
afterAll(() => test.close())

const booked = async () => {
  keys += 1
  return (await book(createShopper(test.app), orderRequest(), `life-of-order-${keys}`)).orderUUID
}
const orderOf = async (orderUUID: string) => {
  const order = await createOrdersRepository(test.db).find(orderUUID)
  if (!order) throw new Error('The order is gone')
  return order
}
const causesOf = async (orderUUID: string) =>
  (await readLife(test.db, await orderOf(orderUUID), clock.instant()))
    .filter(({ paymentId }) => paymentId === null)
    .map(({ cause, actor }) => `${cause} by ${actor}`)
const eventsOf = (orderUUID: string) => createLifeRepository(test.db).ofOrder(orderUUID)

const buyer = { kind: 'visitor', ip: '192.0.2.1', proof: null } as const
const operator = operatorOf({ OPERATOR: 'ada' })
const callers = [buyer, provider, byClock, operator]
const causes: Exclude<OrderCause, 'placed'>[] = [
  'payment-refused',
  'revived',
  'paid',
  'hold-ran-out',
  'question-unanswered',
  'bank-given-up',
  'replaced',
  'cancelled',
  'withdrawn',
  'partly-withdrawn',
  'change-opened',
  'change-lapsed',
  'changed',
  'visit-moved',
  'refunded',
]

describe('a step that may not be', () => {
  it.each(causes)('%s is a conflict and writes nothing', async (cause) => {
    const orderUUID = await booked()
    const order = await orderOf(orderUUID)
    const before = await eventsOf(orderUUID)
    const refused = callers.filter(
      (caller) => !nextOrderStatus({ status: order.status, cause, by: actorIn(caller) }),
    )
    for (const by of refused)
      await expect(
        test.db.transaction().execute((db) => advance(db, order, { cause, by, at: clock.instant() })),
      ).rejects.toMatchObject({ code: 'conflict' })
    expect(refused.length).toBeGreaterThan(0)
    expect(await eventsOf(orderUUID)).toEqual(before)
    expect((await orderOf(orderUUID)).status).toBe(order.status)
  })

  it('is refused to who read the order before it went on', async () => {
    const orderUUID = await booked()
    const stale = await orderOf(orderUUID)
    expect((await createGuest(test.app).cancel(orderUUID, 20_000)).statusCode).toBe(200)
    const step = { cause: 'cancelled', by: operator, at: clock.instant() } as const
    const late = test.db.transaction().execute((db) => advance(db, stale, step))
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('events', () => {
  it('tell why an order ended, and its page says it', async () => {
    const orderUUID = await booked()
    await createGuest(test.app).cancel(orderUUID, 20_000)
    await test.app.deps.jobs.runAll()
    expect(await causesOf(orderUUID)).toEqual([
      'placed by buyer',
      'paid by buyer',
      'cancelled by buyer',
      'refunded by provider',
    ])
    const { timeline } = (await createShopper(test.app).view(orderUUID)).json()
    expect(timeline.map(({ kind, by }: { kind: string; by: string }) => `${kind} ${by}`)).toEqual([
      'placed buyer',
      'paid buyer',
      'cancelled buyer',
      'refunded shop',
    ])
  })

  it('tell a hold that ran out from one that another order took the place of', async () => {
    const shopper = createShopper(test.app)
    const first = (await shopper.order(orderRequest(), 'life-replaced')).json().order.orderUUID
    const second = (await shopper.order({ ...orderRequest(), replacesOrder: first }, 'life-replacing')).json()
      .order.orderUUID
    clock.set('2027-03-01T09:20:00Z')
    await test.app.deps.jobs.runAll()
    expect(await causesOf(first)).toEqual(['placed by buyer', 'replaced by buyer'])
    expect(await causesOf(second)).toEqual(['placed by buyer', 'hold-ran-out by clock'])
    const reasonOf = async (orderUUID: string, cause: OrderCause) =>
      (await eventsOf(orderUUID)).find((event) => event.cause === cause)?.reason
    expect(await reasonOf(first, 'replaced')).toBe(second)
    expect(await reasonOf(second, 'placed')).toBe(first)
  })

  it('are kept as they are, and go with their order', async () => {
    const orderUUID = await booked()
    await expect(
      test.db.updateTable('orderEvent').set({ cause: 'placed' }).where('orderUUID', '=', orderUUID).execute(),
    ).rejects.toThrow('kept as they are')
    await expect(
      test.db.deleteFrom('orderEvent').where('orderUUID', '=', orderUUID).execute(),
    ).rejects.toThrow('kept as they are')
    await test.db.deleteFrom('customerOrder').where('orderUUID', '=', orderUUID).execute()
    expect(await eventsOf(orderUUID)).toEqual([])
  })
})

type Entry = { kind: string; inferred: boolean }

describe('two causes at once', () => {
  it('never wait for each other: a webhook that writes of a payment, a page that holds the order', async () => {
    const shopper = createShopper(test.app)
    const { order, payment } = await shopper.hold(orderRequest(), 'life-meeting')
    const { paymentId } = await createPaymentsRepository(test.db).ofOrder(order.orderUUID)
    const step = (paymentMethod: string) =>
      ({ cause: 'bank-asked', at: clock.instant(), change: { paymentMethod } }) as const
    expect(payment.paymentIntentId).not.toBe('')
    // Without the retry of `createInTransaction`: a deadlock is an error here.
    const asked = (paymentMethod: string) =>
      test.db.transaction().execute(async (db) => {
        const open = await openOrder(db, order.orderUUID, buyer)
        return open.advancePayment(paymentId, step(paymentMethod))
      })
    for (let round = 0; round < 200; round += 1)
      expect(await Promise.all([asked(`webhook-${round}`), asked(`page-${round}`)])).toEqual([true, true])
    expect((await eventsOf(order.orderUUID)).length).toBeGreaterThan(400)
  })

  it('end an order once: the clock and a payment', async () => {
    for (let round = 0; round < 5; round += 1) {
      clock.set(start)
      const shopper = createShopper(test.app)
      const { payment } = await shopper.hold(orderRequest(), `life-of-late-${round}`)
      const paymentMethod = await shopper.token(cards.good)
      clock.set('2027-03-01T09:15:00Z')
      const [, answer] = await Promise.all([
        test.app.deps.jobs.runAll(),
        shopper.pay(orderRequest(), { paymentIntentId: payment.paymentIntentId, paymentMethod }),
      ])
      expect(answer.statusCode).toBe(200)
    }
    expect(await expectReplays(test.db)).toBeGreaterThan(0)
  })

  it('cancel an order once: its buyer and customer care', async () => {
    const orderUUID = await booked()
    const order = await orderOf(orderUUID)
    const guest = createGuest(test.app)
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => guest.cancel(orderUUID, 20_000)),
      ...[operator, buyer].map((by) =>
        test.db
          .transaction()
          .execute((db) => advance(db, order, { cause: 'cancelled', by, at: clock.instant() }))
          .catch(({ code }) => code),
      ),
    ])
    expect(answers).toHaveLength(6)
    expect((await causesOf(orderUUID)).filter((cause) => cause.startsWith('cancelled'))).toHaveLength(1)
  })

  it('leave a payment captured that the provider calls refused afterwards', async () => {
    const orderUUID = await booked()
    const [payment] = (await eventsOf(orderUUID)).filter(({ toStatus }) => toStatus === 'captured')
    const step = { cause: 'refused', at: clock.instant() } as const
    const paymentId = payment?.paymentId ?? ''
    const told = test.db
      .transaction()
      .execute(async (db) => (await openOrder(db, orderUUID, provider)).advancePayment(paymentId, step))
    expect(await told).toBe(false)
  })
})

/** Leaves the order as a gateway without events would have. */
const forgetEvents = (orderUUID: string) =>
  test.db.transaction().execute(async (db) => {
    await sql`alter table order_event disable trigger keep_order_event`.execute(db)
    await db.deleteFrom('orderEvent').where('orderUUID', '=', orderUUID).execute()
    await sql`alter table order_event enable trigger keep_order_event`.execute(db)
  })

describe('an order of a gateway that keeps no events', () => {
  it('shows what its columns say, marked so, and goes on from there', async () => {
    const orderUUID = await booked()
    await forgetEvents(orderUUID)
    const known = await readLife(test.db, await orderOf(orderUUID), clock.instant())
    expect(known.map(({ cause, actor, inferred }) => [cause, actor, inferred])).toEqual([
      ['placed', null, true],
      ['paid', null, true],
      ['not-recorded', null, true],
    ])
    await createGuest(test.app).cancel(orderUUID, 20_000)
    expect(await causesOf(orderUUID)).toEqual(['placed by null', 'paid by null', 'cancelled by buyer'])
  })

  it('shows its change and its refund, at the moments that are stored', async () => {
    const orderUUID = await booked()
    const guest = createGuest(test.app)
    clock.set('2027-03-02T10:00:00Z')
    const wish = { ...wishFor({ checkin: '2027-03-12' }), expectedAmount: 20_000 }
    expect((await guest.modify(orderUUID, wish, 'life-changed')).statusCode).toBe(200)
    clock.set('2027-03-03T10:00:00Z')
    await guest.cancel(orderUUID, 20_000)
    await test.app.deps.jobs.runAll()
    await forgetEvents(orderUUID)
    const steps = async () =>
      (await readLife(test.db, await orderOf(orderUUID), clock.instant()))
        .filter(({ paymentId }) => paymentId === null)
        .map(({ cause, at, inferred }) => [cause, at.toISOString().slice(0, 16), inferred])
    const told = [
      ['placed', '2027-03-01T09:00', true],
      ['paid', '2027-03-01T09:00', true],
      ['changed', '2027-03-02T10:00', true],
      ['cancelled', '2027-03-03T10:00', true],
      ['refunded', '2027-03-03T10:00', true],
    ]
    expect(await steps()).toEqual(told)
    const { timeline } = (await createShopper(test.app).view(orderUUID)).json()
    expect(timeline.map(({ kind, inferred }: Entry) => [kind, inferred])).toEqual(
      told.map(([kind, , inferred]) => [kind, inferred]),
    )
  })

  it('shows a refusal when its bank gave it, and nothing in the future', async () => {
    const shopper = createShopper(test.app)
    const { order, payment } = await shopper.hold(orderRequest(), 'life-refused')
    clock.set('2027-03-01T09:01:00Z')
    const paymentMethod = await shopper.token(cards.refused)
    await shopper.pay(orderRequest(), { paymentIntentId: payment.paymentIntentId, paymentMethod })
    await forgetEvents(order.orderUUID)
    clock.set('2027-03-01T09:03:00Z')
    const life = await readLife(test.db, await orderOf(order.orderUUID), clock.instant())
    const refused = life.find(({ cause }) => cause === 'payment-refused')
    expect(refused?.at.toISOString()).toBe('2027-03-01T09:01:00.000Z')
    expect(life.filter(({ at }) => at > clock.instant())).toEqual([])
  })

  it('shows the truth after a step of an older gateway beside this one', async () => {
    const { order } = await createShopper(test.app).hold(orderRequest(), 'life-beside')
    await test.db
      .updateTable('customerOrder')
      .set({ status: 'cancelled', holdsStock: false })
      .where('orderUUID', '=', order.orderUUID)
      .execute()
    expect(await causesOf(order.orderUUID)).toEqual(['placed by buyer', 'replaced by null'])
  })
})
