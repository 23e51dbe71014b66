import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { pdfText } from '../../../testing/pdf-text'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { createContentRepository } from '../../content/content-repository'
import {
  addOneRoom,
  book,
  cards,
  createGuest,
  createShopper,
  type Guest,
  type OrderChange,
  orderRequest,
  type Shopper,
  wishFor,
} from '../orders-fixture'

const minisiteId = 'be-nl-01'
let test: TestApp
let shopper: Shopper
let guest: Guest
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 20)
  shopper = createShopper(test.app)
  guest = createGuest(test.app)
})
afterAll(() => test.close())

function request(change: OrderChange = {}, minisite: string | null = minisiteId): OrderRequest {
  const order = orderRequest({ locale: 'nl_BE', ...change })
  const item = order.items.shortStayItem
  if (item) item.reservationCriteria.minisiteId = minisite
  return order
}
const place = (order: OrderRequest) => shopper.order(order, `minisite-${++keys}`)

const query = { locale: 'nl_BE', adult: '2', minisite: minisiteId }
const get = (url: string, asked: Record<string, string> = {}) =>
  test.app.inject({ url, query: { ...query, ...asked } })
const quote = async (asked: Record<string, string>) =>
  (await get('/api/product/stay/quote', { checkin: '2027-04-08', ...asked })).json()

describe('what a partner’s page sells', () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['two nights for two', { nights: '2' }, null],
    ['two nights for one', { nights: '2', adult: '1' }, null],
    ['a night', { nights: '1' }, 'MINIMUM_LENGTH_OF_STAY'],
    ['two nights for three', { nights: '2', adult: '3' }, 'PARTY_TOO_LARGE'],
    ['two nights for two and a child', { nights: '2', child: '1' }, 'PARTY_TOO_LARGE'],
    ['three nights for two and a baby', { nights: '3', baby: '1' }, null],
  ])('[CO-065] [GW-011] %s: %j', async (_what, asked, reason) => {
    const answer = await quote(asked)
    expect(answer).toMatchObject({ bookable: reason === null, reason })
    const proposed = answer.modifiedReservationCriteria
    if (reason) expect(await quote(asString(proposed))).toMatchObject({ bookable: true })
    const offers = await get('/api/product/stay/offers', { checkin: '2027-04-08', ...asked })
    expect(offers.json()).toHaveLength(reason ? 0 : 1)
  })

  it('[CO-065] [GW-002] [GW-010] has prices of two nights, on the pages of stay and hotel', async () => {
    const dated = { checkin: '2027-04-08', night: '1' }
    const quoted: Record<string, string>[] = [{}, { checkin: '2027-04-08', nights: '1' }]
    for (const asked of quoted)
      expect((await get('/api/product/stay/price', asked)).json()).toMatchObject({
        nights: 2,
        sellPrice: 20_000,
        finalPrice: null,
      })
    expect((await get('/api/weekend/stay/detail.json')).json()).toMatchObject({
      nights: 2,
      sellPrice: 20_000,
    })
    const offersOf = async (asked: Record<string, string>) =>
      (await get('/api/hotel/h/detail.json', asked)).json().rooms[0].offers
    expect(await offersOf({})).toMatchObject([{ nights: 2, sellPrice: 20_000 }])
    expect(await offersOf(dated)).toEqual([])
    const nights = await get('/api/weekend/stay/packageCheckoutNights.json', {
      checkin: '2027-04-08',
      length: '3',
    })
    expect(nights.json()).toEqual([2, 3])
  })

  it.each(['fr-01', 'stranger', "x'--"])(
    '[GW-011] is not asked on a page that the market lacks: %s',
    async (minisite) => {
      for (const path of [
        'product/stay/quote',
        'product/stay/price',
        'product/stay/offers',
        'weekend/stay/detail.json',
      ]) {
        const answer = await get(`/api/${path}`, { checkin: '2027-04-08', minisite })
        expect(answer.statusCode).toBe(400)
        expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'query.minisite' })])
      }
      const answer = await place(request({}, minisite))
      expect(answer.json()).toMatchObject({ code: 'invalid-request' })
    },
  )

  it('[SC-050] [GW-028] is ordered by its terms, and the order keeps whose page it was', async () => {
    const refused = (reason: string) => ({ error: { code: 'not-bookable', reason } })
    expect((await place(request({ nights: 1 }))).json()).toMatchObject(refused('MINIMUM_LENGTH_OF_STAY'))
    expect((await place(request({ adults: 3 }))).json()).toMatchObject(refused('PARTY_TOO_LARGE'))
    const gifts = { giftcards: [{ serialNumber: 'AAAA-BBBB-CCCC-DDDD' }] }
    const order = request()
    const withGifts = await place({ ...order, items: { ...order.items, ...gifts } })
    expect(withGifts.json()).toMatchObject(refused('MINISITE_TAKES_NO_GIFTS'))
    const { order: held } = await shopper.hold(order, `minisite-${++keys}`)
    const stored = await test.db
      .selectFrom('customerOrder')
      .select('minisiteId')
      .where('orderUUID', '=', held.orderUUID)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ minisiteId })
  })

  it.each([
    [minisiteId, 'pay-later-not-available'],
    [null, undefined],
  ])('[CO-065] is paid by card at once: on %s paying in three gives %s', async (minisite, code) => {
    const order = request({ checkin: '2027-05-10', nights: 3 }, minisite)
    const { payment } = await shopper.hold(order, `minisite-${++keys}`)
    const paid = await shopper.pay(order, {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
      payLater: '3x',
    })
    expect(paid.json().code).toBe(code)
  })

  it('[CO-065] stays under the terms when it is changed', async () => {
    const order = request({ checkin: '2027-05-20', nights: 2 })
    const { order: held, payment } = await shopper.hold(order, `minisite-${++keys}`)
    const paymentMethod = await shopper.token(cards.good)
    await shopper.pay(order, { paymentIntentId: payment.paymentIntentId, paymentMethod })
    const wish = (nights: number) => guest.quote(held.orderUUID, wishFor({ checkin: '2027-05-20', nights }))
    expect((await wish(1)).json()).toMatchObject({ bookable: false, reason: 'MINIMUM_LENGTH_OF_STAY' })
    expect((await wish(3)).json()).toMatchObject({ bookable: true })
  })
})

describe('a partner’s conditions', () => {
  const contents = () => createContentRepository(test.db)
  const pageOf = async (locale: Locale, id: string) => {
    const content = await contents().findPublished('minisite', id, locale)
    if (!content) throw new Error(`There is no ${id}`)
    return { kind: 'minisite' as const, id, locale, position: 1, content }
  }
  const spaced = (text: string) => text.replace(/\s+/g, ' ')

  /** All that says to the buyer what was booked. */
  async function papersOf(orderUUID: string, email: string) {
    const page = await test.app.inject(`/front-gateway/orders/${orderUUID}`)
    await test.app.deps.jobs.runAll()
    const mail = await test.db
      .selectFrom('mail')
      .select(['text', 'html'])
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    const invoice = pdfText((await createGuest(test.app, email).invoice(orderUUID)).rawPayload)
    const { partner } = page.json().stay
    return { page: partner, written: [mail.text, mail.html, invoice].map(spaced) }
  }

  it.each([
    ['fr_FR', 'fr-01'],
    ['fr_BE', 'be-fr-01'],
    ['nl_BE', 'be-nl-01'],
  ] as const)(
    '[CO-065] [SH-014] of %s stand on the order’s page, in its mail and on its invoice, as they were bought',
    async (locale, id) => {
      const before = await pageOf(locale, id)
      const { partnerName: name = '', footerLegalText: terms = '' } = before.content
      const email = `${id}@example.com`
      const order = request({ locale, checkin: '2027-06-10', nights: 2, buyer: { email } }, id)
      const { order: held, payment } = await shopper.hold(order, `minisite-${++keys}`)
      // The partner says something else by then, and takes the page off.
      await contents().put(
        { ...before, content: { ...before.content, footerLegalText: 'Other words.' } },
        test.clock.instant(),
      )
      await contents().setPublished(before, false, test.clock.instant())
      const paymentMethod = await shopper.token(cards.good)
      await shopper.pay(order, { paymentIntentId: payment.paymentIntentId, paymentMethod })

      const { page, written } = await papersOf(held.orderUUID, email)
      expect(page).toEqual({ name, terms })
      for (const paper of written) {
        expect(paper).toContain(name)
        expect(paper).toContain(spaced(terms))
        expect(paper).not.toContain('Other words.')
      }
      const refused = await place(request({ locale, checkin: '2027-06-20', nights: 2 }, id))
      expect(refused.json()).toMatchObject({ code: 'invalid-request' })
      await contents().setPublished(before, true, test.clock.instant())
    },
  )

  it('[CO-065] are kept by a change', async () => {
    const order = request({ checkin: '2027-04-20', nights: 2 })
    const { orderUUID } = await book(shopper, order, `minisite-${++keys}`)
    const partnerOf = async () =>
      (await test.app.inject(`/front-gateway/orders/${orderUUID}`)).json().stay.partner
    const before = await partnerOf()
    expect(before).toMatchObject({ name: 'Vrije Tijd Plus' })
    const wish = { ...wishFor({ checkin: '2027-04-24', nights: 2 }), expectedAmount: 20_000 }
    const changed = await guest.modify(orderUUID, wish, `minisite-${++keys}`)
    expect(changed.json()).toMatchObject({ modification: { status: 'done' } })
    expect(await partnerOf()).toEqual(before)
  })

  it('[CO-065] are on no paper of an order that no partner’s page sold', async () => {
    const { orderUUID } = await book(
      shopper,
      request({ checkin: '2027-04-28', nights: 2 }, null),
      `minisite-${++keys}`,
    )
    const { stay } = (await test.app.inject(`/front-gateway/orders/${orderUUID}`)).json()
    expect(stay).not.toHaveProperty('partner')
  })
})

/** Proposal of a quote as a question, as it is asked again. */
const asString = ({ checkin, ...numbers }: { checkin: string } & Record<string, string | number>) => ({
  checkin,
  ...Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)])),
})
