import { seedContent } from '@escapade/demo/content/seed-content'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { addHotel, addStay, setNights } from './stay-fixture'

let test: TestApp
const days: [string, string] = ['2027-03-01', '2027-06-30']

beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  const { db } = test
  await seedContent(db, new Date('2027-03-01T09:00:00Z'))
  await addHotel(db, { id: 'h' })
  await addStay(db, { hotelId: 'h', id: 'short', days, maxNights: 3 })
  await addStay(db, { hotelId: 'h', id: 'week', days, minNights: 5, maxNights: 7, priceCents: 9_000 })
  const night = (day: string) => ({ rooms: ['room-short'], from: day, to: day })
  await setNights(db, night('2027-04-05'), { closedToArrival: true })
  await setNights(db, night('2027-04-06'), { minLos: 2 })
  await setNights(db, night('2027-04-10'), { available: 0 })
})
afterAll(() => test.close())

const get = async (path: string, query: Record<string, string>) => {
  const answer = await test.app.inject({ url: path, query: { locale: 'nl_BE', ...query } })
  return { status: answer.statusCode, body: answer.json() }
}
const nights = (key: string, query: Record<string, string>) =>
  get(`/api/weekend/${key}/packageCheckoutNights.json`, { client: 'msite', multiOffer: 'true', ...query })

describe('nights that can be booked from a check-in', () => {
  it.each([
    ['a product', 'short', '2027-04-07', [1, 2, 3]],
    ['a product with a minimum that day', 'short', '2027-04-06', [2, 3]],
    ['a product closed to arrival that day', 'short', '2027-04-05', []],
    ['a product before a night that is sold out', 'short', '2027-04-09', [1]],
    ['a product beyond its rates', 'short', '2028-01-09', []],
    ['a hotel: of any of its packages', 'h', '2027-04-07', [1, 2, 3, 5, 6, 7]],
    ['a minisite by its id: of any stay, two nights and more', 'be-nl-01', '2027-04-07', [2, 3, 5, 6, 7]],
    ['a minisite by its address', 'vrije-tijd-plus', '2027-04-05', [5, 6, 7]],
    ['a minisite, in the past', 'vrije-tijd-plus', '2027-02-05', []],
  ])('[GW-008] %s', async (_, key, checkin, expected) => {
    expect(await nights(key, { checkin })).toEqual({ status: 200, body: expected })
  })

  it('[GW-008] are limited by the length asked for, and by rooms for the party', async () => {
    expect((await nights('be-nl-01', { checkin: '2027-04-07', length: '3' })).body).toEqual([2, 3])
    expect((await nights('be-nl-01', { checkin: '2027-04-07', adult: '9' })).body).toEqual([])
  })

  it('[GW-008] knows no minisite of another market, nor anything else of that name', async () => {
    for (const key of ['cercle-ardenne', 'nothing'])
      expect(await nights(key, { checkin: '2027-04-07' })).toMatchObject({
        status: 404,
        body: { code: 'product-not-found' },
      })
  })
})

describe('the calendar', () => {
  const calendar = async (query: Record<string, string> = {}) =>
    (await get('/api/hotels/h/availabilities.json', { month: '2027-04', length: '1', ...query })).body.days

  it('[GW-009] shows the cheapest stay that can start each day, and the fewest nights', async () => {
    const found = await calendar({ weekendId: 'short' })
    expect(found['2027-04-06']).toMatchObject({ price: 20_000, minLos: 2 })
    expect(found['2027-04-07']).toMatchObject({ price: 10_000, minLos: 1 })
    expect([found['2027-04-05'], found['2027-04-10']]).toEqual([undefined, undefined])
  })

  it('[GW-009] takes what other packages of the hotel offer instead', async () => {
    const found = await calendar()
    expect(found['2027-04-05']).toMatchObject({ price: 45_000, minLos: 5 })
    expect(found['2027-04-07']).toMatchObject({ price: 10_000, minLos: 1 })
  })
})
