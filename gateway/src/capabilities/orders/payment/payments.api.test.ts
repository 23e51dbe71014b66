import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { addOneRoom, cards, orderRequest, roomsLeft, type Shopper } from '../orders-fixture'
import { createPayer, type Payer } from './payments-fixture'

let test: TestApp
let payer: Payer
let shopper: Shopper
const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 1)
  payer = createPayer(test)
  shopper = payer.shopper
})
afterAll(() => test.close())
beforeEach(() => clock.set(start))

describe('POST /front-gateway/purchase/zeppto', () => {
  it('[GW-029] takes the money and confirms the order', async () => {
    const { answer, orderUUID, bookingNumber, paymentIntentId } = await payer.payWith(cards.good)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ booking: { orderUUID, bookingNumber } })
    expect(await payer.statusOf(orderUUID)).toBe('confirmed')
    expect(await payer.intents(paymentIntentId)).toEqual([{ status: 'captured', capturedCents: 20_000 }])
  })

  it('gives the same answer to a repeated call, also with another card', async () => {
    const { answer, pay, request, paymentIntentId } = await payer.payWith(cards.good)
    const { orderUUID, bookingNumber } = answer.json().booking
    const same = { booking: { orderUUID, bookingNumber } }
    expect((await pay()).json()).toMatchObject(same)
    const other = { paymentIntentId, paymentMethod: await shopper.token(cards.refused) }
    expect((await shopper.pay(request, other)).json()).toMatchObject(same)
    expect(await payer.intents(paymentIntentId)).toEqual([{ status: 'captured', capturedCents: 20_000 }])
  })

  it('takes the money once, however often and at the same time a payment is sent under its key', async () => {
    const { request, paymentIntentId, orderUUID, bookingNumber } = await payer.held()
    const authorisation = { paymentIntentId, paymentMethod: await shopper.token(cards.good) }
    const pay = () => shopper.pay(request, authorisation, 'checkout-7f3a.pm')
    const answers = [...(await Promise.all([pay(), pay(), pay()])), await pay()]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ booking: { orderUUID, bookingNumber } })
    }
    expect(await payer.intents(paymentIntentId)).toEqual([{ status: 'captured', capturedCents: 20_000 }])
  })

  it.each([
    [cards.refused, 'card-declined'],
    [cards.poor, 'insufficient-funds'],
  ])('[GW-029] says 402 and why for card %s', async (number, reason) => {
    const { answer, pay, orderUUID, paymentIntentId } = await payer.payWith(number)
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toMatchObject({ code: 'payment-refused', values: { reason } })
    expect((await pay()).json()).toMatchObject({ code: 'payment-refused', values: { reason } })
    expect(await payer.statusOf(orderUUID)).toBe('payment-failed')
    expect(await payer.intents(paymentIntentId)).toEqual([{ status: 'refused', capturedCents: 0 }])
  })

  it('lets another card pay what the first one could not', async () => {
    const { request, paymentIntentId, orderUUID } = await payer.payWith(cards.refused)
    const answer = await shopper.pay(request, {
      paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(answer.statusCode).toBe(200)
    expect(await payer.statusOf(orderUUID)).toBe('confirmed')
  })

  it('refuses a token that is none', async () => {
    const { request, paymentIntentId } = await payer.held()
    const answer = await shopper.pay(request, { paymentIntentId, paymentMethod: 'pm_none' })
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toMatchObject({ values: { reason: 'payment-method-invalid' } })
  })

  it('knows no other payment', async () => {
    const { request } = await payer.held()
    const answer = await shopper.pay(request, { paymentIntentId: 'pi_none', paymentMethod: 'pm_none' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'payment-not-found' })
  })

  it('pays only for the order that was placed', async () => {
    const { request, paymentIntentId } = await payer.held()
    const paymentMethod = await shopper.token(cards.good)
    const dearer = { ...request, expectedAmount: 20_001 }
    const changed = await shopper.pay(dearer, { paymentIntentId, paymentMethod })
    expect(changed.statusCode).toBe(409)
    expect(changed.json()).toMatchObject({ code: 'amount-changed', values: { newAmount: 20_000 } })
    const other = orderRequest({ checkin: '2027-06-28' })
    const mismatch = await shopper.pay(other, { paymentIntentId, paymentMethod })
    expect(mismatch.statusCode).toBe(422)
    expect(mismatch.json()).toMatchObject({ code: 'payment-mismatch' })
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'checkout', '/a b', '/é', '/\n'])(
    'does not send anyone back to %s',
    async (returnPath) => {
      const answer = await shopper.pay(orderRequest(), {
        paymentIntentId: 'pi_1',
        paymentMethod: 'pm_1',
        returnPath,
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().errors).toEqual([
        expect.objectContaining({ path: 'body.pspAuthorization.returnPath' }),
      ])
    },
  )
})

describe('paying late', () => {
  it('takes the rooms again when they are still there', async () => {
    const { request, paymentIntentId, orderUUID, checkin } = await payer.held()
    clock.set('2027-03-01T09:30:00Z')
    await test.app.deps.jobs.runAll()
    const answer = await shopper.pay(request, {
      paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(answer.statusCode).toBe(200)
    expect(await payer.statusOf(orderUUID)).toBe('confirmed')
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([0, 0])
  })

  it('is refused when somebody else has them, and takes no money', async () => {
    const { request, paymentIntentId, orderUUID } = await payer.held()
    clock.set('2027-03-01T09:30:00Z')
    await test.app.deps.jobs.runAll()
    await shopper.hold(request, `faster-${orderUUID}`)
    const answer = await shopper.pay(request, {
      paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'order-expired' })
    expect(await payer.intents(paymentIntentId)).toEqual([{ status: 'open', capturedCents: 0 }])
  })

  it('is refused a day later', async () => {
    const { request, paymentIntentId } = await payer.held()
    clock.set('2027-03-02T09:30:00Z')
    await test.app.deps.jobs.runAll()
    const answer = await shopper.pay(request, {
      paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(answer.json()).toMatchObject({ code: 'order-expired' })
  })
})
