import type { GivenGift, OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { staffHeaders, staffProvider } from '../care/sign-in/staff-fixture'
import { createGiver } from '../gifts/gifts-fixture'
import { problemOf, readBooks } from '../operations/capability'
import { addOneRoom, book, createGuest, createShopper, orderRequest } from '../orders/orders-fixture'

let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, hooks: { signInProvider: staffProvider }, connections: 20 })
  await addOneRoom(test.db, 200)
})
afterAll(async () => {
  await test.app.deps.jobs.runAll()
  expect(problemOf(await readBooks(test.db))).toBeNull()
  await test.close()
})

const agent = staffHeaders('agent')
const lead = staffHeaders('agent', 'lead')
const bookedBy = async (email: string, locale: 'fr_FR' | 'nl_NL' = 'fr_FR') => {
  keys += 1
  const request = orderRequest()
  const wanted = { ...request, locale, buyer: { ...request.buyer, email } }
  return (await book(createShopper(test.app), wanted, `goodwill-${keys}`)).orderUUID
}
const give = (orderUUID: string, amount: number, givenBefore = 0, headers = lead) =>
  test.app.inject({
    method: 'POST',
    url: `/front-gateway/desk/orders/${orderUUID}/gift`,
    headers,
    payload: { amount, givenBefore, reason: 'Cold breakfast' },
  })
const fileOf = async (orderUUID: string): Promise<OrderFile> =>
  (await test.app.inject({ url: `/front-gateway/desk/orders/${orderUUID}`, headers: lead })).json()
async function mailTo(email: string) {
  await test.app.deps.jobs.runAll()
  const mails = await createGiver(test).mailsTo(email)
  return mails.find(({ messageId }) => messageId.startsWith('gift-issued.'))
}
const codeIn = (text = '') => /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/.exec(text)?.[0] ?? ''

describe('gift money to make up for something', () => {
  it('[SC-017] is a gift card of the buyer in their language, which pays, with who gave it and why', async () => {
    const orderUUID = await bookedBy('mila@example.nl', 'nl_NL')
    const given: GivenGift = (await give(orderUUID, 2_550)).json()
    const mail = await mailTo('mila@example.nl')
    expect(mail?.subject).toBe(`Een cadeaukaart voor je – bestelling ${given.bookingNumber}`)
    expect(mail?.text).not.toMatch(/Betaald|0,00|14 dagen/)
    expect(await createGiver(test).balanceOf(codeIn(mail?.text))).toBe(2_550)
    const file = await fileOf(orderUUID)
    expect(file.history.at(-1)).toMatchObject({
      cause: 'goodwill-gift',
      name: 'lead@escapade.example',
      reason: given.bookingNumber,
      amounts: { gift: 2_550 },
    })
    expect(file).toMatchObject({
      order: { status: 'confirmed', money: { returnedToCard: 0, paidByCard: 20_000 } },
      notes: [{ text: 'Cold breakfast', author: 'lead@escapade.example' }],
      others: [{ bookingNumber: given.bookingNumber, totalAmount: 0, state: 'booked' }],
    })
  })

  it('[SC-017] gives no money back when it is given back itself', async () => {
    const orderUUID = await bookedBy('anne@example.com')
    const given: GivenGift = (await give(orderUUID, 3_000)).json()
    const gifts = await test.db
      .selectFrom('gift')
      .select(['issuedCents', 'paidCents', 'balanceCents'])
      .where('orderUUID', '=', given.orderUUID)
      .execute()
    expect(gifts).toEqual([{ issuedCents: 3_000, paidCents: 0, balanceCents: 3_000 }])
    const refund = await test.app.inject({
      method: 'POST',
      url: `/front-gateway/desk/orders/${given.orderUUID}/refund`,
      headers: lead,
      payload: { amount: 3_000, returnedBefore: 0, reason: 'Wants money' },
    })
    expect(refund.json().code).toBe('order-not-refundable')
  })

  it('[SC-017] is given once, pressed ten times at the same moment', async () => {
    const orderUUID = await bookedBy('ten@example.com')
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(orderUUID, 1_000)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    expect((await give(orderUUID, 1_000)).json()).toMatchObject({ code: 'refund-changed' })
    expect((await give(orderUUID, 1_000, 1_000)).statusCode).toBe(200)
  })

  it('[SC-017] may follow a cancellation, and is none of an agent’s, of an unpaid order, or of too much', async () => {
    const orderUUID = await bookedBy('cancelled@example.com')
    expect((await give(orderUUID, 1_000, 0, agent)).json().code).toBe('leads-only')
    for (const amount of [0, 99, 50_001]) expect((await give(orderUUID, amount)).statusCode).toBe(400)
    await createGuest(test.app, 'cancelled@example.com').cancel(orderUUID, 20_000)
    expect((await give(orderUUID, 1_000)).statusCode).toBe(200)
    const held = await createShopper(test.app).hold(orderRequest(), 'goodwill-held')
    expect((await give(held.order.orderUUID, 1_000)).json().code).toBe('order-not-changeable')
  })

  it('[SC-017] is asked for by an agent, and given by the lead who approves', async () => {
    const orderUUID = await bookedBy('asked@example.com')
    const url = `/front-gateway/desk/orders/${orderUUID}/approvals`
    const wish = { act: 'give-gift', amount: 1_500, givenBefore: 0 }
    const payload = { wish, reason: 'Cold breakfast' }
    const asked = await test.app.inject({ method: 'POST', url, headers: agent, payload })
    expect(await mailTo('asked@example.com')).toBeUndefined()
    await test.app.inject({
      method: 'POST',
      url: `${url}/${asked.json().approvalId}/decision`,
      headers: lead,
      payload: { outcome: 'approved' },
    })
    expect(await createGiver(test).balanceOf(codeIn((await mailTo('asked@example.com'))?.text))).toBe(1_500)
  })
})
