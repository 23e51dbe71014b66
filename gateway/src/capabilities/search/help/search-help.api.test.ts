import type { SearchHelp } from '@escapade/shared-contracts/api/search/search-help-schemas'
import { type OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { createTestApp, type TestApp, testDay } from '../../../testing/test-app'
import { setNights } from '../../availability/stay-fixture'
import { changedRequest } from './changed-request'

let test: TestApp
let values: Values
beforeAll(async () => {
  test = await createTestApp()
  values = await readValues()
})
afterAll(() => test.close())

async function post<Answer>(url: string, payload: object): Promise<Answer> {
  const response = await test.app.inject({ method: 'POST', url, payload })
  expect({ status: response.statusCode, body: response.statusCode === 200 || response.json() }).toEqual({
    status: 200,
    body: true,
  })
  return response.json()
}

const helpFor = (searchCriterias: object, flow = 'booking') =>
  post<SearchHelp>('/api/search/help.json', { locale: 'fr_FR', flow, searchCriterias })
const search = (request: object) => post<OffersAnswer>('/api/offers.json', request)

/** The search that is made where the changes are pressed. */
const pressed = (searchCriterias: object, flow: string, changes: SearchHelp['ways'][number]['changes']) =>
  changedRequest(
    OffersRequest.parse({ locale: 'fr_FR', flow, searchCriterias, orderBy: 'priceAsc' }),
    changes,
  )

type Values = { tags: string[]; facilities: string[]; themes: string[]; cities: string[] }

/** Values of the catalogue, and one of each kind that nothing has. */
async function readValues(): Promise<Values> {
  const hotels = await test.db.selectFrom('hotel').select(['facilities', 'cityId']).execute()
  const packages = await test.db.selectFrom('package').select(['themes', 'tags']).execute()
  const distinct = (values: (string | null)[]) => [...new Set(values)].flatMap((value) => value ?? []).sort()
  return {
    tags: [...distinct(packages.flatMap(({ tags }) => tags)), 'nothing'],
    facilities: [...distinct(hotels.flatMap(({ facilities }) => facilities)), 'nothing'],
    themes: [...distinct(packages.flatMap(({ themes }) => themes)), 'nothing'],
    cities: distinct(hotels.map(({ cityId }) => cityId)),
  }
}

const lengths = fc.integer({ min: 1, max: 20 })
const checkin = fc.integer({ min: 1, max: 300 }).map((days) => addDays(testDay, days))
const dates = fc.oneof(
  fc.record({ checkin, night: lengths }),
  fc.record({ checkin, night: lengths, flex: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ when: fc.constant(addDays(testDay, 40).slice(0, 7)), night: lengths }),
  fc.constant({}),
)
const placeAmong = (cities: string[]) =>
  fc.oneof(
    fc.record({ city: fc.constantFrom(...cities), distanceMax: fc.constantFrom(0, 100, 200, 300) }),
    fc.constantFrom({}, { country: 'FR' }, { latitude: 48.8, longitude: 2.3, distanceMax: 100 }),
  )
const wishesAmong = ({ tags, facilities, themes }: Values) =>
  fc.record(
    {
      tags: fc.subarray(tags, { maxLength: 3 }),
      facilities: fc.subarray(facilities, { maxLength: 3 }),
      stars: fc.subarray(['2', '4', '5']),
      hotelScore: fc.constantFrom(8, 9, 9.5),
      priceMax: fc.constantFrom(3_000, 9_000, 20_000),
      theme: fc.constantFrom(...themes),
      freeCancellation: fc.constant(true),
      lastRooms: fc.constant(true),
    },
    { requiredKeys: [] },
  )
const party = fc.record({
  adult: fc.integer({ min: 1, max: 5 }),
  child: fc.integer({ min: 0, max: 3 }),
  baby: fc.integer({ min: 0, max: 6 }),
})
const flow = fc.constantFrom('booking', 'hotel', 'gifting')

describe('help for a search that finds nothing', () => {
  it('[SE-064] offers what the search with the changes finds, as many and from the same price', async () => {
    let offered = 0
    await fc.assert(
      fc.asyncProperty(
        dates,
        placeAmong(values.cities),
        wishesAmong(values),
        party,
        flow,
        async (when, where, filters, size, asked) => {
          const criterias = { ...when, ...where, ...filters, ...size }
          const { ways } = await helpFor(criterias, asked)
          for (const { changes, count, price } of ways) {
            const { searchDetails, exactMatch } = await search(pressed(criterias, asked, changes))
            expect([changes, searchDetails.totalCount]).toEqual([changes, count])
            expect(exactMatch[0]?.packages[0]?.sellPrice).toBe(price)
            expect(count).toBeGreaterThan(0)
            offered += 1
          }
        },
      ),
      { numRuns: deep(40, 300) },
    )
    expect(offered).toBeGreaterThan(10)
  })

  it('[SE-064] offers each single change that finds something, and no larger one that holds it', async () => {
    await fc.assert(
      fc.asyncProperty(placeAmong(values.cities), wishesAmong(values), async (where, filters) => {
        const criterias = { ...where, ...filters, priceMax: 2_000 }
        const { ways } = await helpFor(criterias)
        const keys = ways.map(({ changes }) => changes.map((change) => JSON.stringify(change)))
        for (const one of keys)
          for (const other of keys)
            if (one !== other) expect(one.every((change) => other.includes(change))).toBe(false)
        const { searchDetails } = await search(
          pressed(criterias, 'booking', [{ kind: 'without', key: 'priceMax' }]),
        )
        const isOffered = keys.some((changes) => changes.length === 1 && changes[0]?.includes('priceMax'))
        const isFull = ways.length === 8
        const finds = (await search(pressed(criterias, 'booking', []))).searchDetails.totalCount > 0
        if (!isFull && !finds) expect(isOffered).toBe(searchDetails.totalCount > 0)
      }),
      { numRuns: deep(15, 100) },
    )
  })

  it('[SE-064] says how many stays of two nights begin on a day on which none of one does', async () => {
    const day = addDays(testDay, 34)
    await setNights(test.db, { from: day, to: day }, { minLos: 2 })
    expect(
      (await search({ locale: 'fr_FR', searchCriterias: { checkin: day, night: 1 } })).exactMatch,
    ).toEqual([])
    const [way] = (await helpFor({ checkin: day, night: 1 })).ways
    const { searchDetails } = await search({ locale: 'fr_FR', searchCriterias: { checkin: day, night: 2 } })
    expect([way?.changes, way?.count]).toEqual([[{ kind: 'night', night: 2 }], searchDetails.totalCount])
    expect(way?.count).toBeGreaterThan(5)
  })

  it('[SE-064] says how long stays are sold, and that nights alone last longer', async () => {
    const { ways } = await helpFor({ checkin: addDays(testDay, 50), night: 10 })
    expect(ways[0]?.changes).toEqual([{ kind: 'night', night: 7 }])
    expect(ways.at(-1)?.changes).toEqual([{ kind: 'flow', flow: 'hotel' }])
  })

  it('says what a room takes where a party cannot be lodged, and with how many adults it can', async () => {
    const help = await helpFor({ adult: 1, baby: 3 })
    expect(help.babiesPerRoom).toBe(2)
    expect(help.ways[0]?.changes).toEqual([{ kind: 'adult', adult: 2 }])
    expect((await helpFor({ adult: 2, baby: 3, priceMax: 100 })).babiesPerRoom).toBeUndefined()
  })

  it('answers a search without anything to change with nothing', async () => {
    expect((await helpFor({})).ways.map(({ changes }) => changes)).toEqual([])
  })
})
