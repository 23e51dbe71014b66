import type { ActivityOnlyDetail, ActivityOnlyItem } from '@escapade/shared-contracts/api/activities-schemas'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders-schemas'
import { createTestApp, type TestApp, testDay } from '../../../platform/testing'
import { giftsCommand } from '../../gifts/commands'
import { createGiver, type Giver } from '../../gifts/gifts-fixture'
import { ordersCommand } from '../../orders/commands'
import { cards, orderRequest } from '../../orders/orders-fixture'

let test: TestApp
let giver: Giver
let activity: ActivityOnlyDetail
let forTwo: number
let buyers = 0
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

  describe('with a day of visit', () => {
    const email = 'day@example.com'
    const daysOf = async (adults = 2): Promise<[string, number][]> => {
      const at = `/api/activity-only/weekend/${activity.id}/availabilities.json`
      const { days } = (await test.app.inject(`${at}?locale=fr_FR&adult=${adults}`)).json()
      return Object.entries<{ amount: number }>(days).map(([day, { amount }]) => [day, amount])
    }
    const leftOn = async (day: string) => new Map(await daysOf(1)).get(day) ?? 0
    const move = (orderUUID: string, date: string | null) =>
      giver.post(`/front-gateway/orders/${orderUUID}/visit-day`, { access: { email }, date })
    const ofDay = (date: string) => ({ email, item: { date } })

    it('[SC-014] keeps the day, takes its places, and says so on order, mail and voucher', async () => {
      const [[day, before] = ['', 0]] = await daysOf()
      const { order } = await buy(ofDay(day))
      expect(await leftOn(day)).toBe(before - 2)
      expect((await giver.view(order.orderUUID)).json().lines[0]).toMatchObject({
        kind: 'activity',
        date: day,
      })
      const written = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      )
      const [mail] = await giver.mailsTo(email)
      expect(mail?.text.replace(/\s/g, ' ')).toContain(`Jour de votre visite : ${written}`)
      const page = await test.app.inject(mail?.text.match(/\/front-gateway\/gifts\S+/)?.[0] ?? '')
      expect(page.body).toContain(written)
      expect(page.body).not.toContain('Contactez l’établissement')
      const withdrawal = await giver.post('/front-gateway/gifts/withdrawal', {
        locale: 'fr_FR',
        bookingNumber: order.bookingNumber,
        email,
      })
      expect(withdrawal.json()).toMatchObject({ code: 'withdrawal-not-found' })
    })

    it('[SC-014] moves the day and gives it up, places and all', async () => {
      const [[first, before] = ['', 0], [second, other] = ['', 0]] = await daysOf()
      const { order } = await buy(ofDay(first))
      expect((await move(order.orderUUID, second)).json()).toEqual({
        orderUUID: order.orderUUID,
        date: second,
      })
      expect([await leftOn(first), await leftOn(second)]).toEqual([before, other - 2])
      expect((await move(order.orderUUID, '2027-02-28')).json()).toMatchObject({ code: 'day-not-available' })
      expect([await leftOn(first), await leftOn(second)]).toEqual([before, other - 2])
      await move(order.orderUUID, null)
      expect(await leftOn(second)).toBe(other)
      expect((await giver.view(order.orderUUID)).json().lines[0].date).toBeUndefined()
      await test.app.deps.jobs.runAll()
      const subjects = (await giver.mailsTo(email)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject.startsWith('Le jour de votre visite'))).toHaveLength(2)
    })

    it('[SC-014] gives the places back when the order is not paid', async () => {
      const [[day, before] = ['', 0]] = await daysOf()
      const { order } = await giver.hold(request(ofDay(day)), 'day-not-paid')
      expect(await leftOn(day)).toBe(before - 2)
      await test.db
        .updateTable('customer_order')
        .set({ expires_at: new Date('2027-03-01T08:00:00Z') })
        .where('order_uuid', '=', order.orderUUID)
        .execute()
      await test.app.deps.jobs.runAll()
      expect(await leftOn(day)).toBe(before)
    })

    const codeIn = (text: string) =>
      text.match(/[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/)?.[0] ?? ''
    /** A voucher of its own buyer, for a day or for none. */
    async function buyOwn(date?: string) {
      const own = `own-${++buyers}@example.com`
      const { order } = await buy({ email: own, item: date ? { date } : {} })
      const [mail] = await giver.mailsTo(own)
      const gift = await test.db
        .selectFrom('gift')
        .select('gift_uuid')
        .where('order_uuid', '=', order.orderUUID)
        .executeTakeFirstOrThrow()
      return {
        ...order,
        email: own,
        code: codeIn(mail?.text ?? ''),
        giftUUID: gift.gift_uuid,
        move: (day: string | null) =>
          giver.post(`/front-gateway/orders/${order.orderUUID}/visit-day`, {
            access: { email: own },
            date: day,
          }),
      }
    }
    type Voucher = Awaited<ReturnType<typeof buyOwn>>
    const validUntil = ({ giftUUID }: Voucher, day: string) =>
      test.db.updateTable('gift').set({ valid_until: day }).where('gift_uuid', '=', giftUUID).execute()
    async function makeVoid({ giftUUID }: Voucher) {
      const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
      await giftsCommand(test, ['void', giftUUID, '--json'])
      output.mockRestore()
    }
    const payWith = ({ code }: Voucher) =>
      giver.place(request({ items: { giftcards: [{ serialNumber: code, usedAmount: 100 }] } }))

    it('[SC-014] is kept when a withdrawal was asked for before the day was set', async () => {
      const voucher = await buyOwn()
      const asked = { locale: 'fr_FR', bookingNumber: voucher.bookingNumber, email: voucher.email }
      const { token } = (await giver.post('/front-gateway/gifts/withdrawal', asked)).json()
      const [[day, before] = ['', 0]] = await daysOf()
      expect((await voucher.move(day)).statusCode).toBe(200)
      const confirm = () => giver.post('/front-gateway/gifts/withdrawal/confirm', { token })
      expect((await confirm()).json()).toMatchObject({ code: 'withdrawal-changed' })
      expect((await giver.view(voucher.orderUUID)).json()).toMatchObject({ status: 'confirmed' })
      expect(await leftOn(day)).toBe(before - 2)
      await voucher.move(null)
      expect((await confirm()).json()).toMatchObject({ refundAmount: forTwo })
      expect(await leftOn(day)).toBe(before)
    })

    it.each<[string, (voucher: Voucher) => Promise<unknown>]>([
      ['used', async (voucher) => expect((await payWith(voucher)).statusCode).toBe(200)],
      ['expired', (voucher) => validUntil(voucher, '2027-02-28')],
      ['void', makeVoid],
    ])('[SC-014] cannot be set with a voucher that is %s', async (_state, end) => {
      const [[day, before] = ['', 0]] = await daysOf()
      const voucher = await buyOwn()
      await end(voucher)
      expect((await voucher.move(day)).json()).toMatchObject({ code: 'order-not-changeable' })
      expect(await leftOn(day)).toBe(before)
    })

    it('[SC-014] lies within the validity of the voucher', async () => {
      const [[first] = [''], [second] = [''], [third] = ['']] = await daysOf()
      const voucher = await buyOwn(first)
      await validUntil(voucher, second)
      expect((await voucher.move(third)).json()).toMatchObject({ code: 'day-not-available' })
      expect((await voucher.move(second)).json()).toMatchObject({ date: second })
    })

    it('[SC-014] is free again once the voucher is made void', async () => {
      const [[day, before] = ['', 0]] = await daysOf()
      const voucher = await buyOwn(day)
      expect(await leftOn(day)).toBe(before - 2)
      await makeVoid(voucher)
      expect(await leftOn(day)).toBe(before)
      expect((await giver.view(voucher.orderUUID)).json().lines[0].date).toBeUndefined()
    })

    const changeGift = ({ giftUUID }: Voucher, change: { visit_day?: string; issued_at?: Date }) =>
      test.db.updateTable('gift').set(change).where('gift_uuid', '=', giftUUID).execute()
    async function cancelByCare({ bookingNumber, orderUUID }: Voucher) {
      const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
      await ordersCommand(test, ['cancel', bookingNumber])
      output.mockRestore()
      return test.db
        .selectFrom('customer_order')
        .innerJoin('gift', 'gift.order_uuid', 'customer_order.order_uuid')
        .select(['customer_order.status', 'refund_cents', 'gift.status as voucher', 'balance_cents'])
        .where('customer_order.order_uuid', '=', orderUUID)
        .executeTakeFirstOrThrow()
    }
    const asItIs = async () => {}

    it.each<[string, boolean, 'all' | 'nothing', (voucher: Voucher) => Promise<unknown>]>([
      ['all for a visit to come', true, 'all', asItIs],
      ['all for a voucher without a day', false, 'all', asItIs],
      ['nothing on the day of the visit', true, 'nothing', (it) => changeGift(it, { visit_day: testDay })],
      ['nothing for a voucher that was used', false, 'nothing', payWith],
      [
        'nothing after the days of withdrawal',
        true,
        'nothing',
        (it) => changeGift(it, { issued_at: new Date('2027-02-08T10:00:00Z') }),
      ],
    ])(
      '[SC-014] [GW-028] gives its places back when customer care cancels, and %s',
      async (_what, hasDay, refund, happen) => {
        const [[day, before] = ['', 0]] = await daysOf()
        const voucher = await buyOwn(hasDay ? day : undefined)
        expect(await leftOn(day)).toBe(hasDay ? before - 2 : before)
        await happen(voucher)
        const cancelled = {
          status: 'cancelled',
          refund_cents: refund === 'all' ? forTwo : 0,
          voucher: 'withdrawn',
          balance_cents: 0,
        }
        expect(await cancelByCare(voucher)).toEqual(cancelled)
        expect(await leftOn(day)).toBe(before)
        expect(await cancelByCare(voucher)).toEqual(cancelled)
        expect(await leftOn(day)).toBe(before)
      },
    )

    it('[GI-037] keeps the money of the voucher for the visit until the day is given up', async () => {
      const [[day] = ['']] = await daysOf()
      const voucher = await buyOwn(day)
      expect((await payWith(voucher)).json()).toMatchObject({
        code: 'gift-not-usable',
        values: { reason: 'GIFT_CARD_KEPT_FOR_VISIT' },
      })
      await voucher.move(null)
      expect((await payWith(voucher)).statusCode).toBe(200)
    })

    it('[GW-028] is not sold for a day that is closed, past or full', async () => {
      const refusal = { error: { code: 'not-bookable', reason: 'ACTIVITY_DAY_NOT_AVAILABLE' } }
      expect((await giver.place(request(ofDay('2027-03-01')))).json()).toMatchObject(refusal)
      expect((await giver.place(request(ofDay('2029-03-01')))).json()).toMatchObject(refusal)
      const [, , [day] = ['', 0]] = await daysOf()
      const seat = (capacity: number) =>
        test.db.updateTable('activity_product').set({ capacity }).where('id', '=', activity.id).execute()
      const { capacity } = await test.db
        .selectFrom('activity_product')
        .select('capacity')
        .where('id', '=', activity.id)
        .executeTakeFirstOrThrow()
      await seat(1)
      expect((await giver.place(request(ofDay(day)))).json()).toMatchObject({ code: 'sold-out' })
      await seat(capacity)
    })
  })

  it.each([
    ['fr_FR', 'Votre commande est annulée', 'Les places réservées pour votre visite', 'vous sont remboursés'],
    ['es_ES', 'Tu pedido está cancelado', 'Las plazas reservadas para tu visita', 'Te devolvemos'],
    ['nl_BE', 'Je bestelling is geannuleerd', 'De plaatsen die voor je bezoek', 'komt naar je terug'],
    ['it_IT', 'Il tuo ordine è annullato', 'I posti riservati per la tua visita', 'Ti abbiamo rimborsato'],
  ] as const)(
    '[GW-028] tells a buyer in %s once that the order is cancelled, and once that money is on its way',
    async (locale, subject, places, refunded) => {
      const email = `${locale}@example.com`
      const at = `/api/activity-only/weekend/${activity.id}/availabilities.json?locale=fr_FR&adult=2`
      const [day = ''] = Object.keys((await test.app.inject(at)).json().days)
      const order = { ...request({ email, item: { date: day } }), locale }
      const { order: bought } = await giver.book(order)
      const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
      await ordersCommand(test, ['cancel', bought.bookingNumber, '--refund', '12.50'])
      output.mockRestore()
      for (let turn = 0; turn < 3; turn += 1) await test.app.deps.jobs.runAll()
      const mails = (await giver.mailsTo(email)).filter(({ message_id: id }) => !id.includes('issued'))
      expect(mails.map(({ locale: spoken }) => spoken)).toEqual([locale, locale])
      const [cancelled, money] = mails
      expect(cancelled?.subject).toContain(subject)
      expect(cancelled?.text).toContain(places)
      expect(cancelled?.text).toMatch(/12,50/)
      expect(cancelled?.html).not.toMatch(/[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/)
      expect(money?.subject).toContain(refunded)
      expect(money?.text).toMatch(/12,50/)
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
