import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { createTestApp, movableClock, type TestApp, testDay } from '../../../testing/test-app'
import { addOneRoom, orderRequest } from '../../orders/orders-fixture'
import { card, createGiver, type Giver, parcel } from '../gifts-fixture'

let test: TestApp
let giver: Giver
const clock = movableClock()
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 5)
  await seedGifts(test.db, testDay)
  giver = createGiver(test)
})
afterEach(() => void clock.set(`${testDay}T09:00:00Z`))
afterAll(() => test.close())

type Bought = Awaited<ReturnType<Giver['buy']>>
const ask = ({ order, email }: Pick<Bought, 'order' | 'email'>) =>
  giver.post('/front-gateway/gifts/withdrawal', {
    locale: 'fr_FR',
    bookingNumber: order.bookingNumber,
    email,
  })
const confirm = (token: string) => giver.post('/front-gateway/gifts/withdrawal/confirm', { token })

describe('giving gifts back', () => {
  it('refunds what was paid, is acknowledged with date and time, and ends the gifts', async () => {
    const bought = await giver.buy([card(5_000), card(10_000)], { amount: 15_000 })
    const offer = (await ask(bought)).json()
    expect(offer).toMatchObject({ deadline: '2027-03-15', refundAmount: 15_000 })
    expect(offer.gifts.map(({ amount }: { amount: number }) => amount)).toEqual([5_000, 10_000])
    clock.set('2027-03-01T09:35:09Z')
    const receipt = (await confirm(offer.token)).json()
    expect(receipt).toMatchObject({
      orderUUID: bought.order.orderUUID,
      receivedAt: '2027-03-01T09:35:09.000Z',
      refundAmount: 15_000,
    })
    await test.app.deps.jobs.runAll()

    const mails = await giver.mailsTo(bought.email)
    const acknowledgement = mails.find(({ subject }) => subject.includes('rétractation'))
    expect(acknowledgement?.text).toContain('lundi 1er mars 2027')
    expect(acknowledgement?.text).toContain('10:35:09')
    const { refundedCents } = await test.db
      .selectFrom('sandboxIntent')
      .select('refundedCents')
      .where('id', '=', bought.payment.paymentIntentId)
      .executeTakeFirstOrThrow()
    expect(refundedCents).toBe(15_000)
    expect((await giver.view(bought.order.orderUUID)).json()).toMatchObject({
      status: 'cancelled',
      refundedAmount: 15_000,
    })
    for (const code of bought.codes) expect((await giver.check(code)).json().code).toBe('gift-not-found')
    const left = await test.db.selectFrom('outbox').select('key').where('doneAt', 'is', null).execute()
    expect(left).toEqual([])
  })

  it('may be repeated, and is done once', async () => {
    const bought = await giver.buy([card(5_000)], { amount: 5_000 })
    const { token } = (await ask(bought)).json()
    const first = await confirm(token)
    clock.set('2027-03-01T09:50:00Z')
    expect((await confirm(token)).json()).toEqual(first.json())
    const refunds = await test.db
      .selectFrom('refund')
      .select('amountCents')
      .where('orderUUID', '=', bought.order.orderUUID)
      .execute()
    expect(refunds).toEqual([{ amountCents: 5_000 }])
  })

  it('leaves out what has been used, and refunds the postage with the last gift only', async () => {
    const gifts = [card(5_000, { format: 'physical' }), card(10_000, { format: 'physical' })]
    const shipping = { ...parcel, country: 'NL' }
    const bought = await giver.buy(gifts, { amount: 15_690, shipping })
    const request = orderRequest()
    await giver.book({
      ...request,
      items: { ...request.items, giftcards: [{ serialNumber: bought.codes[0] ?? '', usedAmount: 100 }] },
    })
    const offer = (await ask(bought)).json()
    expect(offer).toMatchObject({ refundAmount: 10_000, gifts: [{ amount: 10_000 }] })
    await confirm(offer.token)
    expect((await giver.view(bought.order.orderUUID)).json()).toMatchObject({ status: 'confirmed' })
    expect((await ask(bought)).json().code).toBe('withdrawal-not-found')

    const whole = await giver.buy(gifts, { amount: 15_690, shipping })
    const wholeOffer = (await ask(whole)).json()
    expect(wholeOffer.refundAmount).toBe(15_690)
    await confirm(wholeOffer.token)
    const { status } = await test.db
      .selectFrom('giftShipment')
      .select('status')
      .where('orderUUID', '=', whole.order.orderUUID)
      .executeTakeFirstOrThrow()
    expect(status).toBe('cancelled')
  })

  it('is refused once a gift was used between the two steps', async () => {
    const bought = await giver.buy([card(5_000)], { amount: 5_000 })
    const { token } = (await ask(bought)).json()
    const request = orderRequest()
    await giver.hold(
      { ...request, items: { ...request.items, giftcards: [{ serialNumber: bought.codes[0] ?? '' }] } },
      'in-between',
    )
    expect((await confirm(token)).json().code).toBe('withdrawal-changed')
    expect(await giver.balanceOf(bought.codes[0] ?? '')).toBe(0)
  })

  it('is possible until the fourteenth day, and not offered for a stay with dates', async () => {
    const bought = await giver.buy([card(5_000)], { amount: 5_000 })
    clock.set('2027-03-15T22:30:00Z')
    expect((await ask(bought)).statusCode).toBe(200)
    clock.set('2027-03-15T23:30:00Z')
    expect((await ask(bought)).json().code).toBe('withdrawal-not-found')
    clock.set(`${testDay}T09:00:00Z`)
    const { order } = await giver.book(orderRequest({ checkin: '2027-05-08' }))
    expect((await ask({ order, email: 'anne@example.com' })).json().code).toBe('withdrawal-not-found')
  })

  it('opens nothing by a wrong address or a wrong token', async () => {
    const bought = await giver.buy([card(5_000)], { amount: 5_000 })
    expect((await ask({ ...bought, email: 'other@example.com' })).json().code).toBe('order-not-found')
    expect((await confirm('nothing')).json().code).toBe('withdrawal-not-found')
    const { token } = (await ask(bought)).json()
    clock.set('2027-03-01T10:00:01Z')
    expect((await confirm(token)).json().code).toBe('withdrawal-not-found')
  })
})
