import type { OffersAnswer, SearchCriterias } from '@escapade/shared-contracts/api/search/search-schemas'
import type { FilterKey } from '@escapade/shared-contracts/criteria/search-filters'
import { filterKeys } from '@escapade/shared-contracts/criteria/search-filters'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { refundTerms, undatedTerms } from '@escapade/shared-contracts/rules/stays/refund-share'
import fc from 'fast-check'
import { neverCancelled } from '../../pricing/cancel-days'
import { createTestApp, type TestApp, testDay } from '../../testing/test-app'
import { setNights } from '../availability/stay-fixture'

/** Every filter of the criteria table against what the tables say of each stay that was found. */
let test: TestApp
let known: Awaited<ReturnType<typeof readCatalogue>>
beforeAll(async () => {
  test = await createTestApp()
  known = await readCatalogue()
})
afterAll(() => test.close())

async function readCatalogue() {
  const hotels = await test.db.selectFrom('hotel').selectAll().execute()
  const packages = await test.db.selectFrom('package').select(['id', 'themes', 'tags']).execute()
  return {
    hotels: new Map(hotels.map((hotel) => [hotel.id, hotel])),
    packages: new Map(packages.map((pack) => [pack.id, pack])),
  }
}

const allOfThem = { pagination: { page: 0, limit: 100 }, numberOfPackagesPerHotel: 20 }
async function search(searchCriterias: object, rest: object = {}): Promise<OffersAnswer> {
  const payload = { locale: 'fr_FR', searchCriterias, ...allOfThem, ...rest }
  return (await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })).json()
}

type Found = OffersAnswer['exactMatch'][number]
type Stay = Found['packages'][number]
type Checks = {
  [Key in FilterKey]: (value: NonNullable<SearchCriterias[Key]>, found: Found, stay: Stay) => boolean
}

const hotelOf = ({ id }: Found) => {
  const hotel = known.hotels.get(id)
  if (!hotel) throw new Error(`No hotel ${id}`)
  return hotel
}
const packageOf = ({ id }: Stay) => known.packages.get(id) ?? { themes: [] as string[], tags: [] as string[] }
const share = (one: readonly string[], other: readonly string[]) => one.some((value) => other.includes(value))

/** Checks by filter that a found stay is what it asks for. */
const holds: Checks = {
  theme: (theme, _, stay) => packageOf(stay).themes.includes(theme),
  tags: (tags, _, stay) => tags.every((tag) => packageOf(stay).tags.includes(tag)),
  priceMin: (cents, _, { sellPrice }) => sellPrice >= cents,
  priceMax: (cents, _, { sellPrice }) => sellPrice <= cents,
  hotelScore: (score, found) => Number(hotelOf(found).reviewScore ?? 0) >= score,
  stars: (stars, found) => stars.includes(String(hotelOf(found).stars)),
  facilities: (facilities, found) => facilities.every((one) => hotelOf(found).facilities.includes(one)),
  hotelStyles: (styles, found) => share(styles, hotelOf(found).styles),
  hotelEnvironments: (environments, found) => share(environments, hotelOf(found).environments),
  hotelTypes: (types, found) => share(types, hotelOf(found).types),
  freeCancellation: (_, __, { cancellationPolicy: { type, cancellable } }) =>
    type === 'FLEXIBLE' && cancellable,
  lastRooms: (_, __, { availableRooms }) => [1, 2, 3].includes(availableRooms ?? 0),
}

/** Values of each filter that the catalogue has and that leave something out. */
function valuesOf({ filters, exactMatch }: OffersAnswer): { [Key in FilterKey]: unknown[] } {
  const some = (facets: { id: string; count: number }[] = []) =>
    facets.filter(({ count }) => count > 0 && count < exactMatch.length).map(({ id }) => id)
  const lists = (facets: Parameters<typeof some>[0]) => some(facets).map((id) => [id])
  const prices = exactMatch.map(({ packages }) => packages[0]?.sellPrice ?? 0).sort((a, b) => a - b)
  const middle = prices[prices.length >> 1] ?? 0
  return {
    theme: some(filters.themes),
    tags: lists(filters.tags),
    priceMin: [(prices.at(-1) ?? 0) - 1],
    priceMax: [middle],
    hotelScore: some(filters.hotelScore).map(Number),
    stars: lists(filters.stars),
    facilities: lists(filters.facilities),
    hotelStyles: lists(filters.hotelStyles),
    hotelEnvironments: lists(filters.hotelEnvironments),
    hotelTypes: lists(filters.hotelTypes),
    freeCancellation: some(filters.freeCancellation).map(() => true),
    lastRooms: some(filters.lastRooms).map(() => true),
  }
}

const idsOf = ({ exactMatch }: OffersAnswer) => exactMatch.map(({ id }) => id)
const broken = (answer: OffersAnswer, chosen: Partial<Record<FilterKey, unknown>>) =>
  answer.exactMatch.flatMap((found) =>
    found.packages.flatMap((stay) =>
      (Object.keys(chosen) as FilterKey[])
        .filter((key) => !(holds[key] as (...asked: unknown[]) => boolean)(chosen[key], found, stay))
        .map((key) => `${key} of ${stay.id}`),
    ),
  )

const dated = { checkin: addDays(testDay, 18), night: 1 }

describe('every filter narrows', () => {
  it.each(filterKeys)('[GW-007] %s leaves out what it does not ask for, and nothing else', async (key) => {
    const all = await search(dated)
    const values = valuesOf(all)[key]
    expect(values).not.toEqual([])
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...values), async (value) => {
        const left = await search({ ...dated, [key]: value })
        const kept = all.exactMatch.filter((found) =>
          found.packages.some(
            (stay) =>
              broken({ ...all, exactMatch: [{ ...found, packages: [stay] }] }, { [key]: value }).length === 0,
          ),
        )
        expect(kept.length).toBeLessThan(all.exactMatch.length)
        expect(idsOf(left).sort()).toEqual(kept.map(({ id }) => id).sort())
        expect(left.searchDetails.totalCount).toBe(kept.length)
        expect(broken(left, { [key]: value })).toEqual([])
      }),
      { numRuns: 4 },
    )
  })

  it('[GW-007] together they leave what passes each of them, and invent no hotel', async () => {
    const all = await search(dated)
    const values = Object.entries(valuesOf(all)).map(
      ([key, each]) => [key, fc.constantFrom(...each)] as const,
    )
    const chosen = fc.record(Object.fromEntries(values), { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(chosen, async (wanted) => {
        const left = await search({ ...dated, ...wanted })
        expect(idsOf(all)).toEqual(expect.arrayContaining(idsOf(left)))
        expect(left.searchDetails.totalCount).toBe(left.exactMatch.length)
        expect(broken(left, wanted)).toEqual([])
      }),
      { numRuns: 20 },
    )
  })
})

describe('free cancellation', () => {
  const isFree = ({ priceType, cancellationPolicy: policy }: Stay) => {
    const isDated = priceType === 'final-price'
    const { notice } = isDated ? refundTerms({ hasDates: true, policy }) : undatedTerms(policy)
    return notice === 'free' || (notice === 'addDates' && policy.type === 'FLEXIBLE')
  }
  // By the day of arrival some rooms are cancelled earlier than their stays say, or not at all.
  beforeAll(() =>
    setNights(test.db, { from: testDay, to: addDays(testDay, 20) }, ({ roomId, day }) => ({
      cancelDays: /[13]$/.test(day) ? 8 : /[12]$/.test(roomId) && /[246]$/.test(day) ? neverCancelled : 0,
    })),
  )
  const someDay = fc.option(fc.integer({ min: 0, max: 12 }).map((days) => addDays(testDay, days)))

  it.each(['booking', 'hotel'])(
    '[GW-007] [SC-017] finds in the %s flow the stays whose card says so, deadlines that have passed left out',
    async (flow) => {
      await fc.assert(
        fc.asyncProperty(someDay, async (checkin) => {
          const when = checkin === null ? {} : { checkin, night: 1 }
          const all = await search(when, { flow })
          const free = await search({ ...when, freeCancellation: true }, { flow })
          const said = all.exactMatch.flatMap(({ packages }) => packages.filter(isFree).map(({ id }) => id))
          const found = free.exactMatch.flatMap(({ packages }) => packages.map(({ id }) => id))
          expect(found.sort()).toEqual(said.sort())
          expect(free.exactMatch.flatMap(({ packages }) => packages).every(isFree)).toBe(true)
          expect(all.filters.freeCancellation).toEqual([
            { id: 'true', label: 'true', count: free.searchDetails.totalCount },
          ])
        }),
        { numRuns: 14 },
      )
    },
  )

  it('[GW-007] [SC-017] shows in the calendar the prices of stays that are free to cancel on each day', async () => {
    const payload = {
      locale: 'fr_FR',
      searchCriterias: { freeCancellation: true },
      month: testDay.slice(0, 7),
      length: 1,
    }
    const answer = await test.app.inject({ method: 'POST', url: '/api/search/calendar.json', payload })
    const days = Object.entries(answer.json().days as Record<string, { price: number }>)
    expect(days.length).toBeGreaterThan(0)
    for (const [checkin, { price }] of days.slice(0, 4)) {
      const ofLength = await Promise.all(
        [1, 2, 3, 4].map((night) => search({ checkin, night, freeCancellation: true })),
      )
      const stays = ofLength.flatMap(({ exactMatch }) => exactMatch.flatMap(({ packages }) => packages))
      expect(stays.map(({ sellPrice }) => sellPrice)).toContain(price)
    }
  })
})
