import type { PaymentLinkAnswer } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { staffHeaders, staffProvider } from '../../care/sign-in/staff-fixture'
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

const clock = movableClock()
let test: TestApp
let shopper: Shopper
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock, hooks: { signInProvider: staffProvider }, connections: 10 })
  await addOneRoom(test.db, 1)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())

const start = '2027-03-01T09:00:00Z'
/** Each test has nights of its own, in the one room. */
let checkin: string
let days = 31
beforeEach(() => {
  clock.set(start)
  days += 2
  checkin = addDays('2027-03-01', days)
})

const hours = (count: number) => clock.set(new Date(Date.parse(start) + count * 3_600_000).toISOString())
const agentCall = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: staffHeaders('agent'), ...(payload && { payload }) })
const held = async (change = {}) => {
  keys += 1
  const request = orderRequest({ checkin, ...change })
  return { request, ...(await shopper.hold(request, `payment-link-${keys}`)) }
}
const sendLink = (orderUUID: string, length = 4) =>
  agentCall('POST', `/front-gateway/desk/orders/${orderUUID}/payment-link`, { hours: length })

/** Letters with a link to an order, the first first. */
async function letters(orderUUID: string) {
  await test.app.deps.jobs.runAll()
  return test.db
    .selectFrom('mail')
    .selectAll()
    .where('messageId', 'like', 'payment-link.%')
    .where('text', 'like', `%/checkout/payment/${orderUUID}#%`)
    .orderBy('sentAt')
    .execute()
}
const keyOf = ({ text }: { text: string }) => /\/checkout\/payment\/[\w-]+#([\w-]+)/.exec(text)?.[1] ?? ''
async function sentKey(orderUUID: string, length?: number) {
  expect((await sendLink(orderUUID, length)).statusCode).toBe(200)
  const sent = await letters(orderUUID)
  return keyOf(sent.at(-1) ?? { text: '' })
}

function reader(orderUUID: string, key: string) {
  const headers = { 'order-key': key }
  const url = `/front-gateway/orders/${orderUUID}/payment`
  return {
    read: () => test.app.inject({ url, headers }),
    async pay(card = cards.good, paymentIntentId?: string) {
      const intent =
        paymentIntentId ?? (await test.app.inject({ url, headers })).json().payment?.paymentIntentId
      const pspAuthorization = {
        paymentIntentId: intent ?? 'pi_none',
        paymentMethod: await shopper.token(card),
      }
      return test.app.inject({ method: 'POST', url, headers, payload: { pspAuthorization } })
    },
  }
}
const statusOf = async (orderUUID: string) => (await shopper.view(orderUUID)).json().state

describe('a link to pay by', () => {
  it('[SC-050] holds the rooms for as long as was asked, says so in its mail, and is paid by its reader', async () => {
    const { order, payment } = await held()
    const sent: PaymentLinkAnswer = (await sendLink(order.orderUUID)).json()
    expect(sent).toEqual({ email: 'anne@example.com', expiresAt: '2027-03-01T13:00:00.000Z' })
    hours(3)
    await test.app.deps.jobs.runAll()
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([0, 0])
    const [letter] = await letters(order.orderUUID)
    expect(letter).toMatchObject({ recipient: 'anne@example.com', locale: 'fr_FR' })
    expect(letter?.text).toMatch(/lundi 1er mars 2027 à 14\sh\./)
    const { read, pay } = reader(order.orderUUID, keyOf(letter ?? { text: '' }))
    const seen = (await read()).json()
    expect(seen).toMatchObject({
      order: { orderUUID: order.orderUUID, state: 'held', totalAmount: 20_000 },
      buyer: { firstName: 'Anne', lastName: 'Martin' },
      expiresAt: sent.expiresAt,
      payment: { amount: 20_000, paymentIntentId: payment.paymentIntentId },
    })
    expect((await pay()).json()).toMatchObject({ booking: { bookingNumber: order.bookingNumber } })
    expect(await statusOf(order.orderUUID)).toBe('booked')
    expect((await read()).json().payment).toBeNull()
  })

  it('[SC-050] is no proof with another key, and no other order opens with it', async () => {
    const { order } = await held()
    const key = await sentKey(order.orderUUID)
    expect((await reader(order.orderUUID, 'guessed').read()).json().code).toBe('order-access-denied')
    expect((await reader(order.orderUUID, 'guessed').pay(cards.good, 'pi')).json().code).toBe(
      'order-access-denied',
    )
    checkin = '2027-06-20'
    const other = await held()
    expect((await reader(other.order.orderUUID, key).read()).statusCode).toBe(403)
  })

  it('[SC-050] lets the rooms go when its time is over, and has them again where they are still there', async () => {
    const { order } = await held()
    const key = await sentKey(order.orderUUID, 1)
    hours(2)
    await test.app.deps.jobs.runAll()
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([1, 1])
    expect(await statusOf(order.orderUUID)).toBe('expired')
    expect((await reader(order.orderUUID, key).pay()).statusCode).toBe(200)
    expect(await statusOf(order.orderUUID)).toBe('booked')
  })

  it('[SC-050] charges nothing once somebody else has the room, and says so', async () => {
    const { order } = await held()
    const key = await sentKey(order.orderUUID, 1)
    hours(2)
    await test.app.deps.jobs.runAll()
    const buyer = { email: 'faster@example.com' }
    await book(shopper, orderRequest({ checkin, buyer }), `payment-link-faster-${keys}`)
    const { read, pay } = reader(order.orderUUID, key)
    expect((await pay()).json().code).toBe('order-expired')
    expect((await read()).json().order.state).toBe('expired')
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([0, 0])
  })

  it('[SC-050] takes the money once, paid twice at the same moment from two mails', async () => {
    const { order } = await held()
    const first = await sentKey(order.orderUUID)
    await sendLink(order.orderUUID, 24)
    const both = await letters(order.orderUUID)
    expect(both).toHaveLength(2)
    const answers = await Promise.all(
      [first, keyOf(both[1] ?? { text: '' })].map((key) => reader(order.orderUUID, key).pay()),
    )
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 200).length).toBeGreaterThan(
      0,
    )
    expect(await statusOf(order.orderUUID)).toBe('booked')
    const taken = await test.db.selectFrom('sandboxIntent').select('capturedCents').execute()
    expect(taken.filter(({ capturedCents }) => capturedCents > 20_000)).toEqual([])
  })

  it('[SC-050] is asked by the bank hours later, and not given up before its time', async () => {
    const { order } = await held()
    const key = await sentKey(order.orderUUID)
    hours(3)
    const asked = (await reader(order.orderUUID, key).pay(cards.asking)).json()
    await test.app.deps.jobs.runAll()
    expect(await statusOf(order.orderUUID)).toBe('paying')
    await shopper.answerChallenge(asked.requiresAction.challengeUrl, 'confirm')
    hours(3.1)
    await test.app.deps.jobs.runAll()
    expect(await statusOf(order.orderUUID)).toBe('booked')
  })

  it('[SC-050] is not sent for what is paid, cancelled or paid by gifts alone', async () => {
    const booked = await book(shopper, orderRequest({ checkin }), `payment-link-booked-${keys}`)
    expect((await sendLink(booked.orderUUID)).json().code).toBe('order-not-payable')
    await createGuest(test.app).cancel(booked.orderUUID, 20_000)
    expect((await sendLink(booked.orderUUID)).json().code).toBe('order-not-payable')
  })

  it('[SC-050] mails nothing for an order that is paid before the mail leaves', async () => {
    const { order, request, payment } = await held()
    await sendLink(order.orderUUID)
    const paymentMethod = await shopper.token(cards.good)
    await shopper.pay(request, { paymentIntentId: payment.paymentIntentId, paymentMethod })
    expect(await letters(order.orderUUID)).toEqual([])
  })

  it.each([
    ['fr_FR', 'Vérifier et payer'],
    ['es_ES', 'Revisar y pagar'],
    ['fr_BE', 'Vérifier et payer'],
    ['nl_NL', 'Bekijken en betalen'],
    ['nl_BE', 'Bekijken en betalen'],
    ['it_IT', 'Controlla e paga'],
  ] as const)('[SC-050] is mailed in the language of the order (%s)', async (locale, button) => {
    const { order } = await held({ locale })
    await sendLink(order.orderUUID)
    const [letter] = await letters(order.orderUUID)
    expect(letter?.text).toContain(button)
    expect(letter?.text).not.toMatch(/\{\{|undefined/)
  })
})

describe('a link to pay the difference of a change', () => {
  /** Two nights for one, as an agent changes them for a caller. */
  async function dearer() {
    keys += 1
    const booked = await book(shopper, orderRequest({ checkin, nights: 1 }), `payment-link-change-${keys}`)
    const answer = await test.app.inject({
      method: 'POST',
      url: `/front-gateway/orders/${booked.orderUUID}/modifications`,
      headers: { ...staffHeaders('agent'), 'idempotency-key': `payment-link-wish-${keys}` },
      payload: { ...wishFor({ checkin, nights: 2 }), expectedAmount: 20_000 },
    })
    const { modification, payment } = answer.json()
    return { ...booked, changeId: modification.modificationUUID as string, payment }
  }
  const amountsOf = async (orderUUID: string) => {
    const { order } = (await agentCall('GET', `/front-gateway/desk/orders/${orderUUID}`)).json()
    return [order.totalAmount, order.money.paidByCard]
  }

  it('[SC-050] holds both stays, shows the new one with what is due, and changes the booking once it is paid', async () => {
    const { orderUUID, bookingNumber } = await dearer()
    expect((await sendLink(orderUUID)).json()).toMatchObject({ expiresAt: '2027-03-01T13:00:00.000Z' })
    hours(3)
    await test.app.deps.jobs.runAll()
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([0, 0])
    const [letter] = await letters(orderUUID)
    expect(letter?.text).toContain(bookingNumber)
    expect(letter?.text).toMatch(/régler\s:\s100\s€/)
    const { read, pay } = reader(orderUUID, keyOf(letter ?? { text: '' }))
    expect((await read()).json()).toMatchObject({
      order: { state: 'booked', totalAmount: 20_000, stay: { checkin, nights: 2 } },
      payment: { amount: 10_000 },
      change: { isOpen: true, totalAmount: 10_000, toPay: 10_000, checkout: addDays(checkin, 1) },
    })
    expect((await pay()).json()).toMatchObject({ booking: { bookingNumber } })
    expect(await amountsOf(orderUUID)).toEqual([20_000, 20_000])
    expect((await read()).json()).toMatchObject({ change: null, payment: null })
  })

  it('[SC-050] leaves the booking as it was once its time is over, says so, and takes nothing late', async () => {
    const { orderUUID, payment } = await dearer()
    const key = await sentKey(orderUUID, 1)
    hours(2)
    await test.app.deps.jobs.runAll()
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([0, 1])
    const { read, pay } = reader(orderUUID, key)
    expect((await read()).json()).toMatchObject({
      order: { totalAmount: 10_000 },
      payment: null,
      change: { isOpen: false },
    })
    expect((await pay(cards.good, payment.paymentIntentId)).json().code).toBe('order-expired')
    expect(await amountsOf(orderUUID)).toEqual([10_000, 10_000])
  })

  it('[SC-050] takes the difference once, paid twice at the same moment', async () => {
    const { orderUUID, payment } = await dearer()
    const key = await sentKey(orderUUID)
    const { pay } = reader(orderUUID, key)
    const intent = payment.paymentIntentId
    const answers = await Promise.all([pay(cards.good, intent), pay(cards.good, intent)])
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await amountsOf(orderUUID)).toEqual([20_000, 20_000])
    expect((await moneyOf(test.db, intent)).capturedCents).toBe(10_000)
  })

  it('[SC-050] is the only way for an agent: their card is refused, and the file offers the link while it is open', async () => {
    const { orderUUID, changeId, payment } = await dearer()
    const pspAuthorization = {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    }
    const url = `/front-gateway/orders/${orderUUID}/modifications/${changeId}/payment`
    expect((await agentCall('POST', url, { pspAuthorization })).json().code).toBe('payment-by-link')
    const linkAct = async () => {
      const { acts } = (await agentCall('GET', `/front-gateway/desk/orders/${orderUUID}`)).json()
      return acts.find(({ act }: { act: string }) => act === 'send-payment-link').refusal
    }
    expect(await linkAct()).toBeNull()
    hours(1)
    await test.app.deps.jobs.runAll()
    expect(await linkAct()).toBe('order-not-payable')
  })
})

describe('an agent who books for a caller', () => {
  it('[SC-050] places the order under the agent’s name, and pays it by no card', async () => {
    keys += 1
    const request = orderRequest({ checkin })
    const placed = await test.app.inject({
      method: 'POST',
      url: '/front-gateway/purchase/orders',
      headers: { ...staffHeaders('agent'), 'idempotency-key': `payment-link-agent-${keys}` },
      payload: request,
    })
    expect(placed.json()).toMatchObject({ order: {} })
    const { order, payment } = placed.json()
    const paymentMethod = await shopper.token(cards.good)
    const pspAuthorization = { paymentIntentId: payment.paymentIntentId, paymentMethod }
    const paid = await agentCall('POST', '/front-gateway/purchase/zeppto', { ...request, pspAuthorization })
    expect([paid.statusCode, paid.json().code]).toEqual([403, 'payment-by-link'])
    const key = await sentKey(order.orderUUID)
    expect((await reader(order.orderUUID, key).pay()).statusCode).toBe(200)
    const file = (await agentCall('GET', `/front-gateway/desk/orders/${order.orderUUID}`)).json()
    const steps = file.history.map(({ cause, by, name }: Record<string, string>) => [cause, by, name])
    expect(steps).toContainEqual(['placed', 'agent', 'agent@escapade.example'])
    expect(steps).toContainEqual(['payment-link-sent', 'agent', 'agent@escapade.example'])
    expect(steps).toContainEqual(['paid', 'buyer', null])
  })
})
