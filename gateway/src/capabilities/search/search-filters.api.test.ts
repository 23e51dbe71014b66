import type { Facet, OffersAnswer, SearchFilters } from '@escapade/shared-contracts/api/search/search-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { createTestApp, type TestApp, testDay } from '../../testing/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const flexible = { checkin: addDays(testDay, 18), night: 1, flex: 2 }
const dated = { checkin: addDays(testDay, 18), night: 1 }
const countOnly = { pagination: { page: 0, limit: 0 } }

async function search(searchCriterias: object, rest: object = {}): Promise<OffersAnswer> {
  const payload = { locale: 'fr_FR', searchCriterias, ...rest }
  const response = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
  expect([response.statusCode, response.statusCode === 200 ? null : response.body]).toEqual([200, null])
  return response.json()
}
const total = async (criterias: object, rest: object = {}) =>
  (await search(criterias, { ...countOnly, ...rest })).searchDetails.totalCount

const lists = ['stars', 'tags', 'facilities', 'hotelStyles', 'hotelEnvironments', 'hotelTypes'] as const
type List = (typeof lists)[number]
/** One of the chosen values is enough, but all facilities and all activities have to be there. */
const chosen = (kind: List, before: string[], value: string) =>
  kind === 'facilities' || kind === 'tags' ? [...new Set([...before, value])] : [value]

const filters = fc.record(
  {
    stars: fc.subarray(['3', '4', '5'], { minLength: 1 }),
    facilities: fc.subarray(['spa', 'restaurant', 'bar', 'parking'], { minLength: 1, maxLength: 2 }),
    tags: fc.subarray(['breakfast', 'dinner', 'spa-access'], { minLength: 1, maxLength: 2 }),
    hotelScore: fc.constantFrom(7, 8, 9),
    priceMax: fc.integer({ min: 8_000, max: 60_000 }),
    theme: fc.constantFrom('985', '986', '39'),
    freeCancellation: fc.constant(true),
    lastRooms: fc.constant(true),
  },
  { requiredKeys: [] },
)

describe('the filters of the search', () => {
  it('[GW-007] the count beside a value is what choosing it leaves', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom({}, dated, flexible), async (chosenFilters, dates) => {
        const criterias: Record<string, unknown> = { ...dates, ...chosenFilters }
        const { filters: facets } = await search(criterias, countOnly)
        for (const kind of lists) {
          for (const { id, count } of sample(facets[kind])) {
            const values = chosen(kind, (criterias[kind] as string[]) ?? [], id)
            expect([kind, id, await total({ ...criterias, [kind]: values })]).toEqual([kind, id, count])
          }
        }
        for (const { id, count } of sample(facets.themes ?? []))
          expect([id, await total({ ...criterias, theme: id })]).toEqual([id, count])
        for (const { id, count } of facets.hotelScore ?? [])
          expect([id, await total({ ...criterias, hotelScore: Number(id) })]).toEqual([id, count])
        for (const flag of ['freeCancellation', 'lastRooms'] as const)
          expect([flag, await total({ ...criterias, [flag]: true })]).toEqual([
            flag,
            facets[flag]?.[0]?.count,
          ])
        expect(facets.distance).toBeUndefined()
        const around = { ...criterias, latitude: 46.5, longitude: 4.5 }
        const { filters: near } = await search({ ...around, distanceMax: 100 }, countOnly)
        expect(near.distance?.map(({ id }) => id)).toEqual(['100', '200', '300'])
        for (const { id, count } of near.distance ?? [])
          expect([id, await total({ ...around, distanceMax: Number(id) })]).toEqual([id, count])
      }),
      { numRuns: 12 },
    )
  })

  it('[SE-033] [GW-007] around a town, the counts beside the distances are what choosing them leaves', async () => {
    const towns = await test.db.selectFrom('hotel').select('cityId').distinct().execute()
    const town = fc.constantFrom(...towns.map(({ cityId }) => cityId))
    const km = fc.constantFrom(0, 30, 100, 200, 300, 1_000)
    await fc.assert(
      fc.asyncProperty(
        town,
        km,
        filters,
        fc.constantFrom({}, dated, flexible),
        async (city, distanceMax, chosenFilters, dates) => {
          const criterias: Record<string, unknown> = { ...dates, ...chosenFilters, city }
          const { filters: facets } = await search({ ...criterias, distanceMax }, countOnly)
          expect(facets.distance?.map(({ id }) => id)).toEqual(['0', '100', '200', '300'])
          for (const { id, count } of facets.distance ?? [])
            expect([id, await total({ ...criterias, distanceMax: Number(id) })]).toEqual([id, count])
          const [own] = facets.distance ?? []
          expect(await total(criterias)).toBe(own?.count)
          for (const kind of lists) {
            for (const { id, count } of sample(facets[kind])) {
              const values = chosen(kind, (criterias[kind] as string[]) ?? [], id)
              const left = await total({ ...criterias, distanceMax, [kind]: values })
              expect([kind, id, left]).toEqual([kind, id, count])
            }
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  it('[GW-007] names every value of the catalogue in the language, those that would leave nothing too', async () => {
    const everything = await search({})
    const nothing = await search({ priceMax: 1 })
    for (const kind of [...lists, 'themes'] as const) {
      expect(codesOf(nothing.filters, kind).sort()).toEqual(codesOf(everything.filters, kind).sort())
      expect((nothing.filters[kind] ?? []).every(({ count }) => count === 0)).toBe(true)
    }
    expect(everything.filters.facilities.find(({ id }) => id === 'indoor-pool')?.label).toBe(
      'Piscine intérieure',
    )
    expect(everything.filters.themes?.find(({ id }) => id === '985')?.label).toBe('Gastronomie')
  })

  it('[GW-007] [SE-032] counts hotels by their cheapest price, whatever price is asked for', async () => {
    const free = await search(dated, countOnly)
    const { price } = free.filters
    expect(price).toMatchObject({ stepCents: 2_000 })
    expect(price?.steps).toHaveLength(15)
    expect(price?.steps.reduce((sum, count) => sum + count, 0)).toBe(free.searchDetails.totalCount)
    const dear = await search({ ...dated, priceMax: (price?.min ?? 0) + 1 }, countOnly)
    expect(dear.filters.price).toEqual(price)
  })

  it('[SE-032] draws prices of several nights on bars as much wider', async () => {
    const { price } = (await search({ ...dated, night: 3 }, countOnly)).filters
    expect(price).toMatchObject({ stepCents: 6_000 })
    const [first = 0] = [price?.steps.findIndex((count) => count > 0)]
    expect(Math.floor((price?.min ?? 0) / 6_000)).toBe(first)
  })

  it('[GW-007] a count alone has no results, and agrees with the list', async () => {
    const counted = await search(dated, { limit: 0 })
    expect(counted.exactMatch).toEqual([])
    expect(counted.searchDetails.totalCount).toBe((await search(dated)).searchDetails.totalCount)
  })
})

describe('the reasons on a card', () => {
  const all = { pagination: { page: 0, limit: 100 } }
  const reasonsOf = ({ exactMatch }: OffersAnswer) =>
    exactMatch.map(({ id, reasons = [], packages: [pack] }) => ({
      id,
      distance: pack?.distance ?? null,
      away: reasons.find(({ kind }) => kind === 'distance')?.label,
      chosen: reasons.flatMap(({ kind, label }) => (kind === 'chosen' ? [label] : [])),
    }))

  it('[GW-007] name the environments that were chosen and that the hotel has, and no other', async () => {
    const { filters } = await search({}, countOnly)
    const values = filters.hotelEnvironments.filter(({ count }) => count > 0).slice(0, 4)
    const found = reasonsOf(await search({ hotelEnvironments: values.map(({ id }) => id) }, all))
    expect(found.length).toBeGreaterThan(10)
    for (const { id: value, label } of values) {
      const having = reasonsOf(await search({ hotelEnvironments: [value] }, all)).map(({ id }) => id)
      for (const { id, chosen } of found)
        expect([id, label, chosen.includes(label)]).toEqual([id, label, having.includes(id)])
    }
  })

  it('[GW-007] name the theme, the activities and the facilities, which every result has', async () => {
    const [hotel] = reasonsOf(await search({ facilities: ['spa', 'restaurant'], tags: ['breakfast'] }, all))
    expect(hotel?.chosen).toEqual(['Petit-déjeuner', 'Spa', 'Restaurant'])
  })

  it('[GW-007] say how far a hotel lies from the town that was searched, and nothing where it lies in it', async () => {
    const city = '2988507'
    for (const locale of ['fr_FR', 'it_IT']) {
      const found = reasonsOf(await search({ city, distanceMax: 300 }, { ...all, locale }))
      expect(found.filter(({ away }) => away).length).toBeGreaterThan(2)
      for (const { away, distance } of found) {
        const km = Math.round(distance ?? 0)
        const said = locale === 'fr_FR' ? `à ${km} km de Paris` : `a ${km} km da Parigi`
        expect(away?.replace(/\s/g, ' ')).toBe((distance ?? 0) >= 1 ? said : undefined)
      }
    }
  })

  it('[GW-007] are none where nothing was chosen, nor in a country', async () => {
    for (const criterias of [{}, { country: 'FR' }, { stars: ['4'], hotelScore: 8 }])
      for (const { away, chosen } of reasonsOf(await search(criterias, all)))
        expect([away, chosen]).toEqual([undefined, []])
  })
})

describe('the map', () => {
  it('[GW-007] has every hotel of the list, at the list’s price and packages', async () => {
    const criterias = { ...dated, stars: ['3', '4'] }
    const all = { pagination: { page: 0, limit: 100 }, numberOfPackagesPerHotel: 20 }
    const list = await search(criterias, all)
    const { map } = await search(criterias, { ...all, performMapSearch: true, ...countOnly })
    expect(map).toEqual(
      list.exactMatch.map(({ id, hotel, location, packages, weekendIds }) => ({
        id,
        label: hotel.label,
        lat: expect.closeTo(location.lat, 4),
        lng: expect.closeTo(location.lng, 4),
        price: packages[0]?.sellPrice,
        weekendIds,
      })),
    )
    expect(list.map).toBeUndefined()
  })

  it('[GW-007] names the towns of these hotels, the largest first', async () => {
    const criterias = { ...dated, stars: ['4', '5'] }
    const list = await search(criterias, { pagination: { page: 0, limit: 100 } })
    const { towns = [] } = await search(criterias, { performMapSearch: true, ...countOnly })
    const named = new Set(list.exactMatch.map(({ location }) => location.label))
    expect(named.size).toBeGreaterThan(1)
    expect(new Set(towns.map(({ label }) => label))).toEqual(named)
    const sizes = towns.map(({ population }) => population)
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(list.towns).toBeUndefined()
  })

  it('[GW-007] names the towns around where no hotel is found, and after those that have one', async () => {
    const [hotel] = (await search(dated)).exactMatch
    const { lat: latitude, lng: longitude, label: home } = hotel?.location ?? {}
    const around = { latitude, longitude, distanceMax: 100 }
    const townsOf = async (criterias: object) => {
      const { map = [], towns = [] } = await search(criterias, { performMapSearch: true, ...countOnly })
      return { hotels: map.length, towns, ids: towns.map(({ id }) => id) }
    }
    const none = await townsOf({ ...around, priceMax: 1 })
    expect([none.hotels, none.towns.map(({ label }) => label)]).toEqual([0, expect.arrayContaining([home])])
    for (const { lat } of none.towns) expect(Math.abs(lat - (latitude ?? 0))).toBeLessThan(1)
    const some = await townsOf(around)
    expect(some.hotels).toBeGreaterThan(0)
    expect([new Set(some.ids).size, some.ids.toSorted()]).toEqual([some.ids.length, none.ids.toSorted()])
  })
})

describe('the fallback', () => {
  const key = (dates: boolean) => ({
    destination: { value: null, isAround: false, isExpanded: true },
    dates,
    category: true,
    value: 'destination',
    order: 0,
  })

  it('[SC-016] [GW-007] repeats the key, and keeps to the dates when the key does', async () => {
    const fallback = (dates: boolean) =>
      search(dated, { provider: 'catalog', fallbackKey: key(dates), pagination: { page: 0, limit: 3 } })
    const kept = await fallback(true)
    expect(kept.fallbackKey).toEqual(key(true))
    expect(kept.exactMatch.map(({ packages }) => packages[0]?.priceType)).toEqual(
      Array.from({ length: 3 }, () => 'final-price'),
    )
    expect((await fallback(false)).exactMatch[0]?.packages[0]?.priceType).toBe('from-price')
  })

  it('[GW-007] leaves out the hotels that are shown already', async () => {
    const [first, second] = ids(await search(dated))
    const others = await search(dated, { withoutHotels: [first] })
    expect(ids(others)[0]).toBe(second)
    expect(others.searchDetails.totalCount).toBe((await total(dated)) - 1)
  })
})

const ids = ({ exactMatch }: OffersAnswer) => exactMatch.map(({ id }) => id)
const codesOf = (facets: SearchFilters, kind: List | 'themes') => (facets[kind] ?? []).map(({ id }) => id)
/** The most frequent, one in the middle and the rarest: each costs a search. */
const sample = (facets: Facet[]) =>
  [facets[0], facets[facets.length >> 1], facets.at(-1)].filter((facet) => facet !== undefined)
