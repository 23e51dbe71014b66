import type { ActivityOnlyDetail, ActivityOnlyItem } from '@escapade/shared-contracts/api/activities-schemas'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders-schemas'
import { createTestApp, type TestApp } from '../../../platform/testing'
import { createGiver, type Giver } from '../../gifts/gifts-fixture'
import { cards, orderRequest } from '../../orders/orders-fixture'

let test: TestApp
let giver: Giver
let activity: ActivityOnlyDetail
let forTwo: number
beforeAll(async () => {
  test = await createTestApp()
  giver = createGiver(test)
  const search = {
    method: 'POST',
    url: '/api/search/activity-only.json',
    payload: { locale: 'fr_FR' },
  } as const
  const [{ id }] = (await test.app.inject(search)).json().activityOnlyPackages
  activity = (await test.app.inject(`/api/activity-only/weekend/${id}/detail.json?locale=fr_FR`)).json()
  forTwo = (activity.prices['2']?.sellPrice ?? 0) * 2
})
afterAll(() => test.close())

type Change = {
  item?: Partial<ActivityOnlyItem>
  amount?: number
  email?: string
  items?: Partial<OrderRequest['items']>
}

const request = ({
  item,
  amount = forTwo,
  email = 'anne@example.com',
  items,
}: Change = {}): OrderRequest => ({
  ...orderRequest({ amount, buyer: { email } }),
  items: { activityOnlyItem: { productId: activity.id, adults: 2, customType: 'GIFT', ...item }, ...items },
})

const buy = async (change: Change = {}) => {
  const booked = await giver.book(request(change))
  await test.app.deps.jobs.runAll()
  return booked
}

describe('an order of an activity', () => {
  it.each(['GIFT', 'OWN_USE'] as const)(
    '[AC-015] [AC-016] [AC-018] [AC-020] sells a voucher for %s, valid 12 months, by mail',
    async (customType) => {
      const email = `${customType.toLowerCase()}@example.com`
      const { order, paid } = await buy({ item: { customType }, email })
      expect(paid.statusCode).toBe(200)
      const view = (await giver.view(order.orderUUID)).json()
      expect(view).toMatchObject({ kind: 'activity', status: 'confirmed', stay: null, totalAmount: forTwo })
      expect(view.lines).toEqual([
        { kind: 'activity', label: expect.stringContaining(activity.label), amountCents: forTwo },
      ])
      const [mail] = await giver.mailsTo(email)
      expect(mail?.subject).toMatch(/^Votre bon est prêt/)
      expect(mail?.text).toContain(activity.mainActivityCenter.address)
      const page = await test.app.inject(mail?.text.match(/\/front-gateway\/gifts\S+/)?.[0] ?? '')
      expect(page.body).toContain('Contactez l’établissement')
      expect(page.body).toContain('Pour 2 adultes')
      const [code = ''] = mail?.text.match(/[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/) ?? []
      expect((await giver.check(code)).json()).toMatchObject({
        kind: 'activity',
        status: 'usable',
        balance: forTwo,
        adults: 2,
        validUntil: '2028-03-01',
        searchUri: `/activity/${activity.id}#a=2`,
      })
      const row = await test.db
        .selectFrom('customer_order')
        .select('item')
        .where('order_uuid', '=', order.orderUUID)
        .executeTakeFirstOrThrow()
      expect(row.item).toMatchObject({ customType })
    },
  )

  it('[AC-018] takes the price of the party from the server', async () => {
    const alone = activity.prices['1']?.sellPrice ?? 0
    const answer = await giver.place(request({ item: { adults: 1 }, amount: alone + 100 }))
    expect(answer.json()).toMatchObject({ error: { code: 'amount-changed', newAmount: alone } })
  })

  it('charges nothing when the card is refused', async () => {
    const { paid, order } = await giver.book(request(), cards.refused)
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
    const answer = await giver.place(request(change))
    expect(answer.json()).toMatchObject({ error: { code: 'not-bookable', reason } })
  })

  it('[AC-006] does not sell one that is withdrawn from sale', async () => {
    const publish = (published: boolean) =>
      test.db.updateTable('activity_product').set({ published }).where('id', '=', activity.id).execute()
    await publish(false)
    const answer = await giver.place(request())
    expect(answer.json()).toMatchObject({ error: { reason: 'ACTIVITY_NOT_AVAILABLE' } })
    await publish(true)
  })

  it('can be given back within 14 days', async () => {
    const email = 'back@example.com'
    const { order } = await buy({ email })
    const offer = await giver.post('/front-gateway/gifts/withdrawal', {
      locale: 'fr_FR',
      bookingNumber: order.bookingNumber,
      email,
    })
    expect(offer.json()).toMatchObject({ refundAmount: forTwo, gifts: [{ kind: 'activity' }] })
  })
})
