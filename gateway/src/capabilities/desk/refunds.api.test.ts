import type { OrderFile, RefundQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import fc from 'fast-check'
import { deep } from '../../../../tools/test/deep.mjs'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { staffHeaders, staffProvider } from '../care/sign-in/staff-fixture'
import { addOneRoom, book, createGuest, createShopper, orderRequest } from '../orders/orders-fixture'
import { createRefundsRepository } from '../orders/records/refunds-repository'

const price = 20_000
let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, hooks: { signInProvider: staffProvider }, connections: 20 })
  await addOneRoom(test.db, 200)
})
afterAll(() => test.close())

const booked = async () => {
  keys += 1
  return (await book(createShopper(test.app), orderRequest(), `desk-refund-${keys}`)).orderUUID
}

function at(orderUUID: string, headers = staffHeaders('agent', 'lead')) {
  const post = (what: string, payload: object) =>
    test.app.inject({
      method: 'POST',
      url: `/front-gateway/desk/orders/${orderUUID}/${what}`,
      headers,
      payload,
    })
  return {
    preview: async (question: RefundQuestion) => (await post('refund-preview', question)).json(),
    cancel: (refund: 'conditions' | 'full' | number, expectedRefund: number) =>
      post('cancellation', { refund, expectedRefund, reason: 'The hotel is closed' }),
    giveBack: (amount: number, returnedBefore: number) =>
      post('refund', { amount, returnedBefore, reason: 'Cold breakfast' }),
    file: async (): Promise<OrderFile> =>
      (await test.app.inject({ url: `/front-gateway/desk/orders/${orderUUID}`, headers })).json(),
  }
}
const returnedOf = async (orderUUID: string) =>
  (await createRefundsRepository(test.db).returnsOf(orderUUID)).map(
    ({ cardCents, giftCents, reason }) => [cardCents + giftCents, reason] as const,
  )

describe('money back without a cancellation', () => {
  it('[SC-017] goes to where it came from, leaves the booking as it is, and keeps who and why', async () => {
    const orderUUID = await booked()
    const lead = at(orderUUID)
    expect(await lead.preview({ act: 'give-back', refund: 2_000 })).toMatchObject({
      amount: 2_000,
      parts: { cardAmount: 2_000, giftAmount: 0 },
    })
    expect((await lead.giveBack(2_000, 0)).json()).toMatchObject({ amount: 2_000 })
    const file = await lead.file()
    expect(file).toMatchObject({
      order: { status: 'confirmed', money: { returnedToCard: 2_000 } },
      notes: [{ text: 'Cold breakfast', author: 'lead@escapade.example' }],
      refunds: [{ amount: 2_000, reason: 'customer-care' }],
    })
    expect(file.history.find(({ cause }) => cause === 'goodwill')).toMatchObject({
      by: 'agent',
      name: 'lead@escapade.example',
      amounts: { card: 2_000 },
    })
  })

  it('[SC-017] is mailed to the buyer once it has left, and has a credit note', async () => {
    const orderUUID = await booked()
    await at(orderUUID).giveBack(2_500, 0)
    await test.app.deps.jobs.runAll()
    const { mails, refunds } = await at(orderUUID).file()
    expect(mails.map(({ kind }) => kind)).toEqual(['refund', 'confirmation'])
    expect(refunds).toMatchObject([{ amount: 2_500, doneAt: expect.any(String) }])
    const [sent] = await test.db
      .selectFrom('mail')
      .select('text')
      .where('messageId', 'like', `refund.${orderUUID}%`)
      .execute()
    expect(sent?.text).toContain('25')
    const [moneyReturn] = await createRefundsRepository(test.db).returnsOf(orderUUID)
    const note = await test.app.inject({
      method: 'POST',
      url: `/front-gateway/orders/${orderUUID}/returns/${moneyReturn?.returnId}/credit-note`,
      headers: staffHeaders('agent', 'lead'),
      payload: { access: { email: 'anne@example.com' } },
    })
    expect([note.statusCode, note.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('[SC-017] is given once for the same press twice, and for two leads at once', async () => {
    const orderUUID = await booked()
    const answers = await Promise.all(Array.from({ length: 6 }, () => at(orderUUID).giveBack(5_000, 0)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await returnedOf(orderUUID)).toEqual([[5_000, 'customer-care']])
  })

  it('[SC-017] is never more than is left', async () => {
    const orderUUID = await booked()
    const lead = at(orderUUID)
    const refused = await lead.giveBack(price + 1, 0)
    expect([refused.statusCode, refused.json().values]).toEqual([409, { newAmount: price }])
    expect((await lead.giveBack(price, 0)).statusCode).toBe(200)
    expect((await lead.preview({ act: 'give-back', refund: 'full' })).code).toBe('order-not-refundable')
    expect(await returnedOf(orderUUID)).toEqual([[price, 'customer-care']])
  })

  it('[SC-017] is for leads, with a reason; agents see what it would be', async () => {
    const orderUUID = await booked()
    const agent = at(orderUUID, staffHeaders('agent'))
    expect((await agent.giveBack(1_000, 0)).json().code).toBe('leads-only')
    expect((await agent.preview({ act: 'cancel', refund: 'full' })).amount).toBe(price)
    const without = await test.app.inject({
      method: 'POST',
      url: `/front-gateway/desk/orders/${orderUUID}/refund`,
      headers: staffHeaders('agent', 'lead'),
      payload: { amount: 1_000, returnedBefore: 0, reason: '  ' },
    })
    expect(without.json().code).toBe('invalid-request')
    expect(await returnedOf(orderUUID)).toEqual([])
  })
})

describe('a cancellation by customer care', () => {
  it.each([
    ['conditions', price],
    ['full', price],
    [7_500, 7_500],
    [0, 0],
  ] as const)('[SC-017] gives back by %s what its preview has said', async (refund, amount) => {
    const orderUUID = await booked()
    const lead = at(orderUUID)
    expect((await lead.preview({ act: 'cancel', refund })).amount).toBe(amount)
    expect((await lead.cancel(refund, amount)).json()).toMatchObject({
      refundAmount: amount,
      status: 'cancelled',
    })
    expect((await lead.file()).notes).toMatchObject([{ text: 'The hotel is closed' }])
    const reason = refund === 'conditions' ? 'cancellation' : 'customer-care'
    expect(await returnedOf(orderUUID)).toEqual(amount > 0 ? [[amount, reason]] : [])
  })

  it('[SC-017] is refused where another sum would come back', async () => {
    const orderUUID = await booked()
    const answer = await at(orderUUID).cancel('full', price - 1)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund-changed'])
    expect((await at(orderUUID).file()).order.status).toBe('confirmed')
  })

  it('[SC-017] after a refund gives back what is left of it', async () => {
    const orderUUID = await booked()
    const lead = at(orderUUID)
    await lead.giveBack(5_000, 0)
    expect((await lead.preview({ act: 'cancel', refund: 'full' })).amount).toBe(15_000)
    expect((await lead.cancel('full', 15_000)).json().refundAmount).toBe(15_000)
  })
})

it('[SC-017] refunds at once with the buyer’s own cancellation: no cent goes back twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.record({ by: fc.constant('care' as const), amount: fc.integer({ min: 1, max: price }) }),
          fc.record({ by: fc.constant('lead' as const), amount: fc.integer({ min: 0, max: price }) }),
          fc.record({ by: fc.constant('buyer' as const), amount: fc.constant(price) }),
        ),
        { minLength: 2, maxLength: 5 },
      ),
      async (wishes) => {
        const orderUUID = await booked()
        const buyer = createGuest(test.app)
        const answers = await Promise.all(
          wishes.map(async ({ by, amount }) => {
            if (by === 'care') return (await at(orderUUID).giveBack(amount, 0)).statusCode
            if (by === 'lead') return (await at(orderUUID).cancel(amount, amount)).statusCode
            return (await buyer.cancel(orderUUID, amount)).statusCode
          }),
        )
        expect(answers.filter((status) => status >= 500)).toEqual([])
        const returned = (await returnedOf(orderUUID)).reduce((sum, [cents]) => sum + cents, 0)
        expect(returned).toBeLessThanOrEqual(price)
        const { order } = await at(orderUUID).file()
        expect(order.money.returnedToCard).toBe(returned)
      },
    ),
    { numRuns: deep(12, 100) },
  )
})
