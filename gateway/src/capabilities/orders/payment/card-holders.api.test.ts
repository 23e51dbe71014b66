import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { addOneRoom, cards, roomsLeft, type Shopper } from '../orders-fixture'
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

describe('a card that asks its holder', () => {
  async function asked() {
    const order = await payer.held()
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
    expect(await payer.statusOf(orderUUID)).toBe('payment-failed')
  })

  it('asks again when the amount has changed since', async () => {
    const { challengeUrl, pay, paymentIntentId } = await asked()
    await shopper.answerChallenge(challengeUrl, 'confirm')
    await test.db
      .updateTable('sandboxIntent')
      .set({ amountCents: 25_000 })
      .where('id', '=', paymentIntentId)
      .execute()
    const again = (await pay()).json().requiresAction
    expect(again.challengeUrl).not.toBe(challengeUrl)
    expect((await test.app.inject(again.challengeUrl)).body).toContain('250')
    expect(await payer.intents(paymentIntentId)).toEqual([{ status: 'requires-action', capturedCents: 0 }])
  })

  it('confirms the order of a holder who agreed and never came back', async () => {
    const { challengeUrl, orderUUID } = await asked()
    await shopper.answerChallenge(challengeUrl, 'confirm')
    clock.set('2027-03-01T09:01:00Z')
    await test.app.deps.jobs.runAll()
    expect(await payer.statusOf(orderUUID)).toBe('confirmed')
  })

  it('may be asked hours later, by an order that has its rooms again', async () => {
    const { request, paymentIntentId, orderUUID } = await payer.held()
    clock.set('2027-03-01T11:30:00Z')
    await test.app.deps.jobs.runAll()
    const authorisation = { paymentIntentId, paymentMethod: await shopper.token(cards.asking) }
    const { challengeUrl } = (await shopper.pay(request, authorisation)).json().requiresAction
    clock.set('2027-03-01T11:30:10Z')
    await test.app.deps.jobs.runAll()
    await shopper.answerChallenge(challengeUrl, 'confirm')
    expect((await shopper.pay(request, authorisation)).json()).toMatchObject({ booking: { orderUUID } })
  })

  it('is not asked again once its question was given up, and keeps no rooms from others', async () => {
    const { request, paymentIntentId, pay, orderUUID, checkin } = await asked()
    clock.set('2027-03-01T11:30:00Z')
    await test.app.deps.jobs.runAll()
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([1, 1])
    const another = { paymentIntentId, paymentMethod: await shopper.token(cards.good) }
    for (const again of [() => shopper.pay(request, another), pay])
      expect((await again()).json()).toMatchObject({ code: 'order-expired' })
    expect((await shopper.view(orderUUID)).json()).toMatchObject({ status: 'expired', state: 'expired' })
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([1, 1])
  })

  it('gives the rooms back when the gateway does not answer', async () => {
    const { checkin, orderUUID } = await asked()
    clock.set('2027-03-01T09:20:00Z')
    await test.app.deps.jobs.runAll()
    expect(await payer.statusOf(orderUUID)).toBe('expired')
    expect(await roomsLeft(test.db, checkin, 2)).toEqual([1, 1])
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
        .selectFrom('sandboxPaymentMethod')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ).toEqual({
      id,
      brand: 'mastercard',
      last4: '4444',
      behaviour: 'succeed',
      fingerprint: expect.not.stringContaining(number),
      createdAt: expect.anything(),
    })
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
