import type { SearchCalendar } from '@escapade/shared-contracts/api/search/search-calendar-schemas'
import type { OffersAnswer, StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { flexibleArrivals } from '@escapade/shared-contracts/rules/search/flexible-arrivals'
import { isInBounds } from '@escapade/shared-contracts/rules/search/in-bounds'
import fc from 'fast-check'
import { sql } from 'kysely'
import { deep } from '../../../../tools/test/deep.mjs'
import { createTestApp, type TestApp, testDay } from '../../testing/test-app'
import { setNights } from '../availability/stay-fixture'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  // Some days are closed to departures, among them the first of a month, from others no stay is long, or booked late.
  await setNights(test.db, { from: addDays(testDay, 1), to: addDays(testDay, 310) }, ({ roomId, day }) => ({
    closedToDeparture: /1$/.test(roomId) && /-(01|13|14|28)$/.test(day),
    maxLos: /2$/.test(roomId) && /[05]$/.test(day) ? 2 : 0,
    singleCents: /[13579]$/.test(day) ? 6_100 + Number(day.slice(-2)) : 0,
    leadDays: /3$/.test(roomId) && /[27]$/.test(day) ? 90 : 0,
  }))
})
afterAll(() => test.close())

const runs = { numRuns: deep(10, 50) }
const day = fc.integer({ min: 1, max: 300 }).map((days) => addDays(testDay, days))
const party = fc.record({
  adult: fc.integer({ min: 1, max: 6 }),
  child: fc.integer({ min: 0, max: 3 }),
  baby: fc.integer({ min: 0, max: 2 }),
})
const twoNights = { checkin: addDays(testDay, 40), night: 2 }
const stay = fc.record({ checkin: day, night: fc.integer({ min: 1, max: 5 }) })
const sorts = ['priceQuality', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc'] as const

async function search(searchCriterias: object, rest: object = {}): Promise<OffersAnswer> {
  const payload = { locale: 'nl_BE', searchCriterias, ...rest }
  const response = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
  expect(response.statusCode).toBe(200)
  return response.json()
}

describe('the search of a seeded catalogue', () => {
  it('[GW-007] asks the price that the quote asks, to the cent, and finds only what can be booked', async () => {
    await fc.assert(
      fc.asyncProperty(stay, party, async ({ checkin, night }, size) => {
        const { exactMatch } = await search({ checkin, night, ...size }, { numberOfPackagesPerHotel: 20 })
        for (const found of exactMatch.slice(0, 4).flatMap(({ packages }) => packages)) {
          const query = { locale: 'nl_BE', checkin, nights: String(night) }
          const numbers = Object.fromEntries(Object.entries(size).map(([key, count]) => [key, String(count)]))
          const url = `/api/product/${found.id}/quote`
          const quote = (await test.app.inject({ url, query: { ...query, ...numbers } })).json()
          expect({ id: found.id, ...quote.priceInfo, bookable: quote.bookable }).toMatchObject({
            bookable: true,
            sellPrice: found.sellPrice,
            refPrice: found.refPrice,
            promoPercentageRounded: found.promo,
          })
          expect(quote.availableRooms).toBe(found.availableRooms)
        }
      }),
      { ...runs, examples: [1, 3].map((adult) => [twoNights, { adult, child: 0, baby: 0 }]) },
    )
  })

  it('[SE-088] finds by flexible dates what a search of each of the days finds, at the lowest price', async () => {
    const move = fc.oneof(
      fc.record({ checkin: day, flex: fc.integer({ min: 1, max: 3 }) }),
      fc.record({
        when: fc.constantFrom('', '-weekend').map((kind) => `${addDays(testDay, 40).slice(0, 7)}${kind}`),
      }),
    )
    const narrow = fc.constantFrom({}, { freeCancellation: true }, { priceMax: 20_000 }, { tags: ['dinner'] })
    await fc.assert(
      fc.asyncProperty(
        move,
        fc.integer({ min: 1, max: 3 }),
        party,
        narrow,
        async (dates, night, size, wish) => {
          const rest = { orderBy: 'priceAsc', pagination: { limit: 100 } }
          const found = await search({ ...dates, night, ...size, ...wish }, rest)
          const cheapest = new Map<string, number>()
          const arrivals: { checkin: string; price: number }[] = []
          for (const checkin of flexibleArrivals({ ...dates, night }) ?? []) {
            const { exactMatch } = await search({ checkin, night, ...size, ...wish }, rest)
            const prices = exactMatch.map(({ packages }) => packages[0]?.sellPrice ?? 0)
            if (prices.length > 0) arrivals.push({ checkin, price: Math.min(...prices) })
            for (const [index, { hotel }] of exactMatch.entries())
              cheapest.set(hotel.id, Math.min(cheapest.get(hotel.id) ?? Number.MAX_VALUE, prices[index] ?? 0))
          }
          expect(found.searchDetails.totalCount).toBe(cheapest.size)
          expect(found.arrivals).toEqual(arrivals)
          for (const { hotel, packages } of found.exactMatch) {
            expect([hotel.id, packages[0]?.sellPrice]).toEqual([hotel.id, cheapest.get(hotel.id)])
            expect(packages[0]?.checkin).toMatch(/^2\d{3}-/)
          }
        },
      ),
      { numRuns: 8 },
    )
  })

  it('[SE-040] [SE-042] knows in the calendar the fewest nights from a day, and the longest stay', async () => {
    const month = addDays(testDay, 40).slice(0, 7)
    const ask = async (searchCriterias: object, flow: string): Promise<SearchCalendar> => {
      const payload = { locale: 'fr_FR', flow, searchCriterias, month, length: 1 }
      return (await test.app.inject({ method: 'POST', url: '/api/search/calendar.json', payload })).json()
    }
    const count = async (criterias: object, flow: string) =>
      (await search(criterias, { flow })).searchDetails.totalCount
    await setNights(test.db, { from: addDays(testDay, 41), to: addDays(testDay, 41) }, { minLos: 3 })
    await fc.assert(
      fc.asyncProperty(party, fc.constantFrom('booking', 'hotel'), async (size, flow) => {
        const { days, longest } = await ask(size, flow)
        const most = flow === 'hotel' ? longest.hotelOnly : longest.stay
        for (const checkin of [addDays(testDay, 41), addDays(testDay, 44)]) {
          const { minLos } = days[checkin] ?? { minLos: most + 1 }
          for (let night = 1; night < minLos; night += 1)
            expect([night, await count({ ...size, checkin, night }, flow)]).toEqual([night, 0])
          if (minLos <= most)
            expect(await count({ ...size, checkin, night: minLos }, flow)).toBeGreaterThan(0)
          expect(await count({ ...size, checkin, night: most + 1 }, flow)).toBe(0)
        }
      }),
      { numRuns: deep(6, 30) },
    )
  })

  it('[GW-007] has every hotel on exactly one page, and as many as it says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.option(stay, { nil: {} }),
        fc.constantFrom(...sorts),
        fc.integer({ min: 1, max: 9 }),
        async (dates, orderBy, limit) => {
          const ids: string[] = []
          const first = await search(dates, { orderBy, pagination: { page: 0, limit } })
          const { totalCount } = first.searchDetails
          for (let page = 0; page * limit <= totalCount; page += 1) {
            const answer = await search(dates, { orderBy, pagination: { page, limit } })
            expect(answer.searchDetails.totalCount).toBe(totalCount)
            ids.push(...answer.exactMatch.map(({ id }) => id))
          }
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids).toHaveLength(totalCount)
        },
      ),
      runs,
    )
  })

  it('[GW-007] finds what lies within the distance, and nothing beyond it', async () => {
    const hotels = await test.db.selectFrom('hotel').select(['id', 'latitude', 'longitude']).execute()
    const point = fc.record({
      latitude: fc.double({ min: 38, max: 53, noNaN: true }),
      longitude: fc.double({ min: -6, max: 14, noNaN: true }),
    })
    await fc.assert(
      fc.asyncProperty(point, fc.integer({ min: 1, max: 900 }), async (centre, distanceMax) => {
        const answer = await search({ ...centre, distanceMax }, { pagination: { page: 0, limit: 100 } })
        const distances = new Map(hotels.map((hotel) => [hotel.id, kilometres(centre, hotel)]))
        const near = hotels.filter(({ id }) => (distances.get(id) ?? 0) < distanceMax - 0.01)
        const found = answer.exactMatch.map(({ id }) => id)
        expect(near.every(({ id }) => found.includes(id))).toBe(true)
        expect(found.every((id) => (distances.get(id) ?? Number.NaN) < distanceMax + 0.01)).toBe(true)
      }),
      runs,
    )
  })

  it('[SE-079] counts on a map what it lists: all hotels inside its edges, and no other', async () => {
    const degrees = fc.record({
      latitude: fc.double({ min: 36, max: 54, noNaN: true }),
      longitude: fc.double({ min: -9, max: 16, noNaN: true }),
      high: fc.double({ min: 0.05, max: 8, noNaN: true }),
      wide: fc.double({ min: 0.05, max: 12, noNaN: true }),
    })
    await fc.assert(
      fc.asyncProperty(degrees, fc.constantFrom(...sorts), async (seen, orderBy) => {
        const { latitude, longitude, high, wide } = seen
        const bounds = {
          north: latitude + high,
          south: latitude - high,
          east: longitude + wide,
          west: longitude - wide,
        }
        const around = { latitude, longitude, distanceMax: 20_000 }
        const all = await search(around, { orderBy, performMapSearch: true, limit: 0 })
        const inside = (all.map ?? []).filter((hotel) => isInBounds(bounds, hotel)).map(({ id }) => id)
        const ids: string[] = []
        for (let page = 0; ids.length < inside.length || page === 0; page += 1) {
          const listed = await search(around, { orderBy, bounds, pagination: { page, limit: 24 } })
          expect(listed.searchDetails.totalCount).toBe(inside.length)
          expect(listed.exactMatch.length).toBe(Math.min(24, inside.length - ids.length))
          ids.push(...listed.exactMatch.map(({ id }) => id))
        }
        expect(ids).toEqual(inside)
      }),
      runs,
    )
  })

  it('[SE-034] [GW-007] begins with the town, then has what is around it, each in the order asked for', async () => {
    const hotels = await test.db.selectFrom('hotel').select(['id', 'cityId']).execute()
    const townOf = new Map(hotels.map(({ id, cityId }) => [id, cityId]))
    const town = fc.constantFrom(...new Set(townOf.values()))
    const km = fc.constantFrom(30, 100, 200, 300)
    await fc.assert(
      fc.asyncProperty(
        town,
        km,
        fc.constantFrom(...sorts, 'distance' as const),
        fc.integer({ min: 1, max: 40 }),
        async (city, distanceMax, orderBy, limit) => {
          const wanted = { city, distanceMax }
          const found: StayResult[] = []
          for (let page = 0; page < 3; page += 1) {
            const pagination = { page, limit }
            found.push(
              ...(await search(wanted, { orderBy, townFirst: true, pagination, performMapSearch: true }))
                .exactMatch,
            )
          }
          const all = { orderBy, pagination: { page: 0, limit: 0 }, performMapSearch: true }
          const grouped = await search(wanted, { ...all, townFirst: true })
          const plain = await search(wanted, all)
          const inTown = ({ id }: { id: string }) => townOf.get(id) === city
          const expected = [...(plain.map ?? [])].sort((a, b) => Number(inTown(b)) - Number(inTown(a)))
          expect(grouped.map?.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
          expect(found.map(({ id }) => id)).toEqual(expected.slice(0, 3 * limit).map(({ id }) => id))
          const { groups = [], totalCount } = grouped.searchDetails
          const own = expected.filter(inTown).length
          const counts = [own, totalCount - own].filter((count) => count > 0)
          expect(groups.map(({ count }) => count)).toEqual(counts)
          expect(grouped.filters.distance?.[0]?.count).toBe(own)
          expect(plain.searchDetails.groups).toBeUndefined()
        },
      ),
      runs,
    )
  })

  it('[SE-070] says on cards how far from a town, but of a sight, a resort or an area nothing', async () => {
    const hotels = await test.db.selectFrom('hotel').selectAll().execute()
    const [sight] = hotels.flatMap(({ placeIds }) => placeIds.filter((id) => id.startsWith('poi:')))
    const [{ cityId: city, regionId: region } = { cityId: '', regionId: null }] = hotels
    const distances = async (where: object) =>
      (await search(where)).exactMatch.map(({ packages }) => packages[0]?.distance)
    const near = await distances({ city, distanceMax: 200 })
    expect(near.length).toBeGreaterThan(1)
    for (const km of near) expect(km).toEqual(expect.any(Number))
    for (const where of [{ region }, { country: 'FR' }, { poi: sight?.slice('poi:'.length) }]) {
      const said = await distances(where)
      expect(said.length).toBeGreaterThan(0)
      expect(new Set(said)).toEqual(new Set([null]))
    }
  })

  it.each([
    ['priceAsc', (result: StayResult) => result.packages[0]?.sellPrice ?? 0],
    ['svPriceDesc', (result: StayResult) => -(result.packages[0]?.sellPrice ?? 0)],
    ['promo', (result: StayResult) => -promoOf(result)],
  ] as const)('[GW-007] orders by %s', async (orderBy, key) => {
    const { exactMatch } = await search({ checkin: addDays(testDay, 11), night: 2 }, { orderBy })
    const keys = exactMatch.map(key)
    expect(keys).toEqual([...keys].sort((a, b) => a - b))
    expect(keys.length).toBeGreaterThan(3)
  })

  it('[GW-007] follows every change of rates, stock and packages as a new load would', async () => {
    const rooms = await test.db.selectFrom('room').select('id').orderBy('id').execute()
    const change = fc.record({
      room: fc.constantFrom(...rooms.map(({ id }) => id)),
      first: fc.integer({ min: 0, max: 200 }),
      length: fc.integer({ min: 1, max: 40 }),
      available: fc.integer({ min: 0, max: 4 }),
      percent: fc.integer({ min: 50, max: 150 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        for (const { room, first, length, available, percent } of changes) {
          const span = { rooms: [room], from: addDays(testDay, first), to: addDays(testDay, first + length) }
          await setNights(test.db, span, ({ priceCents }) => ({
            available,
            priceCents: Math.floor((priceCents * percent) / 100),
          }))
        }
        await changePackage(changes.length)
        const followed = await readModels()
        await sql`select rebuild_stays(${testDay}::date)`.execute(test.db)
        expect(await readModels()).toEqual(followed)
      }),
      { numRuns: 5 },
    )
  })
})

/** One package is taken off sale, another one gets dearer, a third one is gone. */
async function changePackage(place: number) {
  const [off, dearer, gone] = await test.db
    .selectFrom('package')
    .select('id')
    .where('published', '=', true)
    .orderBy('id')
    .offset(place)
    .limit(3)
    .execute()
  if (!off || !dearer || !gone) throw new Error('Too few packages to change')
  await test.db.updateTable('package').set({ published: false }).where('id', '=', off.id).execute()
  await test.db
    .updateTable('package')
    .set({ stayCents: sql`stay_cents + 1000` })
    .where('id', '=', dearer.id)
    .execute()
  await test.db.deleteFrom('package').where('id', '=', gone.id).execute()
}

const promoOf = ({ packages }: StayResult) => packages[0]?.promo ?? 0

const readModels = async () => {
  const { rows } = await sql<{ months: string; froms: string }>`
    select (select md5(string_agg(m::text, '|' order by room_id, month)) from room_month m) as months,
      (select md5(string_agg(f::text, '|' order by package_id)) from stay_from f) as froms`.execute(test.db)
  return rows[0]
}

type Point = { latitude: number; longitude: number }
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Haversine: another formula than the search's. */
function kilometres(a: Point, b: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const square =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude)
  return 2 * 6_371 * Math.asin(Math.sqrt(square))
}
