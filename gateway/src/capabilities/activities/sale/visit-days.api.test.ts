import { runGifts } from '../../../app/sales-commands'
import { createTestApp, movableClock, type TestApp, testDay } from '../../../testing/test-app'
import { mailboxKey } from '../../orders/orders-fixture'
import { type ActivityBuyer, cancelByCare, codeIn, createActivityBuyer } from './activity-orders-fixture'

const clock = movableClock()
let test: TestApp
let buyer: ActivityBuyer
let giver: ActivityBuyer['giver']
beforeAll(async () => {
  test = await createTestApp({ clock })
  buyer = await createActivityBuyer(test)
  giver = buyer.giver
})
afterAll(() => test.close())

let buyers = 0

describe('an order of an activity with a day of visit', () => {
  const email = 'day@example.com'
  const leftOn = async (day: string) => new Map(await buyer.daysOf(1)).get(day) ?? 0
  const move = async (orderUUID: string, date: string | null) => {
    const access = { key: await mailboxKey(test.app, orderUUID) }
    return giver.post(`/front-gateway/orders/${orderUUID}/visit-day`, { access, date })
  }
  const ofDay = (date: string) => ({ email, item: { date } })

  it('[SC-014] keeps the day, takes its places, and says so on order, mail and voucher', async () => {
    const [[day, before] = ['', 0]] = await buyer.daysOf()
    const { order } = await buyer.buy(ofDay(day))
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
    const [[first, before] = ['', 0], [second, other] = ['', 0]] = await buyer.daysOf()
    const { order } = await buyer.buy(ofDay(first))
    expect((await move(order.orderUUID, second)).json()).toEqual({
      orderUUID: order.orderUUID,
      date: second,
    })
    expect([await leftOn(first), await leftOn(second)]).toEqual([before, other - 2])
    expect((await move(order.orderUUID, '2027-02-28')).json()).toMatchObject({ code: 'day-not-available' })
    expect([await leftOn(first), await leftOn(second)]).toEqual([before, other - 2])
    expect((await giver.view(order.orderUUID)).json().visit).toMatchObject({ adults: 2, day: second })
    await move(order.orderUUID, null)
    expect(await leftOn(second)).toBe(other)
    expect((await giver.view(order.orderUUID)).json().visit).toMatchObject({ day: null })
    expect((await giver.view(order.orderUUID)).json().lines[0].date).toBeUndefined()
    await test.app.deps.jobs.runAll()
    const subjects = (await giver.mailsTo(email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Le jour de votre visite'))).toHaveLength(2)
  })

  it('[SC-014] gives the places back when the order is not paid', async () => {
    const [[day, before] = ['', 0]] = await buyer.daysOf()
    const { order } = await giver.hold(buyer.request(ofDay(day)), 'day-not-paid')
    expect(await leftOn(day)).toBe(before - 2)
    await test.db
      .updateTable('customerOrder')
      .set({ expiresAt: new Date('2027-03-01T08:00:00Z') })
      .where('orderUUID', '=', order.orderUUID)
      .execute()
    await test.app.deps.jobs.runAll()
    expect(await leftOn(day)).toBe(before)
  })

  /** A voucher of its own buyer, for a day or for none. */
  async function buyOwn(date?: string) {
    const own = `own-${++buyers}@example.com`
    const { order } = await buyer.buy({ email: own, item: date ? { date } : {} })
    const [mail] = await giver.mailsTo(own)
    const gift = await test.db
      .selectFrom('gift')
      .select('giftUUID')
      .where('orderUUID', '=', order.orderUUID)
      .executeTakeFirstOrThrow()
    return {
      ...order,
      email: own,
      code: codeIn(mail?.text),
      giftUUID: gift.giftUUID,
      move: async (day: string | null) =>
        giver.post(`/front-gateway/orders/${order.orderUUID}/visit-day`, {
          access: { key: await mailboxKey(test.app, order.orderUUID) },
          date: day,
        }),
    }
  }
  type Voucher = Awaited<ReturnType<typeof buyOwn>>
  const validUntil = ({ giftUUID }: Voucher, day: string) =>
    test.db.updateTable('gift').set({ validUntil: day }).where('giftUUID', '=', giftUUID).execute()
  async function makeVoid({ giftUUID }: Voucher) {
    const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    await runGifts(test, ['void', giftUUID, '--json'])
    output.mockRestore()
  }
  const payWith = ({ code }: Voucher) =>
    giver.place(buyer.request({ items: { giftcards: [{ serialNumber: code, usedAmount: 100 }] } }))

  it('[SC-014] is kept when a withdrawal was asked for before the day was set', async () => {
    const voucher = await buyOwn()
    const asked = { locale: 'fr_FR', bookingNumber: voucher.bookingNumber, email: voucher.email }
    const { token } = (await giver.post('/front-gateway/gifts/withdrawal', asked)).json()
    const [[day, before] = ['', 0]] = await buyer.daysOf()
    expect((await voucher.move(day)).statusCode).toBe(200)
    const confirm = () => giver.post('/front-gateway/gifts/withdrawal/confirm', { token })
    expect((await confirm()).json()).toMatchObject({ code: 'withdrawal-changed' })
    expect((await giver.view(voucher.orderUUID)).json()).toMatchObject({ status: 'confirmed' })
    expect(await leftOn(day)).toBe(before - 2)
    await voucher.move(null)
    expect((await confirm()).json()).toMatchObject({ refundAmount: buyer.forTwo })
    expect(await leftOn(day)).toBe(before)
  })

  it.each<[string, (voucher: Voucher) => Promise<unknown>]>([
    ['used', async (voucher) => expect((await payWith(voucher)).statusCode).toBe(200)],
    ['expired', (voucher) => validUntil(voucher, '2027-02-28')],
    ['void', makeVoid],
  ])('[SC-014] cannot be set with a voucher that is %s', async (_state, end) => {
    const [[day, before] = ['', 0]] = await buyer.daysOf()
    const voucher = await buyOwn()
    await end(voucher)
    expect((await voucher.move(day)).json()).toMatchObject({ code: 'order-not-changeable' })
    expect(await leftOn(day)).toBe(before)
  })

  it('[SC-014] lies within the validity of the voucher', async () => {
    const [[first] = [''], [second] = [''], [third] = ['']] = await buyer.daysOf()
    const voucher = await buyOwn(first)
    await validUntil(voucher, second)
    expect((await voucher.move(third)).json()).toMatchObject({ code: 'day-not-available' })
    expect((await voucher.move(second)).json()).toMatchObject({ date: second })
  })

  it('[SC-014] is free again once the voucher is made void', async () => {
    const [[day, before] = ['', 0]] = await buyer.daysOf()
    const voucher = await buyOwn(day)
    expect(await leftOn(day)).toBe(before - 2)
    await makeVoid(voucher)
    expect(await leftOn(day)).toBe(before)
    expect((await giver.view(voucher.orderUUID)).json().lines[0].date).toBeUndefined()
  })

  const changeGift = ({ giftUUID }: Voucher, change: { visitDay?: string; issuedAt?: Date }) =>
    test.db.updateTable('gift').set(change).where('giftUUID', '=', giftUUID).execute()
  async function cancelled({ bookingNumber, orderUUID }: Voucher) {
    await cancelByCare(test, bookingNumber)
    return test.db
      .selectFrom('customerOrder')
      .innerJoin('gift', 'gift.orderUUID', 'customerOrder.orderUUID')
      .select(['customerOrder.status', 'refundCents', 'gift.status as voucher', 'balanceCents'])
      .where('customerOrder.orderUUID', '=', orderUUID)
      .executeTakeFirstOrThrow()
  }
  const asItIs = async () => {}

  it.each<[string, boolean, 'all' | 'nothing', (voucher: Voucher) => Promise<unknown>]>([
    ['all for a visit to come', true, 'all', asItIs],
    ['all for a voucher without a day', false, 'all', asItIs],
    ['nothing on the day of the visit', true, 'nothing', (it) => changeGift(it, { visitDay: testDay })],
    ['nothing for a voucher that was used', false, 'nothing', payWith],
    [
      'nothing after the days of withdrawal',
      true,
      'nothing',
      (it) => changeGift(it, { issuedAt: new Date('2027-02-08T10:00:00Z') }),
    ],
  ])(
    '[SC-014] [GW-028] gives its places back when customer care cancels, and %s',
    async (_what, hasDay, refund, happen) => {
      const [[day, before] = ['', 0]] = await buyer.daysOf()
      const voucher = await buyOwn(hasDay ? day : undefined)
      expect(await leftOn(day)).toBe(hasDay ? before - 2 : before)
      await happen(voucher)
      const outcome = {
        status: 'cancelled',
        refundCents: refund === 'all' ? buyer.forTwo : 0,
        voucher: 'withdrawn',
        balanceCents: 0,
      }
      expect(await cancelled(voucher)).toEqual(outcome)
      expect(await leftOn(day)).toBe(before)
      expect(await cancelled(voucher)).toEqual(outcome)
      expect(await leftOn(day)).toBe(before)
    },
  )

  it('[GI-037] keeps the money of the voucher for the visit until the day is given up', async () => {
    const [[day] = ['']] = await buyer.daysOf()
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
    expect((await giver.place(buyer.request(ofDay('2027-03-01')))).json()).toMatchObject(refusal)
    expect((await giver.place(buyer.request(ofDay('2029-03-01')))).json()).toMatchObject(refusal)
    const [, , [day] = ['', 0]] = await buyer.daysOf()
    const seat = (capacity: number) =>
      test.db.updateTable('activityProduct').set({ capacity }).where('id', '=', buyer.activity.id).execute()
    const { capacity } = await test.db
      .selectFrom('activityProduct')
      .select('capacity')
      .where('id', '=', buyer.activity.id)
      .executeTakeFirstOrThrow()
    await seat(1)
    expect((await giver.place(buyer.request(ofDay(day)))).json()).toMatchObject({ code: 'sold-out' })
    await seat(capacity)
  })
})

describe('a voucher that is about to lapse', () => {
  it('[AC-018] is remembered with the house it is used with, not with our site', async () => {
    const email = 'lapsing@example.com'
    await buyer.buy({ email })
    const [issued] = await giver.mailsTo(email)
    clock.set('2028-02-01T09:00:00Z')
    for (let turn = 0; turn < 2; turn += 1) await test.app.deps.jobs.runAll()
    const mails = await giver.mailsTo(email)
    const mail = mails.find(({ subject }) => subject === 'Votre bon est valable jusqu’au 1er mars 2028')
    expect(mail?.text).toContain('contactez l’établissement')
    expect(mail?.text).toContain(buyer.activity.mainActivityCenter.address)
    expect(mail?.text).toMatch(new RegExp(`Code du bon.: ${codeIn(issued?.text)}`))
    expect(mail?.text).not.toContain('sur notre site')
  })
})
