import { createTestApp, type TestApp, testDay } from '../../platform/testing'
import { addHotel, addStay } from '../availability/stay-fixture'
import { createShopper, orderRequest } from '../orders/orders-fixture'

let test: TestApp
const days: [string, string] = ['2027-03-01', '2027-06-30']

beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  const { db } = test
  await db.updateTable('stay_clock').set({ today: testDay }).execute()
  await addHotel(db, { id: 'h', score: 8.2 })
  await db
    .insertInto('activity')
    .values({
      id: 'wine',
      hotel_id: 'h',
      titles: JSON.stringify({ fr: 'Vin', es: 'Vino', nl: 'Wijn', it: 'Vino', en: 'Wine' }),
      theme: '989',
      weekdays: [6],
      capacity: 1,
      picture: JSON.stringify({
        subject: 'wine-tasting',
        key: 'h-wine',
        alt: { fr: '', es: '', nl: '', it: '', en: '' },
      }),
    })
    .execute()
  await addStay(db, {
    hotelId: 'h',
    id: 'plain',
    days,
    priceCents: 12_000,
    capacity: 3,
    minNights: 2,
    maxNights: 4,
  })
  await addStay(db, {
    hotelId: 'h',
    id: 'wine-stay',
    days,
    priceCents: 12_000,
    stayCents: 3_500,
    activityIds: ['wine'],
  })
  await db
    .updateTable('hotel')
    .set({
      local_tax: JSON.stringify({
        amount: 250,
        currency: 'EUR',
        toBePaidAtHotel: true,
        type: 'PERSON_NIGHT',
        percentage: null,
      }),
    })
    .execute()
})
afterAll(() => test.close())

/** A package of the same hotel that has ended. */
const leaveSale = async () => {
  await addHotel(test.db, { id: 'other' })
  for (const id of ['gone', 'still-sold']) await addStay(test.db, { hotelId: 'other', id, days })
  await test.db.updateTable('package').set({ published: false }).where('id', '=', 'gone').execute()
}

const get = async (path: string, query: Record<string, string | number>) => {
  const response = await test.app.inject({ url: path, query: { locale: 'fr_FR', ...stringify(query) } })
  return { status: response.statusCode, body: response.json() }
}
const stringify = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
const quote = async (id: string, query: Record<string, string | number>) =>
  (await get(`/api/product/${id}/quote`, query)).body

describe('GET /api/product/{id}/quote', () => {
  it('[GW-011] prices a stay that can be booked, line by line', async () => {
    const answer = await quote('plain', { checkin: '2027-04-06', nights: 2, adult: 3 })
    expect(answer).toMatchObject({
      bookable: true,
      reason: null,
      availableRooms: 2,
      roomsAmountMessage: 'Plus que 2 chambres',
      localTaxTotalAmount: 1_500,
      priceInfo: {
        sellPrice: 24_000 + 7_200,
        nbRooms: 1,
        nights: 2,
        priceType: 'final-price',
        refPrice: null,
      },
      cancellationPolicy: {
        type: 'FLEXIBLE',
        cancellable: true,
        cancellationDeadline: '2027-04-03T18:00:00',
      },
      modifiedReservationCriteria: null,
    })
    const sum = answer.priceLines.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
    expect(sum).toBe(answer.priceInfo.sellPrice)
  })

  it.each([
    ['yesterday', { checkin: '2027-02-28', nights: 2 }, 'CHECKIN_IN_THE_PAST'],
    ['too short', { checkin: '2027-04-06', nights: 1 }, 'MINIMUM_LENGTH_OF_STAY'],
    ['too long', { checkin: '2027-04-06', nights: 5 }, 'MAXIMUM_LENGTH_OF_STAY'],
    [
      'too many children for one adult',
      { checkin: '2027-04-06', nights: 2, adult: 1, child: 4 },
      'PARTY_TOO_LARGE',
    ],
    ['more rooms than are left', { checkin: '2027-04-06', nights: 2, adult: 9 }, 'SOLD_OUT'],
    ['beyond the rates', { checkin: '2027-07-06', nights: 2 }, 'PACKAGE_NOT_AVAILABLE_CHECKIN'],
    ['years ahead', { checkin: '2031-07-06', nights: 2 }, 'PACKAGE_NOT_AVAILABLE_CHECKIN'],
  ])('[GW-011] says why it cannot be booked: %s', async (_, query, reason) => {
    expect(await quote('plain', query)).toMatchObject({ bookable: false, reason })
  })

  it('[SC-011] proposes the nearest stay that can be booked', async () => {
    const answer = await quote('plain', { checkin: '2027-04-06', nights: 1 })
    expect(answer.modifiedReservationCriteria).toEqual({
      checkin: '2027-04-06',
      nights: 2,
      adult: 2,
      child: 0,
      baby: 0,
    })
  })

  it.each<[string, string, Record<string, string | number>, object]>([
    ['yesterday', 'plain', { checkin: '2027-02-28', nights: 2 }, { checkin: '2027-03-01', nights: 2 }],
    ['a whole year ago', 'plain', { checkin: '2026-03-01', nights: 2 }, { checkin: '2027-03-01', nights: 2 }],
    ['too long', 'plain', { checkin: '2027-04-06', nights: 9 }, { checkin: '2027-04-06', nights: 4 }],
    ['beyond the rates', 'plain', { checkin: '2027-07-06', nights: 2 }, { checkin: '2027-06-29', nights: 2 }],
    ['years ahead', 'plain', { checkin: '2031-07-06', nights: 2 }, { checkin: '2027-06-29', nights: 2 }],
    [
      'too many children for one adult',
      'plain',
      { checkin: '2027-04-06', nights: 2, adult: 1, child: 4 },
      { checkin: '2027-04-06', nights: 2, adult: 1, child: 2 },
    ],
    // Full from the 6th of May to the 20th of June: there is no room within two weeks.
    [
      'sold out for weeks',
      'plain',
      { checkin: '2027-05-28', nights: 2 },
      { checkin: '2027-06-21', nights: 2 },
    ],
    // Monday to Wednesday, the tasting is on Saturdays.
    [
      'an activity outside it',
      'wine-stay',
      { checkin: '2027-04-12', nights: 2 },
      { checkin: '2027-04-12', nights: 5 },
    ],
    [
      'an activity on a day that is not its own',
      'wine-stay',
      { checkin: '2027-04-09', nights: 1, activitySelectionList: 'wine_0' },
      { checkin: '2027-04-09', nights: 1 },
    ],
    [
      'no longer sold',
      'gone',
      { checkin: '2027-04-06', nights: 2 },
      { checkin: '2027-04-06', nights: 2, offerId: 'still-sold' },
    ],
  ])('[SC-011] proposes what can be booked instead of what is %s', async (_, id, query, proposal) => {
    if (id === 'gone') await leaveSale()
    const fill = (available: number) =>
      test.db
        .updateTable('room_day')
        .set({ available })
        .where('room_id', '=', 'room-plain')
        .where('day', '>=', '2027-05-06')
        .where('day', '<=', '2027-06-20')
        .execute()
    await fill(0)
    const { bookable, modifiedReservationCriteria: instead } = await quote(id, query)
    expect(bookable).toBe(false)
    expect(instead).toMatchObject(proposal)
    const { offerId = id, ...stay } = instead
    expect(await quote(offerId, stay)).toMatchObject({ bookable: true })
    await fill(2)
  })

  it('[SC-013] shows the days of each activity and takes only those', async () => {
    // A Friday: the tasting is on Saturdays.
    const stay = { checkin: '2027-04-09', nights: 1 }
    const answer = await quote('wine-stay', stay)
    expect(answer.bookable).toBe(true)
    expect(answer.activityDates[0].days).toEqual([
      { dayIndex: 0, date: '2027-04-09', available: false },
      { dayIndex: 1, date: '2027-04-10', available: true },
    ])
    expect(await quote('wine-stay', { ...stay, activitySelectionList: 'wine_1' })).toMatchObject({
      bookable: true,
    })
    expect(await quote('wine-stay', { ...stay, activitySelectionList: 'wine_0' })).toMatchObject({
      bookable: false,
      reason: 'ACTIVITY_NOT_AVAILABLE',
    })
  })

  it('[SC-013] is too short when the activity lies after it, and full when its places are taken', async () => {
    expect(await quote('wine-stay', { checkin: '2027-04-12', nights: 2 })).toMatchObject({
      bookable: false,
      reason: 'MINIMUM_LENGTH_OF_STAY',
    })
    await test.db
      .insertInto('activity_day')
      .values({ activity_id: 'wine', day: '2027-04-17', taken: 1 })
      .execute()
    expect(await quote('wine-stay', { checkin: '2027-04-16', nights: 1 })).toMatchObject({
      bookable: false,
      reason: 'ACTIVITY_NOT_AVAILABLE',
    })
  })

  it('[GW-011] knows no such product', async () => {
    const { status, body } = await get('/api/product/none/quote', { checkin: '2027-04-06' })
    expect([status, body.code]).toEqual([404, 'product-not-found'])
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
    const at = (daysAgo: number, price_cents: number) => ({
      room_id: room,
      day,
      price_cents,
      changed_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    })
    await test.db
      .insertInto('price_history')
      .values([at(90, 20_000), at(40, 15_000), at(20, 18_000), at(1, 12_000)])
      .execute()
    await test.db
      .updateTable('room_day')
      .set({ min_los: 1 })
      .where('room_id', '=', room)
      .where('day', '=', day)
      .execute()
    const answer = await quote('plain', { checkin: day, nights: 2 })
    // 15,000 was still asked 30 days before the last change; the second night never changed.
    expect(answer.priceInfo).toMatchObject({
      sellPrice: 24_000,
      refPrice: 27_000,
      promoPercentageRounded: 12,
      moneySaved: 3_000,
    })
  })
})

describe('what nobody can buy', () => {
  const dated = { checkin: '2027-04-06', nights: 2 }
  const order = (packageId: string) =>
    createShopper(test.app).order(orderRequest({ packageId, checkin: '2027-04-06' }), `unsold-${packageId}`)
  const foundOf = async (hotelId: string) => {
    const payload = { locale: 'fr_FR', searchCriterias: { hotelId, checkin: '2027-04-06', night: 2 } }
    const answer = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
    const packages = answer
      .json()
      .exactMatch.flatMap((hotel: { packages: { id: string }[] }) => hotel.packages)
    return packages.map(({ id }: { id: string }) => id)
  }

  it.each(['tried', 'hidden'])('[GW-011] [GW-028] is not on sale: %s', async (what) => {
    const { db } = test
    const ids = { own: `${what}-own`, sibling: `${what}-sibling` }
    await addHotel(db, { id: what })
    for (const id of Object.values(ids)) await addStay(db, { hotelId: what, id, days, stayCents: 2_000 })
    await db
      .updateTable('package')
      .set({ connectivity: 'PRODUCTION' })
      .where('id', '=', ids.sibling)
      .execute()
    if (what === 'tried')
      await db.updateTable('package').set({ connectivity: 'TEST' }).where('id', '=', ids.own).execute()
    else await db.updateTable('hotel').set({ published: false }).where('id', '=', what).execute()
    expect(await quote(ids.own, dated)).toMatchObject({ bookable: false, reason: 'NOT_ON_SALE' })
    expect((await order(ids.own)).json()).toMatchObject({
      error: { code: 'not-bookable', reason: 'NOT_ON_SALE' },
    })
    const isSiblingSold = what === 'tried'
    expect(await foundOf(what)).toEqual(isSiblingSold ? [ids.sibling] : [])
    const { rooms } = (await get(`/api/hotel/${what}/detail.json`, { checkin: '2027-04-06', night: 2 })).body
    const offered = rooms.flatMap(({ offers }: { offers: { id: string }[] }) => offers.map(({ id }) => id))
    expect(offered).toEqual(isSiblingSold ? [ids.sibling] : [])
    expect((await get(`/api/product/${ids.own}/offers`, dated)).body).toEqual([])
    expect((await get(`/api/product/${ids.own}/price`, {})).body).toMatchObject({ code: 'not-for-sale' })
    expect((await quote(ids.sibling, dated)).bookable).toBe(isSiblingSold)
  })

  it('[PR-026] keeps the page of a stay that is connected for trying, with its price', async () => {
    const at = '/api/weekend/tried-own/detail.json'
    const shown = { connectivity: 'TEST', published: true }
    expect((await get(at, { checkin: '2027-04-06', night: 2 })).body).toMatchObject({
      ...shown,
      sellPrice: 24_000,
    })
    expect((await get(at, {})).body).toMatchObject({ ...shown, sellPrice: 14_000 })
  })
})
