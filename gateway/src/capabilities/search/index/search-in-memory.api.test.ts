import type { SortKey } from '@escapade/shared-contracts/api/search/search-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { createTestApp, type TestApp, testDay } from '../../../testing/test-app'
import { setNights } from '../../availability/stay-fixture'
import { searchStatement } from '../reference/search-statement'
import type { Area, SearchPlan } from '../search-plan'
import { createIndexKeeper } from './index-keeper'
import { searchInMemory } from './search-in-memory'

let test: TestApp
let plans: fc.Arbitrary<SearchPlan>
const now = `${testDay}T09:00:00`

beforeAll(async () => {
  test = await createTestApp()
  plans = await anyPlan()
})
afterAll(() => test.close())

const sorts: SortKey[] = [
  'priceQuality',
  'distance',
  'promo',
  'priceAsc',
  'popularity',
  'svPriceDesc',
  'svPriceAsc',
]

/** Searches of every kind, for values that the catalogue has. */
async function anyPlan(): Promise<fc.Arbitrary<SearchPlan>> {
  const hotels = await test.db.selectFrom('hotel').selectAll().orderBy('id').execute()
  const valuesOf = (read: (hotel: (typeof hotels)[number]) => string[]) => [...new Set(hotels.flatMap(read))]
  const listOf = (values: string[]) => fc.option(fc.subarray(values, { maxLength: 2 }), { nil: undefined })
  const areas: Area[] = hotels.flatMap((hotel): Area[] => [
    { kind: 'place', place: { category: 'city', id: hotel.cityId } },
    { kind: 'place', place: { category: 'country', id: hotel.countryCode } },
    { kind: 'place', place: { category: 'hotel', id: hotel.id } },
    { kind: 'around', centre: hotel, minKm: 5, maxKm: 400, town: null },
    ...[0.01, 3].map((by): Area => {
      const { latitude, longitude } = hotel
      const bounds = {
        north: latitude + by,
        south: latitude - by,
        east: longitude + by,
        west: longitude - by,
      }
      return { kind: 'map', bounds }
    }),
    { kind: 'map', bounds: { north: 90, south: -90, east: hotel.longitude, west: 170 } },
    ...[0, 30, 400].map((maxKm): Area => {
      const town = { category: 'city' as const, id: hotel.cityId }
      return { kind: 'around', centre: hotel, minKm: 0, maxKm, town }
    }),
    ...hotel.placeIds.map((id): Area => {
      const [category = 'poi', ...rest] = id.split(':')
      return { kind: 'place', place: { category: category as 'poi', id: rest.join(':') } }
    }),
  ])
  const dates = fc.record({
    checkin: fc.integer({ min: 0, max: 380 }).map((days) => addDays(testDay, days)),
    nights: fc.integer({ min: 1, max: 15 }),
  })
  const any = fc.record({
    area: fc.oneof(fc.constant<Area>({ kind: 'everywhere' }), fc.constantFrom(...areas)),
    origin: fc.option(fc.constantFrom(...hotels)),
    dates: fc.option(dates),
    flexible: fc.constant(null),
    market: fc.constant(null),
    giftNights: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 5 }),
    party: fc.record({
      adult: fc.integer({ min: 1, max: 7 }),
      child: fc.integer({ min: 0, max: 3 }),
      baby: fc.integer({ min: 0, max: 2 }),
    }),
    filters: fc.record({
      theme: fc.option(fc.constantFrom(...valuesOf(({ themes }) => themes)), { nil: undefined, freq: 3 }),
      tags: listOf(valuesOf(({ tags }) => tags)),
      stars: listOf(['2', '3', '4', '5']),
      facilities: listOf(valuesOf(({ facilities }) => facilities)),
      hotelStyles: listOf(valuesOf(({ styles }) => styles)),
      hotelEnvironments: listOf(valuesOf(({ environments }) => environments)),
      hotelTypes: listOf([...valuesOf(({ types }) => types), 'igloo']),
      freeCancellation: fc.constantFrom(undefined, undefined, true),
      lastRooms: fc.constantFrom(undefined, undefined, undefined, true),
      hotelScore: fc.option(fc.double({ min: 6, max: 10, noNaN: true }), { nil: undefined }),
      priceMin: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: undefined }),
      priceMax: fc.option(fc.integer({ min: 10_000, max: 120_000 }), { nil: undefined }),
    }),
    sells: fc.constantFrom('nights', 'stays', 'all'),
    sort: fc.constantFrom(...sorts),
    townFirst: fc.boolean(),
    page: fc.integer({ min: 0, max: 2 }),
    limit: fc.integer({ min: 0, max: 9 }),
    packagesPerHotel: fc.integer({ min: 1, max: 4 }),
    withMap: fc.constant(true),
    without: fc.subarray(
      hotels.map(({ id }) => id),
      { maxLength: 2 },
    ),
  })
  // A gift has no dates.
  return any.map((plan) => (plan.giftNights === null ? plan : { ...plan, dates: null }))
}

const keeper = () => createIndexKeeper(test.db)

async function expectSame(
  plan: SearchPlan,
  index: Awaited<ReturnType<ReturnType<typeof keeper>['current']>>,
) {
  const { rows } = await searchStatement({ plan, now }).execute(test.db)
  const found = searchInMemory({ index, plan, now })
  const shown = found.hotels.map(({ hotelId, packages }) => ({
    hotelId,
    packages: packages.map(({ packageId, cents, refCents, nights, checkin, roomsLeft }) => ({
      packageId,
      cents,
      refCents,
      nights,
      checkin,
      roomsLeft,
    })),
  }))
  const expected = rows[0]?.hotels?.map(({ hotelId, packages }) => ({ hotelId, packages })) ?? []
  expect({ total: found.total, hotels: shown }).toEqual({ total: rows[0]?.total, hotels: expected })
  expect(found.map?.map(({ hotelId }) => hotelId).sort()).toEqual(rows[0]?.matched ?? [])
}

describe('the search in memory', () => {
  it('[GW-007] finds what the tables have: hotels, order, packages and prices', async () => {
    const index = await keeper().current()
    await fc.assert(
      fc.asyncProperty(plans, (plan) => expectSame(plan, index)),
      { numRuns: 250 },
    )
  })

  it('[GW-007] follows rates, stock, packages and hotels as they change', async () => {
    const kept = keeper()
    await kept.current()
    const rooms = await test.db.selectFrom('room').select('id').orderBy('id').execute()
    const packages = await test.db.selectFrom('package').select('id').orderBy('id').execute()
    const hotels = await test.db.selectFrom('hotel').select('id').orderBy('id').execute()
    const oneOf = (rows: { id: string }[]) => fc.constantFrom(...rows.map(({ id }) => id))
    const days = fc.integer({ min: 1, max: 300 }).map((count) => addDays(testDay, count))
    const run = (statement: RawBuilder<unknown>) => () => statement.execute(test.db)
    const change = fc.oneof<fc.Arbitrary<() => Promise<unknown>>[]>(
      fc.tuple(oneOf(rooms), days, fc.integer({ min: 0, max: 3 })).map(
        ([room, day, available]) =>
          () =>
            setNights(test.db, { rooms: [room], from: day, to: addDays(day, 9) }, ({ priceCents }) => ({
              available,
              priceCents: priceCents + 700,
            })),
      ),
      oneOf(packages).map((id) => run(sql`update package set published = not published where id = ${id}`)),
      oneOf(packages).map((id) =>
        run(sql`update package set stay_cents = stay_cents + 500, tags = '{dinner}' where id = ${id}`),
      ),
      fc
        .tuple(oneOf(packages), fc.constantFrom('FLEXIBLE', 'PARTIAL'), fc.constantFrom(null, 1, 7))
        .map(([id, type, daysBefore]) =>
          run(
            sql`update package set cancellation = ${JSON.stringify({ type, daysBefore, hour: 18 })} where id = ${id}`,
          ),
        ),
      oneOf(hotels).map((id) => run(sql`update hotel set published = not published where id = ${id}`)),
      oneOf(hotels).map((id) =>
        run(sql`update hotel set stars = 5, facilities = '{spa,heliport}' where id = ${id}`),
      ),
      oneOf(rooms).map((id) => run(sql`delete from room_month where room_id = ${id}`)),
      oneOf(packages).map((id) => run(sql`delete from package where id = ${id}`)),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), plans, async (changes, plan) => {
        for (const make of changes) await make()
        const { freeCancellation, lastRooms } = plan.filters
        await expectSame({ ...plan, filters: { freeCancellation, lastRooms } }, await kept.current())
      }),
      { numRuns: 40 },
    )
  })
})
