import { createTestApp, type TestApp, testDay } from '../../testing/test-app'
import { addHotel, addStay, setNights } from '../availability/stay-fixture'

let test: TestApp
const days: [string, string] = ['2027-03-01', '2027-05-31']

beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await test.db.updateTable('stayClock').set({ today: testDay }).execute()
  await addHotel(test.db, { id: 'near', score: 9.4, stars: 4, popularity: 300, facilities: ['spa', 'pool'] })
  await addHotel(test.db, { id: 'far', latitude: 48.95, score: 8, stars: 3, facilities: ['spa'] })
  await addHotel(test.db, { id: 'nice', latitude: 43.7, longitude: 7.26, cityId: 'nice', score: null })
  await addStay(test.db, { hotelId: 'near', id: 'near-plain', days, priceCents: 15_000, nightCents: 100 })
  await addStay(test.db, {
    hotelId: 'near',
    id: 'near-dinner',
    days,
    priceCents: 15_000,
    stayCents: 4_001,
    available: 1,
  })
  await addStay(test.db, {
    hotelId: 'far',
    id: 'far-plain',
    days,
    priceCents: 9_000,
    nightCents: 1_050,
    capacity: 2,
  })
  await addStay(test.db, {
    hotelId: 'nice',
    id: 'nice-long',
    days,
    priceCents: 20_000,
    nightCents: 100,
    minNights: 2,
  })
  await addStay(test.db, { hotelId: 'nice', id: 'nice-room', days, priceCents: 14_000 })
})
afterAll(() => test.close())

const search = async (searchCriterias: object, rest: object = {}) => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/offers.json',
    payload: { locale: 'fr_FR', searchCriterias, ...rest },
  })
  expect([response.statusCode, response.statusCode === 200 ? null : response.body]).toEqual([200, null])
  return response.json()
}
const packageIds = (answer: { exactMatch: { packages: { id: string }[] }[] }) =>
  answer.exactMatch[0]?.packages.map(({ id }) => id)
const ids = (answer: { exactMatch: { id: string }[] }) => answer.exactMatch.map(({ id }) => id)

describe('POST /api/offers.json', () => {
  it('[GW-007] lists all that a hotel sells, nights alone among it, the cheapest first', async () => {
    const asked = { hotelId: 'nice', checkin: '2027-04-10', night: 2 }
    const answer = await search(asked, { numberOfPackagesPerHotel: 20 })
    const [hotel] = answer.exactMatch
    expect(hotel.packages.map(({ id }: { id: string }) => id)).toEqual(['nice-room', 'nice-long'])
    const elsewhere = await search({ city: 'nice', checkin: '2027-04-10', night: 2 })
    expect(packageIds(elsewhere)).toEqual(['nice-long'])
  })

  it('[GW-007] finds the hotels of a town, the cheapest first', async () => {
    const answer = await search({ city: 'town', checkin: '2027-04-10', night: 1 }, { orderBy: 'priceAsc' })
    expect(ids(answer)).toEqual(['far', 'near'])
    expect(answer.searchDetails).toMatchObject({ totalCount: 2, checkin: '2027-04-10', night: 1, adult: 2 })
  })

  it('[SE-070] says how far hotels lie from a point, and nothing of the middle of a country', async () => {
    const distances = async (where: object) => {
      const { exactMatch } = await search({ ...where, checkin: '2027-04-10', night: 1 })
      return exactMatch.map(
        ({ packages: [first] }: { packages: { distance: number | null }[] }) => first?.distance,
      )
    }
    for (const km of await distances({ latitude: 48.9, longitude: 2.3, distanceMax: 300 }))
      expect(km).toEqual(expect.any(Number))
    expect(await distances({ country: 'FR' })).toEqual([null, null])
  })

  it('[SC-006] prices the card for the party and dates', async () => {
    const answer = await search({ hotelId: 'far', checkin: '2027-04-10', night: 2, adult: 3, child: 1 })
    // Two rooms of two, three and a half programmes of two nights.
    expect(answer.exactMatch[0].packages[0]).toMatchObject({
      sellPrice: 2 * 18_000 + 7_350,
      priceType: 'final-price',
      nights: 2,
      paxCount: 4,
      availableRooms: 2,
    })
  })

  it('[SE-084] counts the offers that the hotel has on the dates, whatever else is asked for', async () => {
    const criterias = { hotelId: 'near', checkin: '2027-04-10', night: 1 }
    const listed = packageIds(await search(criterias, { numberOfPackagesPerHotel: 20 }))
    const [one] = (await search({ ...criterias, priceMax: 20_000 })).exactMatch
    expect([one.packages.length, one.weekendIds]).toEqual([1, listed])
    await setNights(
      test.db,
      { rooms: ['room-near-dinner'], from: '2027-04-10', to: '2027-04-10' },
      { available: 0 },
    )
    expect((await search(criterias)).exactMatch[0].weekendIds).toEqual(['near-plain'])
    await setNights(
      test.db,
      { rooms: ['room-near-dinner'], from: '2027-04-10', to: '2027-04-10' },
      { available: 2 },
    )
  })

  it('[GW-007] shows so many packages of a hotel, the best first', async () => {
    const criterias = { hotelId: 'near', checkin: '2027-04-10', night: 1 }
    const one = await search(criterias)
    expect(packageIds(one)).toEqual(['near-plain'])
    const all = await search(criterias, { numberOfPackagesPerHotel: 20 })
    expect(packageIds(all)).toEqual(['near-plain', 'near-dinner'])
    expect(all.exactMatch[0].packages[1].sellPrice).toBe(15_000 + 8_002)
  })

  it('[GW-007] shows nothing that cannot be booked: sold out, too short, closed, in the past', async () => {
    const dates = { checkin: '2027-04-20', night: 1 }
    const day = { from: '2027-04-20', to: '2027-04-20' }
    await setNights(test.db, { rooms: ['room-far-plain'], ...day }, { available: 0 })
    await setNights(test.db, { rooms: ['room-near-plain'], ...day }, { closedToArrival: true })
    expect(ids(await search({ city: 'town', ...dates }))).toEqual(['near'])
    expect((await search({ city: 'town', ...dates })).exactMatch[0].weekendIds).toEqual(['near-dinner'])
    expect(ids(await search({ city: 'nice', ...dates }))).toEqual([])
    expect(ids(await search({ city: 'nice', ...dates, night: 2 }))).toEqual(['nice'])
    expect(ids(await search({ checkin: '2027-02-27', night: 1 }))).toEqual([])
  })

  it('[GW-007] the catalogue provider shows what is sold out, at its from-price', async () => {
    const answer = await search({ hotelId: 'far', checkin: '2027-04-20', night: 1 }, { provider: 'catalog' })
    expect(answer.exactMatch[0].packages[0]).toMatchObject({ priceType: 'from-price', availableRooms: null })
  })

  it('[GW-007] sells a night alone in the hotel flow, what includes something in the others', async () => {
    const dates = { city: 'nice', checkin: '2027-04-10', night: 2 }
    expect(packageIds(await search(dates))).toEqual(['nice-long'])
    expect(packageIds(await search(dates, { flow: 'hotel' }))).toEqual(['nice-room'])
  })

  it('[GW-007] without dates shows from-prices of the shortest stay', async () => {
    const answer = await search({ city: 'nice' })
    expect(answer.exactMatch[0].packages[0]).toMatchObject({
      sellPrice: 40_400,
      nights: 2,
      priceType: 'from-price',
    })
  })

  it('[GW-007] a gift is for two adults without dates', async () => {
    const criterias = { city: 'town', adult: 5, child: 2, checkin: '2027-04-10', night: 1 }
    const answer = await search(criterias, {
      performGiftableSearch: true,
      type: 'gift',
      orderBy: 'svPriceDesc',
    })
    expect(ids(answer)).toEqual(['near', 'far'])
    expect(answer.exactMatch[0].packages[0]).toMatchObject({ paxCount: 2, priceType: 'from-price' })
    expect(answer.searchDetails).toMatchObject({
      adult: 2,
      child: 0,
      baby: 0,
      checkin: null,
      night: 1,
      uri: '/search?flow=gifting#city=town&giftNights=1&giftAdult=2&sort=svPriceDesc',
    })
  })

  it('[GW-007] measures from a point and keeps to the distance', async () => {
    const around = { latitude: 48.85, longitude: 2.35 }
    const answer = await search(
      { ...around, distanceMax: 30 },
      { orderBy: 'distance', performMapSearch: true },
    )
    expect(ids(answer)).toEqual(['near', 'far'])
    expect(answer.exactMatch[1].packages[0].distance).toBeCloseTo(11.12, 1)
    expect(answer.exactMatch[1].location).toMatchObject({ lat: 48.95, lng: 2.35 })
    expect(answer.map[1]).toMatchObject({ id: 'far', label: answer.exactMatch[1].hotel.label, lat: 48.95 })
    expect(ids(await search({ ...around, distanceMin: 5, distanceMax: 30 }))).toEqual(['far'])
  })

  it('[GW-007] filters by price, score, stars and facilities, and counts what the filters would leave', async () => {
    const town = { city: 'town', checkin: '2027-04-10', night: 1 }
    expect(ids(await search({ ...town, priceMax: 12_000 }))).toEqual(['far'])
    expect(ids(await search({ ...town, hotelScore: 9 }))).toEqual(['near'])
    expect(ids(await search({ ...town, stars: ['3'] }))).toEqual(['far'])
    expect(ids(await search({ ...town, facilities: ['spa', 'pool'] }))).toEqual(['near'])
    const { filters } = await search(town)
    expect(filters.facilities.map(({ id, count }: { id: string; count: number }) => [id, count])).toEqual([
      ['spa', 2],
      ['pool', 1],
    ])
  })

  it.each([
    ['a day that does not exist', { checkin: '2027-02-30' }],
    ['a year that no calendar has', { checkin: '0000-01-01' }],
    ['no party', { adult: 0 }],
    ['a point beyond the poles', { latitude: 91, longitude: 0 }],
    ['stars that do not exist', { stars: ['9'] }],
  ])('[GW-007] refuses %s', async (_, searchCriterias) => {
    const payload = { locale: 'fr_FR', searchCriterias }
    const response = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request'])
  })

  it.each(['/api/offers.json', '/api/search/calendar.json', '/api/search/activity-only.json'])(
    '[GW-007] %s names a criterion that it does not know instead of leaving it aside',
    async (url) => {
      const searchCriterias = { checkin: '2027-04-10', checkout: '2027-04-12' }
      const response = await test.app.inject({
        method: 'POST',
        url,
        payload: { locale: 'fr_FR', searchCriterias },
      })
      expect(response.statusCode).toBe(400)
      expect(response.headers['content-type']).toMatch('application/problem+json')
      expect(JSON.stringify(response.json().errors)).toContain('checkout')
    },
  )

  it.each([
    ['nowhere', { city: 'x’); drop table hotel; --' }],
    ['more nights than any stay has', { checkin: '2027-04-10', night: 30 }],
    ['the year 2999', { checkin: '2999-12-31', night: 1 }],
    ['a price beyond all prices', { priceMin: 9_007_199_254_740_991 }],
    [
      'the widest circle at the date line',
      { latitude: -89.9, longitude: 179.9, distanceMin: 20_000, distanceMax: 20_000 },
    ],
  ])('[GW-007] finds nothing for %s', async (_, searchCriterias) => {
    expect((await search(searchCriterias)).searchDetails.totalCount).toBe(0)
  })
})

describe('POST /api/search/calendar.json', () => {
  const ask = async (searchCriterias: object, rest: object = {}) => {
    const payload = { locale: 'fr_FR', searchCriterias, month: '2027-04', length: 1, ...rest }
    const response = await test.app.inject({ method: 'POST', url: '/api/search/calendar.json', payload })
    return { status: response.statusCode, ...response.json() }
  }
  /** Lowest price that a search finds for the shortest stay from a day. */
  const cheapest = async (criterias: object, day: number, rest: object = {}) => {
    const checkin = `2027-04-${String(day).padStart(2, '0')}`
    const prices: number[] = []
    for (const night of [1, 2]) {
      const found = await search({ ...criterias, checkin, night }, { orderBy: 'priceAsc', ...rest })
      prices.push(found.exactMatch[0]?.packages[0].sellPrice ?? Number.POSITIVE_INFINITY)
    }
    return [checkin, Math.min(...prices)] as const
  }

  it.each([
    [{ city: 'town' }, {}],
    [{ city: 'nice' }, {}],
    [{ city: 'nice' }, { flow: 'hotel' }],
    [{ adult: 3, child: 1 }, {}],
    [{ facilities: ['pool'], priceMax: 16_000 }, {}],
    [{ latitude: 48.85, longitude: 2.35, distanceMax: 5 }, {}],
  ])('[SE-040] [SE-042] has the price of a search for each day: %j %j', async (criterias, rest) => {
    const { status, days } = await ask({ ...criterias, checkin: '2027-05-05', night: 3 }, rest)
    expect(status).toBe(200)
    for (const day of [10, 20]) {
      const [checkin, price] = await cheapest(criterias, day, rest)
      expect([checkin, days[checkin]?.price ?? Number.POSITIVE_INFINITY]).toEqual([checkin, price])
    }
    const all: { price: number; bestPriceOfTheMonth: boolean }[] = Object.values(days)
    const best = Math.min(...all.map(({ price }) => price))
    expect(all.every((day) => day.bestPriceOfTheMonth === (day.price === best))).toBe(true)
  })

  it('[SE-041] knows today to the same month a year later', async () => {
    const { days, ...bounds } = await ask({}, { month: '2027-02', length: 13 })
    expect(bounds).toMatchObject({ minMonth: '2027-03', maxMonth: '2028-03' })
    expect(Object.keys(days)[0]).toBe('2027-03-01')
    expect((await ask({}, { month: '2028-04' })).days).toEqual({})
  })

  it('[SE-040] finds nothing where there is nothing, and refuses what is no question', async () => {
    expect(await ask({ city: 'nowhere' })).toMatchObject({ status: 200, days: {} })
    expect(await ask({}, { length: 99 })).toMatchObject({ status: 400 })
    expect(await ask({}, { month: 'April' })).toMatchObject({ status: 400 })
  })
})
