import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { testMoment } from '../../../../../tools/test/test-day.mjs'
import { createInTransaction } from '../../../platform/database/transaction'
import { loadSigner } from '../../../platform/signer'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { staffHeaders, staffProvider } from '../../care/sign-in/staff-fixture'
import { problemOf, readBooks } from '../../operations/books'
import { PaymentProviderError } from '../../payments/payment-provider'
import { createSandboxDesk, factsOf } from '../../payments/sandbox/sandbox-facts'
import { createSandboxRepository } from '../../payments/sandbox/sandbox-repository'
import { sandboxSecret } from '../../payments/sandbox/sandbox-webhooks'
import { signEvent } from '../../payments/webhooks/signed-events'
import { addOneRoom, book, createGuest, createShopper, orderRequest, roomsLeft } from '../orders-fixture'
import { createFactsRepository } from '../records/facts-repository'
import { readChanges } from './read-changes'

const clock = movableClock(testMoment)
let test: TestApp
let desk: ReturnType<typeof createSandboxDesk>
let secret: string
let names = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock, hooks: { signInProvider: staffProvider } })
  await addOneRoom(test.db, 2_000)
  desk = createSandboxDesk({ inTransaction: createInTransaction(test.db), clock })
  secret = sandboxSecret(await loadSigner(test))
})
afterAll(() => test.close())
beforeEach(() => clock.set(testMoment))

const name = (what: string) => {
  names += 1
  return `${what}-${names}`
}
const price = 20_000
const checkin = '2027-04-08'

async function booked() {
  const { orderUUID, paymentIntentId } = await book(
    createShopper(test.app),
    orderRequest({ checkin }),
    name('facts-order'),
  )
  return { orderUUID, intentId: paymentIntentId }
}
type Booked = Awaited<ReturnType<typeof booked>>

/** As a provider tells: the event says which payment it is about, and nothing else counts. */
const tell = async (intent: string, type = 'charge.refunded') => {
  const object = { object: 'charge', payment_intent: intent }
  const text = JSON.stringify({ id: name('evt_facts'), object: 'event', type, data: { object } })
  const answer = await test.app.inject({
    method: 'POST',
    url: '/front-gateway/payments/webhook',
    payload: text,
    headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(text, secret) },
  })
  expect(answer.statusCode).toBe(204)
}
const run = () => test.app.deps.jobs.runAll()
const view = async ({ orderUUID }: Booked) => (await createShopper(test.app).view(orderUUID)).json()
const causes = async ({ orderUUID }: Booked) =>
  (await fileOf(orderUUID)).history.filter(({ isOfPayment }) => !isOfPayment).map(({ cause }) => cause)
const fileOf = async (orderUUID: string): Promise<OrderFile> =>
  (
    await test.app.inject({
      url: `/front-gateway/desk/orders/${orderUUID}`,
      headers: staffHeaders('agent'),
    })
  ).json()
const troubles = async () =>
  (await test.app.inject({ url: '/front-gateway/desk/approvals', headers: staffHeaders('agent') })).json()
    .money
const repeat = (orderUUID: string, ...roles: ('agent' | 'lead')[]) =>
  test.app.inject({
    method: 'POST',
    url: `/front-gateway/desk/orders/${orderUUID}/refund-repetition`,
    headers: staffHeaders(...roles),
  })
const mails = (order: Booked) =>
  test.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('messageId', 'like', `%${order.orderUUID}%`)
    .execute()
const atProvider = ({ intentId }: Booked) =>
  test.db.selectFrom('sandboxRefund').selectAll().where('intentId', '=', intentId).execute()

describe('a refund that was made at the provider', () => {
  it.each(['an event', 'two events', 'the reading alone'])(
    '[GW-029] reaches page, desk, mail and credit note once, by %s',
    async (way) => {
      const order = await booked()
      await desk.refund({ intentId: order.intentId, amountCents: 5_000 })
      if (way !== 'the reading alone') await tell(order.intentId)
      if (way === 'two events') await tell(order.intentId)
      await run()
      await run()
      expect(await view(order)).toMatchObject({ refundedAmount: 5_000, money: { returnedToCard: 5_000 } })
      expect((await fileOf(order.orderUUID)).refunds).toMatchObject([{ amount: 5_000, reason: 'provider' }])
      expect((await mails(order)).filter(({ text }) => /50\s€/.test(text))).toHaveLength(1)
      const { returns } = await createGuest(test.app).conditions(order.orderUUID)
      expect(returns).toMatchObject([{ amount: 5_000 }])
      expect(problemOf(await readBooks(test.db))).toBeNull()
    },
  )

  it('[GW-029] leaves no more to give back than is left', async () => {
    const order = await booked()
    await desk.refund({ intentId: order.intentId, amountCents: price })
    await tell(order.intentId)
    const wish = { act: 'cancel', refund: 'full' }
    const preview = await test.app.inject({
      method: 'POST',
      url: `/front-gateway/desk/orders/${order.orderUUID}/refund-preview`,
      headers: staffHeaders('lead'),
      payload: wish,
    })
    expect(preview.json()).toMatchObject({ amount: 0 })
  })
})

describe('a refund that the bank of the card did not take', () => {
  async function failed(): Promise<Booked> {
    const order = await booked()
    await createGuest(test.app).cancel(order.orderUUID, price)
    await run()
    const [refund] = await atProvider(order)
    await desk.failRefund(refund?.reference ?? '')
    await tell(order.intentId, 'refund.failed')
    return order
  }

  it('[GW-029] is no refund any more, and waits for somebody at the desk', async () => {
    const order = await failed()
    expect(await view(order)).toMatchObject({
      state: 'cancelled',
      refundedAmount: 0,
      money: { returnedToCard: 0, refundFailed: price },
    })
    expect((await causes(order)).at(-1)).toBe('refund-failed')
    await tell(order.intentId, 'refund.failed')
    await run()
    const mails = await test.db
      .selectFrom('mail')
      .selectAll()
      .where('messageId', 'like', 'refund-failed%')
      .execute()
    expect(mails.filter(({ text }) => text.includes(order.orderUUID))).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/200\s€/)
    expect(await troubles()).toContainEqual(
      expect.objectContaining({ orderUUID: order.orderUUID, kind: 'refund-failed', amount: price }),
    )
    expect(problemOf(await readBooks(test.db))).toContain(order.orderUUID)
    expect((await repeat(order.orderUUID, 'lead')).statusCode).toBe(204)
    await run()
  })

  it('[SC-017] goes out once more when a lead says so, once', async () => {
    const order = await failed()
    expect((await repeat(order.orderUUID, 'agent')).json()).toMatchObject({ code: 'leads-only' })
    const answers = await Promise.all([1, 2].map(() => repeat(order.orderUUID, 'lead')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    await run()
    await tell(order.intentId)
    expect(await view(order)).toMatchObject({ state: 'refunded', money: { returnedToCard: price } })
    expect((await atProvider(order)).map(({ status }) => status).toSorted()).toEqual(['done', 'failed'])
    expect(await troubles()).not.toContainEqual(expect.objectContaining({ orderUUID: order.orderUUID }))
    expect(problemOf(await readBooks(test.db))).toBeNull()
    // News of the first attempt that come now are old.
    await tell(order.intentId, 'refund.failed')
    expect((await view(order)).money.refundFailed).toBeUndefined()
  })
})

describe('a dispute', () => {
  const disputed = async () => {
    const order = await booked()
    const id = await desk.dispute({ intentId: order.intentId, amountCents: price })
    return { ...order, id }
  }

  it('[GW-029] is said on page and desk while it is open, and nothing is paid twice meanwhile', async () => {
    const order = await disputed()
    await tell(order.intentId, 'charge.dispute.created')
    expect(await view(order)).toMatchObject({ state: 'booked', money: { disputed: price } })
    expect(await troubles()).toContainEqual(
      expect.objectContaining({ orderUUID: order.orderUUID, kind: 'dispute', amount: price }),
    )
    const { cancellationRefund } = await createGuest(test.app).conditions(order.orderUUID)
    expect(cancellationRefund).toBe(0)
    await desk.endDispute(order.id, 'won')
    await run()
    expect((await view(order)).money.disputed).toBeUndefined()
    expect(await causes(order)).toEqual(expect.arrayContaining(['disputed', 'dispute-won']))
    expect(await troubles()).not.toContainEqual(expect.objectContaining({ orderUUID: order.orderUUID }))
  })

  it('[GW-029] that is lost before the stay ends it: its room is free, its buyer has a mail, the books are right', async () => {
    const before = await roomsLeft(test.db, checkin, 2)
    const order = await disputed()
    expect(await roomsLeft(test.db, checkin, 2)).toEqual(before.map((rooms) => rooms - 1))
    await desk.endDispute(order.id, 'lost')
    // The event of the end comes first, and that of the beginning after it.
    await tell(order.intentId, 'charge.dispute.closed')
    await tell(order.intentId, 'charge.dispute.created')
    await run()
    expect(await view(order)).toMatchObject({ state: 'refunded', money: { returnedToCard: price } })
    expect(await roomsLeft(test.db, checkin, 2)).toEqual(before)
    expect(await causes(order)).toEqual(expect.arrayContaining(['disputed', 'dispute-lost', 'cancelled']))
    expect(await atProvider(order)).toEqual([])
    expect(problemOf(await readBooks(test.db))).toBeNull()
  })

  it('[GW-029] that is lost after the stay leaves it as it was, without its money', async () => {
    const order = await disputed()
    clock.set(`${addDays(checkin, 40)}T09:00:00Z`)
    await desk.endDispute(order.id, 'lost')
    await tell(order.intentId, 'charge.dispute.closed')
    expect(await view(order)).toMatchObject({ status: 'confirmed', money: { returnedToCard: price } })
  })
})

type Act = 'refund' | 'fail' | 'dispute' | 'win' | 'lose'
type Told = 'never' | 'once' | 'twice' | 'late'

it('[GW-029] whatever happens at the provider, and however the events come, the shop has the same books after the next reading', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          act: fc.constantFrom<Act>('refund', 'fail', 'dispute', 'win', 'lose'),
          told: fc.constantFrom<Told>('never', 'once', 'twice', 'late'),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      async (steps) => {
        const order = await booked()
        const { intentId } = order
        const refunds: string[] = []
        const disputes: string[] = []
        let late = 0
        for (const { act, told } of steps) {
          const isDone = await doThere(act, { intentId, refunds, disputes })
          if (!isDone || told === 'never') continue
          if (told === 'late') late += 1
          else for (let times = 0; times < (told === 'twice' ? 2 : 1); times += 1) await tell(intentId)
        }
        for (; late > 0; late -= 1) await tell(intentId)
        await run()

        const lost = (
          await test.db.selectFrom('sandboxDispute').selectAll().where('intentId', '=', intentId).execute()
        ).filter(({ status }) => status === 'lost')
        const lostCents = lost.reduce((sum, { amountCents }) => sum + amountCents, 0)
        const done = (await atProvider(order))
          .filter(({ status }) => status === 'done')
          .reduce((sum, { amountCents }) => sum + amountCents, 0)
        const { money, status } = await view(order)
        expect(money.returnedToCard).toBe(done + lostCents)
        expect(status).toBe(lost.length > 0 ? 'cancelled' : 'confirmed')
      },
    ),
    { numRuns: deep(15, 100) },
  )
}, 120_000)

type There = { intentId: string; refunds: string[]; disputes: string[] }

/** False where there is nothing to do it to. */
async function doThere(act: Act, { intentId, refunds, disputes }: There): Promise<boolean> {
  const pop = async (from: string[], work: (id: string) => Promise<void>) => {
    const id = from.pop()
    if (id) await work(id)
    return id !== undefined
  }
  switch (act) {
    case 'refund':
      refunds.push(await desk.refund({ intentId, amountCents: 1_000 }))
      return true
    case 'dispute':
      disputes.push(await desk.dispute({ intentId, amountCents: 2_000 }))
      return true
    case 'fail':
      return pop(refunds, desk.failRefund)
    default:
      return pop(disputes, (id) => desk.endDispute(id, act === 'win' ? 'won' : 'lost'))
  }
}

it('[GW-029] what the provider cannot say now is asked for again at the next reading', async () => {
  const order = await booked()
  await desk.refund({ intentId: order.intentId, amountCents: 1_000 })
  const readUntil = () => createFactsRepository(test.db).readUntil('away')
  let isAway = true
  const provider = {
    name: 'away',
    changedSince: async () => [order.intentId],
    factsOf: async (intentId: string) => {
      if (isAway) throw new PaymentProviderError('no answer')
      return factsOf(createSandboxRepository(test.db), intentId)
    },
  }
  const deps = { ...test.app.deps, ...test, provider, log: test.app.log, wake() {} }
  const read = () => readChanges(deps as unknown as Parameters<typeof readChanges>[0])
  await read()
  expect(await readUntil()).toBeNull()
  isAway = false
  // The shop's own reading acts upon it: this one is only to find it known.
  await test.app.deps.jobs.runAll()
  await read()
  expect(await readUntil()).toEqual(clock.instant())
})
