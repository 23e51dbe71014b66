import type { OrderRequest } from '@escapade/shared-contracts/api/orders-schemas'
import { addDays } from '@escapade/shared-contracts/rules/days'
import { createTestApp, movableClock, type TestApp } from '../../platform/testing'
import { addOneRoom, cards, createShopper, orderRequest, roomsLeft, type Shopper } from './orders-fixture'

let test: TestApp
let shopper: Shopper
const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 1)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())
beforeEach(() => clock.set(start))

let days = 0
/** An order for nights of its own, held. */
async function held() {
  days += 2
  const request: OrderRequest = orderRequest({ checkin: addDays('2027-03-01', days) })
  const answer = await shopper.hold(request, `payment-${days}`)
  const { orderUUID, bookingNumber } = answer.order
  const paymentIntentId = answer.payment.paymentIntentId
  return { request, orderUUID, bookingNumber, paymentIntentId, checkin: addDays('2027-03-01', days) }
}

async function payWith(number: string) {
  const order = await held()
  const authorisation = { paymentIntentId: order.paymentIntentId, paymentMethod: await shopper.token(number) }
  const pay = () => shopper.pay(order.request, authorisation)
  return { ...order, authorisation, pay, answer: await pay() }
}

const statusOf = async (orderUUID: string) => (await shopper.view(orderUUID)).json().status
const intents = (id: string) =>
  test.db.selectFrom('sandbox_intent').select(['status', 'captured_cents']).where('id', '=', id).execute()

describe('POST /front-gateway/purchase/zeppto', () => {
  it('[GW-029] takes the money and confirms the order', async () => {
    const { answer, orderUUID, bookingNumber, paymentIntentId } = await payWith(cards.good)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ booking: { orderUUID, bookingNumber } })
    expect(await statusOf(orderUUID)).toBe('confirmed')
    expect(await intents(paymentIntentId)).toEqual([{ status: 'captured', captured_cents: 20_000 }])
  })

  it('gives the same answer to a repeated call, also with another card', async () => {
    const { answer, pay, request, paymentIntentId } = await payWith(cards.good)
    expect((await pay()).json()).toEqual(answer.json())
    const other = { paymentIntentId, paymentMethod: await shopper.token(cards.refused) }
    expect((await shopper.pay(request, other)).json()).toEqual(answer.json())
    expect(await intents(paymentIntentId)).toEqual([{ status: 'captured', captured_cents: 20_000 }])
  })

  it.each([
    [cards.refused, 'card-declined'],
    [cards.poor, 'insufficient-funds'],
  ])('[GW-029] says 402 and why for card %s', async (number, reason) => {
    const { answer, pay, orderUUID, paymentIntentId } = await payWith(number)
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toMatchObject({ code: 'payment-refused', values: { reason } })
    expect((await pay()).json()).toMatchObject({ code: 'payment-refused', values: { reason } })
    expect(await statusOf(orderUUID)).toBe('payment-failed')
    expect(await intents(paymentIntentId)).toEqual([{ status: 'refused', captured_cents: 0 }])
  })

  it('lets another card pay what the first one could not', async () => {
    const { request, paymentIntentId, orderUUID } = await payWith(cards.refused)
    const answer = await shopper.pay(request, {
      paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(answer.statusCode).toBe(200)
    expect(await statusOf(orderUUID)).toBe('confirmed')
  })

  it('refuses a token that is none', async () => {
    const { request, paymentIntentId } = await held()
    const answer = await shopper.pay(request, { paymentIntentId, paymentMethod: 'pm_none' })
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toMatchObject({ values: { reason: 'payment-method-invalid' } })
  })

  it('knows no other payment', async () => {
    const { request } = await held()
    const answer = await shopper.pay(request, { paymentIntentId: 'pi_none', paymentMethod: 'pm_none' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'payment-not-found' })
  })

  it('pays only for the order that was placed', async () => {
    const { request, paymentIntentId } = await held()
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

describe('a card that asks its holder', () => {
  async function asked() {
    const order = await held()
    const authorisation = {
      paymentIntentId: order.paymentIntentId,
      paymentMethod: await shopper.token(cards.asking),
      returnPath: '/checkout/booking/summary?productId=stay#a=2',
    }
    const pay = () => shopper.pay(order.request, authorisation)
    const { challengeUrl, ...rest } = (await pay()).json().requiresAction
    return { ...order, pay, challengeUrl, rest }
  }

  it('shows amount and payee before the choice, in the language of the order, without scripts', async () => {
    const { challengeUrl, rest } = await asked()
    expect(rest).toEqual({ amount: 20_000, payee: 'Escapade' })
    const page = await test.app.inject(challengeUrl)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['content-security-policy']).not.toContain('unsafe')
    expect(page.body).toContain('<html lang="fr-FR">')
    expect(page.body.replace(/\s/g, ' ')).toMatch(/200 €.*Escapade.*<button/)
    expect(page.body).not.toMatch(/<script|style=/)
  })

  it('goes back to the shop and is paid when the holder agrees', async () => {
    const { challengeUrl, pay, orderUUID } = await asked()
    const back = await shopper.answerChallenge(challengeUrl, 'confirm')
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe('/checkout/booking/summary?productId=stay#a=2')
    expect((await pay()).json()).toMatchObject({ booking: { orderUUID } })
  })

  it('goes back to where the checkout asked for in the address, within the shop only', async () => {
    const { challengeUrl } = await asked()
    const here = '/checkout/booking?paymentReturn=1#a=2'
    const page = await test.app.inject(`${challengeUrl}?returnUrl=${encodeURIComponent(here)}`)
    expect(page.body).toContain('name="returnUrl" value="/checkout/booking?paymentReturn=1#a=2"')
    const elsewhere = await test.app.inject(
      `${challengeUrl}?returnUrl=${encodeURIComponent('//evil.example')}`,
    )
    expect(elsewhere.statusCode).toBe(400)
    const forged = await shopper.answerChallenge(challengeUrl, 'confirm', '//evil.example')
    expect(forged.statusCode).toBe(400)
    const back = await shopper.answerChallenge(challengeUrl, 'confirm', here)
    expect(back.headers.location).toBe(here)
  })

  it('asks the same question again while it has no answer', async () => {
    const { challengeUrl, pay } = await asked()
    expect((await pay()).json().requiresAction.challengeUrl).toBe(challengeUrl)
  })

  it('is refused when the holder declines, whatever is answered later', async () => {
    const { challengeUrl, pay, orderUUID } = await asked()
    await shopper.answerChallenge(challengeUrl, 'decline')
    await shopper.answerChallenge(challengeUrl, 'confirm')
    expect((await pay()).json()).toMatchObject({
      code: 'payment-refused',
      values: { reason: 'authentication-failed' },
    })
    expect(await statusOf(orderUUID)).toBe('payment-failed')
  })

  it('asks again when the amount has changed since', async () => {
    const { challengeUrl, pay, paymentIntentId } = await asked()
    await shopper.answerChallenge(challengeUrl, 'confirm')
    await test.db
      .updateTable('sandbox_intent')
      .set({ amount_cents: 25_000 })
      .where('id', '=', paymentIntentId)
      .execute()
    const again = (await pay()).json().requiresAction
    expect(again.challengeUrl).not.toBe(challengeUrl)
    expect((await test.app.inject(again.challengeUrl)).body).toContain('250')
    expect(await intents(paymentIntentId)).toEqual([{ status: 'requires-action', captured_cents: 0 }])
  })

  it('confirms the order of a holder who agreed and never came back', async () => {
    const { challengeUrl, orderUUID } = await asked()
    await shopper.answerChallenge(challengeUrl, 'confirm')
    clock.set('2027-03-01T09:01:00Z')
    await test.app.deps.jobs.runAll()
    expect(await statusOf(orderUUID)).toBe('confirmed')
  })

  it('gives the rooms back when nobody answers', async () => {
    const { checkin, orderUUID } = await asked()
    clock.set('2027-03-01T09:20:00Z')
    await test.app.deps.jobs.runAll()
    expect(await statusOf(orderUUID)).toBe('expired')
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([1, 1])
  })
})

describe('paying late', () => {
  it('takes the rooms again when they are still there', async () => {
    const { request, paymentIntentId, orderUUID, checkin } = await held()
    clock.set('2027-03-01T09:30:00Z')
    await test.app.deps.jobs.runAll()
    const answer = await shopper.pay(request, {
      paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(answer.statusCode).toBe(200)
    expect(await statusOf(orderUUID)).toBe('confirmed')
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([0, 0])
  })

  it('is refused when somebody else has them, and takes no money', async () => {
    const { request, paymentIntentId, orderUUID } = await held()
    clock.set('2027-03-01T09:30:00Z')
    await test.app.deps.jobs.runAll()
    await shopper.hold(request, `faster-${orderUUID}`)
    const answer = await shopper.pay(request, {
      paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'order-expired' })
    expect(await intents(paymentIntentId)).toEqual([{ status: 'open', captured_cents: 0 }])
  })

  it('is refused a day later', async () => {
    const { request, paymentIntentId } = await held()
    clock.set('2027-03-02T09:30:00Z')
    await test.app.deps.jobs.runAll()
    const answer = await shopper.pay(request, {
      paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(answer.json()).toMatchObject({ code: 'order-expired' })
  })
})

describe('POST /sandbox-psp/tokens', () => {
  it('keeps brand and last digits of a card, and nothing else of it', async () => {
    const number = '5555555555554444'
    const answer = await shopper.post('/sandbox-psp/tokens', {
      number,
      expiryMonth: 1,
      expiryYear: 2030,
      cvc: '987',
    })
    expect(answer.json()).toEqual({
      paymentMethod: expect.stringMatching(/^pm_/),
      brand: 'mastercard',
      last4: '4444',
    })
    const { paymentMethod: id } = answer.json()
    expect(
      await test.db
        .selectFrom('sandbox_payment_method')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ id, brand: 'mastercard', last4: '4444', behaviour: 'succeed', created_at: expect.anything() })
    expect(id).not.toContain(number)
  })

  it.each([
    [{ number: '4242424242424241' }, 'card-number-incorrect'],
    [{ expiryYear: 2026 }, 'card-expired'],
    [{ cvc: '1234' }, 'security-code-incorrect'],
  ])('refuses %j', async (change, reason) => {
    const card = { number: cards.good, expiryMonth: 12, expiryYear: 2030, cvc: '123', ...change }
    const answer = await shopper.post('/sandbox-psp/tokens', card)
    expect(answer.statusCode).toBe(402)
    expect(answer.json()).toMatchObject({ code: 'card-invalid', values: { reason } })
  })
})
