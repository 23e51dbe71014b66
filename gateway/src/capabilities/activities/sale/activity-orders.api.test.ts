import { createTestApp, type TestApp } from '../../../testing/test-app'
import { cards, orderRequest } from '../../orders/orders-fixture'
import {
  type ActivityBuyer,
  type Change,
  cancelByCare,
  codeIn,
  createActivityBuyer,
} from './activity-orders-fixture'

let test: TestApp
let buyer: ActivityBuyer
let giver: ActivityBuyer['giver']
beforeAll(async () => {
  test = await createTestApp()
  buyer = await createActivityBuyer(test)
  giver = buyer.giver
})
afterAll(() => test.close())

describe('an order of an activity', () => {
  it.each(['GIFT', 'OWN_USE'] as const)(
    '[AC-015] [AC-016] [AC-018] [AC-020] sells a voucher for %s, valid 12 months, by mail',
    async (customType) => {
      const email = `${customType.toLowerCase()}@example.com`
      const { order, paid } = await buyer.buy({ item: { customType }, email })
      expect(paid.statusCode).toBe(200)
      const view = (await giver.view(order.orderUUID)).json()
      expect(view).toMatchObject({
        kind: 'activity',
        status: 'confirmed',
        stay: null,
        totalAmount: buyer.forTwo,
      })
      expect(view.lines).toEqual([
        { kind: 'activity', label: expect.stringContaining(buyer.activity.label), amountCents: buyer.forTwo },
      ])
      const [mail] = await giver.mailsTo(email)
      expect(mail?.subject).toMatch(/^Votre bon est prêt/)
      expect(mail?.text).toContain(buyer.activity.mainActivityCenter.address)
      const page = await test.app.inject(mail?.text.match(/\/front-gateway\/gifts\S+/)?.[0] ?? '')
      expect(page.body).toContain('Contactez l’établissement')
      expect(page.body).toContain('Pour 2 adultes')
      expect((await giver.check(codeIn(mail?.text))).json()).toMatchObject({
        kind: 'activity',
        status: 'usable',
        balance: buyer.forTwo,
        adults: 2,
        validUntil: '2028-03-01',
        searchUri: `/activity/${buyer.activity.id}#a=2`,
      })
      const row = await test.db
        .selectFrom('customerOrder')
        .select('item')
        .where('orderUUID', '=', order.orderUUID)
        .executeTakeFirstOrThrow()
      expect(row.item).toMatchObject({ customType })
    },
  )

  it.each([
    ['fr_FR', 'Votre commande est annulée', 'Les places réservées pour votre visite', 'Remboursement de'],
    ['es_ES', 'Tu pedido está cancelado', 'Las plazas reservadas para tu visita', 'Te devolvemos'],
    ['nl_BE', 'Je bestelling is geannuleerd', 'De plaatsen die voor je bezoek', 'Je krijgt'],
    ['it_IT', 'Il tuo ordine è annullato', 'I posti riservati per la tua visita', 'Ti abbiamo rimborsato'],
  ] as const)(
    '[GW-028] tells a buyer in %s once that the order is cancelled, and once that money is on its way',
    async (locale, subject, places, refunded) => {
      const email = `${locale}@example.com`
      const [[day] = ['']] = await buyer.daysOf()
      const order = { ...buyer.request({ email, item: { date: day } }), locale }
      const { order: bought } = await giver.book(order)
      await cancelByCare(test, bought.bookingNumber, '--refund', '12.50')
      for (let turn = 0; turn < 3; turn += 1) await test.app.deps.jobs.runAll()
      const mails = (await giver.mailsTo(email)).filter(({ messageId: id }) => !id.includes('issued'))
      expect(mails.map(({ locale: spoken }) => spoken)).toEqual([locale, locale])
      const [cancelled, money] = mails
      expect(cancelled?.subject).toContain(subject)
      expect(cancelled?.text).toContain(places)
      expect(cancelled?.text).toMatch(/12,50/)
      expect(codeIn(cancelled?.html)).toBe('')
      expect(money?.subject).toContain(refunded)
      expect(money?.text).toMatch(/12,50/)
    },
  )

  it('[AC-018] takes the price of the party from the server', async () => {
    const alone = buyer.activity.prices['1']?.sellPrice ?? 0
    const answer = await giver.place(buyer.request({ item: { adults: 1 }, amount: alone + 100 }))
    expect(answer.json()).toMatchObject({ error: { code: 'amount-changed', newAmount: alone } })
  })

  it('charges nothing when the card is refused', async () => {
    const { paid, order } = await giver.book(buyer.request(), cards.refused)
    expect(paid.statusCode).toBe(402)
    expect((await giver.view(order.orderUUID)).json()).toMatchObject({ status: 'payment-failed' })
  })

  it.each<[string, Change, string]>([
    ['an activity there is not', { item: { productId: 'no' } }, 'ACTIVITY_NOT_AVAILABLE'],
    ['a party without a price', { item: { adults: 19 } }, 'ACTIVITY_PARTY_NOT_AVAILABLE'],
    ['one with an insurance', { items: { insuranceItem: true } }, 'ACTIVITIES_ARE_SOLD_ALONE'],
    [
      'one with a stay',
      { items: { shortStayItem: orderRequest().items.shortStayItem } },
      'ACTIVITIES_ARE_SOLD_ALONE',
    ],
  ])('[GW-028] does not sell %s', async (_what, change, reason) => {
    const answer = await giver.place(buyer.request(change))
    expect(answer.json()).toMatchObject({ error: { code: 'not-bookable', reason } })
  })

  it('[AC-006] does not sell one that is withdrawn from sale', async () => {
    const publish = (published: boolean) =>
      test.db.updateTable('activityProduct').set({ published }).where('id', '=', buyer.activity.id).execute()
    await publish(false)
    const answer = await giver.place(buyer.request())
    expect(answer.json()).toMatchObject({ error: { reason: 'ACTIVITY_NOT_AVAILABLE' } })
    await publish(true)
  })

  it('can be given back within 14 days', async () => {
    const email = 'back@example.com'
    const { order } = await buyer.buy({ email })
    const offer = await giver.post('/front-gateway/gifts/withdrawal', {
      locale: 'fr_FR',
      bookingNumber: order.bookingNumber,
      email,
    })
    expect(offer.json()).toMatchObject({ refundAmount: buyer.forTwo, gifts: [{ kind: 'activity' }] })
  })
})
