import { createTestApp, type TestApp, testDay } from '../../testing/test-app'
import { readHistory } from '../availability/stay-fixture'
import { addTwoStays, createAsker } from './quotes-fixture'

let test: TestApp
let asker: ReturnType<typeof createAsker>
const get: typeof asker.get = (...asked) => asker.get(...asked)

beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addTwoStays(test.db)
  asker = createAsker(test.app)
})
afterAll(() => test.close())

it('[GW-011] [GW-007] asks less of one who has a room for two alone, in every call alike', async () => {
  await test.db.updateTable('room').set({ singlePercent: 80 }).where('id', '=', 'room-plain').execute()
  const asked = { checkin: '2027-04-06', adult: 1 }
  const quote = await asker.quote('plain', { ...asked, nights: 2 })
  expect(quote.priceLines).toMatchObject([
    { kind: 'room', label: expect.stringMatching(/, occupation simple$/) },
  ])
  const { body: price } = await get('/api/product/plain/price', { ...asked, nights: 2 })
  const { body: detail } = await get('/api/weekend/plain/detail.json', { ...asked, night: 2 })
  const payload = { locale: 'fr_FR', flow: 'hotel', searchCriterias: { ...asked, night: 2, hotelId: 'h' } }
  const found = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
  const months = await get('/api/hotels/h/availabilities.json', {
    month: '2027-04',
    adult: 1,
    weekendId: 'plain',
  })
  const prices = [
    quote.priceInfo.sellPrice,
    price.sellPrice,
    detail.sellPrice,
    found.json().exactMatch[0].packages[0].sellPrice,
    months.body.days['2027-04-06'].price,
  ]
  expect(prices).toEqual(prices.map(() => (24_000 * 80) / 100))
  await test.db.updateTable('room').set({ singlePercent: 100 }).where('id', '=', 'room-plain').execute()
})

describe('the programme', () => {
  const nights = Array.from({ length: 14 }, (_, index) => index + 1)

  const words = { fr: [], es: [], nl: [], it: [], en: [] }
  const breakfast = {
    type: 'BREAKFAST',
    nightly: true,
    repeated: 1,
    icon: 'coffee',
    singleDay: false,
    hasDates: false,
    title: { fr: 'Petit-déjeuner', es: 'Desayuno', nl: 'Ontbijt', it: 'Colazione', en: 'Breakfast' },
    details: words,
    mustKnow: words,
    schedules: words,
    why: words,
    importantInfos: words,
    activityId: null,
    picture: null,
    duration: null,
    where: null,
    how: null,
    menu: null,
    when: null,
    participants: null,
    displayPax: false,
  }
  const sellPlain = (change: { minNights: number; maxNights: number; program: string }) =>
    test.db.updateTable('package').set(change).where('id', '=', 'plain').execute()

  beforeAll(() => sellPlain({ minNights: 1, maxNights: 14, program: JSON.stringify([breakfast]) }))
  afterAll(() => sellPlain({ minNights: 2, maxNights: 4, program: '[]' }))

  it.each(nights)('[PR-031] [GW-011] of %i nights is the same in description and quote', async (length) => {
    const asked = { checkin: '2027-04-06', adult: 2 }
    const quote = await asker.quote('plain', { ...asked, nights: length })
    const { body: detail } = await get('/api/weekend/plain/detail.json', { ...asked, night: length })
    expect(quote.bookable).toBe(true)
    expect(detail.programLine).toEqual(quote.programLineList)
    expect(quote.programLineList).toMatchObject([{ type: 'BREAKFAST', repeated: length }])
  })
})

describe('the other calls of a product', () => {
  it('[GW-010] offers the packages of the same room, with price and terms', async () => {
    const { body } = await get('/api/product/plain/offers', { checkin: '2027-04-06', nights: 2 })
    expect(body).toEqual([
      expect.objectContaining({
        weekendId: 'plain',
        priceInfo: expect.objectContaining({ sellPrice: 24_000 }),
        cancellationPolicy: expect.objectContaining({ type: 'FLEXIBLE' }),
      }),
    ])
  })

  it('[GW-023] tells the from-price and its check-in', async () => {
    const { body } = await get('/api/product/plain/price', { adult: 2 })
    expect(body.fromPrice).toMatchObject({ sellPrice: 24_000, nights: 2, priceType: 'from-price' })
    expect(body.checkin > testDay).toBe(true)
  })

  it('[GW-023] has no upsells where the room has one package', async () => {
    expect((await get('/api/product/plain/upsells', {})).body).toEqual([])
  })

  it('[GW-002] [GW-003] shows the stay itself, with dates at their price', async () => {
    const { status, body } = await get('/api/weekend/plain/detail.json', { fetchPageModel: 'true' })
    expect([status, body.code]).toEqual([200, undefined])
    expect(body).toMatchObject({ id: 'plain', priceType: 'from-price', sellPrice: 24_000, published: true })
    expect(body.pageModel.title).toContain('Hotel h')
    const dated = await get('/api/weekend/plain/detail.json', {
      checkin: '2027-04-06',
      night: 3,
      adult: 2,
      fetchPageModel: 'false',
    })
    expect(dated.body.pageModel).toBeNull()
    expect(dated.body).toMatchObject({
      priceType: 'final-price',
      sellPrice: 36_000,
      nights: 3,
      localTaxOnSite: 1_500,
    })
  })

  it('[GW-021] makes an offer of the recommended package, from-price when the dates cannot be had', async () => {
    const dated = await get('/api/offers/plain/recommended.json', {
      checkin: '2027-04-06',
      checkout: '2027-04-08',
    })
    expect(dated.body).toMatchObject({
      id: 'plain',
      sellPrice: 24_000,
      priceType: 'final-price',
      hotel: { id: 'h' },
    })
    const tooShort = await get('/api/offers/plain/recommended.json', { checkin: '2027-04-06', night: 1 })
    expect(tooShort.body).toMatchObject({ priceType: 'from-price' })
    expect((await get('/api/offers/none/recommended.json', {})).status).toBe(404)
  })

  it('[SC-005] shows the hotel’s rooms with their offers', async () => {
    const { body } = await get('/api/hotel/h/detail.json', { checkin: '2027-04-09', night: 2 })
    const offers = body.rooms.map((room: { id: string; offers: { id: string }[] }) => [
      room.id,
      room.offers.map(({ id }) => id),
    ])
    expect(offers).toEqual([
      ['room-plain', ['plain']],
      ['room-wine-stay', ['wine-stay']],
    ])
  })

  it('[GW-004] has pictures of an activity', async () => {
    const { body } = await get('/api/activities/wine/images.json', {})
    expect(Object.keys(body[0].sizes)).toEqual(
      expect.arrayContaining(['120_80', 'SMALL', 'LARGE', '640_360']),
    )
    const bases = body.map(({ base }: { base: string }) => base)
    expect([bases.length, new Set(bases).size]).toEqual([3, 3])
    for (const base of bases) expect((await test.app.inject(`${base}/320x240.webp`)).statusCode).toBe(200)
    expect((await get('/api/activities/none/images.json', {})).status).toBe(404)
  })
})

describe('GET /api/hotels/{hotelId}/availabilities.json', () => {
  it('[GW-009] has the days on which a stay can start, at the cheapest price', async () => {
    const { body } = await get('/api/hotels/h/availabilities.json', {
      month: '2027-04',
      length: 2,
      weekendId: 'plain',
    })
    expect(body).toMatchObject({ minMonth: '2027-03', prevMonth: '2027-03', nextMonth: '2027-06', adult: 2 })
    expect(Object.keys(body.days)).toHaveLength(61)
    expect(body.days['2027-04-06']).toEqual({
      price: 24_000,
      amount: 2,
      minLos: 2,
      promo: 0,
      bestPriceOfTheMonth: true,
    })
  })

  it('[GW-009] prices the party, and leaves out days on which it finds no rooms', async () => {
    const { body } = await get('/api/hotels/h/availabilities.json', { month: '2027-04', length: 1, adult: 9 })
    expect(body.days).toEqual({})
  })

  it('[GW-008] tells the nights that can be booked, by product and by hotel', async () => {
    const checkin = '2027-04-09'
    expect((await get('/api/weekend/plain/packageCheckoutNights.json', { checkin })).body).toEqual([2, 3, 4])
    expect(
      (await get('/api/weekend/h/packageCheckoutNights.json', { checkin, multiOffer: 'true' })).body,
    ).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect((await get('/api/weekend/none/packageCheckoutNights.json', { checkin })).status).toBe(404)
  })
})

describe('reference prices', () => {
  it('[SC-008] strikes through the lowest price of the 30 days before, never a higher one', async () => {
    const room = 'room-plain'
    const day = '2027-05-11'
    const at = (daysAgo: number, priceCents: number) => ({
      roomId: room,
      day,
      priceCents,
      changedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    })
    await test.db
      .insertInto('priceHistory')
      .values([at(90, 20_000), at(40, 15_000), at(20, 18_000), at(1, 12_000)])
      .execute()
    await readHistory(test.db, room)
    const answer = await asker.quote('plain', { checkin: day, nights: 2 })
    // 15,000 was still asked 30 days before the last change; the second night never changed.
    expect(answer.priceInfo).toMatchObject({
      sellPrice: 24_000,
      refPrice: 27_000,
      promoPercentageRounded: 12,
      moneySaved: 3_000,
    })
  })
})
