import type { ActivitySearchAnswer } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { addDays, weekday } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import { kilometresBetween } from '../../platform/geo/kilometres-between'
import { createTestApp, type TestApp, testDay } from '../../testing/test-app'
import { remoteness } from '../search/near-market'
import { changeActivity, createActivitySearch, idsOf, paris } from './activities-fixture'

let test: TestApp
let search: ReturnType<typeof createActivitySearch>
beforeAll(async () => {
  test = await createTestApp()
  search = createActivitySearch(test)
})
afterAll(() => test.close())

type Card = ActivitySearchAnswer['activityOnlyPackages'][number]

describe('the search of activities', () => {
  it('[GW-006] [SC-016] answers houses, activities, details and a title', async () => {
    const answer = await search({ city: paris }, { fetchPageModel: true })
    expect(answer.mainTitle).toBe('Activités d’un jour à Paris')
    expect(answer.searchDetails).toMatchObject({
      adult: 2,
      totalCount: answer.activityOnlyPackages.length,
      destination: { id: paris, category: 'city', label: 'Paris' },
      uri: `/search?flow=activity#city=${paris}`,
    })
    expect(
      answer.exactMatch.flatMap((house) => house.activityOnlyPackages.map(({ id }) => id)).sort(),
    ).toEqual(idsOf(answer).sort())
    expect(answer.activityOnlyPackages[0]?.activityOnlyVoucher.prices['2']?.sellPrice).toBeGreaterThan(0)
    expect(answer.pageModel).toMatchObject({ index: true, title: answer.mainTitle })
  })

  it('[SE-035] finds what lies within 30 km of a town or point, and not beyond', async () => {
    const answer = await search({ city: paris })
    expect(answer.activityOnlyPackages.length).toBeGreaterThan(3)
    for (const { distance } of answer.activityOnlyPackages) expect(distance).toBeLessThanOrEqual(30)
    const { lat: latitude = 0, lng: longitude = 0 } = answer.searchDetails.location ?? {}
    expect(idsOf(await search({ latitude, longitude }))).toEqual(idsOf(answer))
    const all = (await search()).activityOnlyPackages
    const near = all.filter(
      ({ mainActivityCenter: { location } }) => kilometresBetween(location, { latitude, longitude }) < 29.5,
    )
    expect(idsOf(answer)).toEqual(expect.arrayContaining(near.map(({ id }) => id)))
  })

  it.each([1, 20])('[GW-006] [AC-023] gives at most %i activities of a house', async (most) => {
    const { exactMatch } = await search({}, { numberOfPackagesPerHotel: most })
    const counts = exactMatch.map((house) => house.activityOnlyPackages.length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(most)
    expect(Math.max(...counts)).toBe(most === 1 ? 1 : 2)
  })

  it('[GW-006] pages from zero without a gap or a repetition', async () => {
    const all = idsOf(await search())
    const pages = await Promise.all([0, 1, 2].map((page) => search({}, { page, limit: 7 })))
    expect(pages.flatMap(idsOf)).toEqual(all.slice(0, 21))
    expect(pages.map(({ searchDetails }) => searchDetails.totalCount)).toEqual([
      all.length,
      all.length,
      all.length,
    ])
    expect(idsOf(await search({}, { page: 900, limit: 7 }))).toEqual([])
  })

  it('[AC-001] [AC-024] lists wellness under both of its themes, and every theme under its own', async () => {
    const wellness = await search({ theme: '986' })
    expect(idsOf(await search({ theme: '987' }))).toEqual(idsOf(wellness))
    expect(new Set(wellness.activityOnlyPackages.map(({ theme }) => theme))).toEqual(new Set(['986', '987']))
    const { filters } = await search()
    expect(filters.tags.map(({ id }) => id).sort()).toEqual(['985', '986', '988', '989', '990', '991', '992'])
    for (const { id, count, label } of filters.tags) {
      const found = await search({ tags: [id] })
      expect({ id, count: found.searchDetails.totalCount }).toEqual({ id, count })
      expect(found.mainTitle).toBe(label)
      expect(found.filters.tags).toEqual(filters.tags)
    }
  })

  it('[GW-006] [SC-014] finds for a day what can be bought for it, and nothing for today', async () => {
    const all = idsOf(await search())
    expect(idsOf(await search({ checkin: testDay }))).toEqual([])
    const days = Array.from({ length: 8 }, (_, index) => addDays(testDay, index))
    const openOn = new Map(days.map((day) => [day, new Set<string>()]))
    for (const id of all) {
      const at = `/api/activity-only/weekend/${id}/availabilities.json?locale=fr_FR&adult=2&month=2027-03`
      for (const day of Object.keys((await test.app.inject(at)).json().days)) openOn.get(day)?.add(id)
    }
    for (const day of days) expect(new Set(idsOf(await search({ checkin: day })))).toEqual(openOn.get(day))
    expect(openOn.get(addDays(testDay, 5))?.size).toBeGreaterThan(0)
  })

  it('keeps to the price of one adult of the party', async () => {
    const { activityOnlyPackages } = await search({ priceMin: 4000, priceMax: 6000 })
    expect(activityOnlyPackages.length).toBeGreaterThan(2)
    for (const { sellPrice } of activityOnlyPackages) {
      expect(sellPrice).toBeGreaterThanOrEqual(4000)
      expect(sellPrice).toBeLessThanOrEqual(6000)
    }
    expect((await search({ adult: 7 })).searchDetails.totalCount).toBe(0)
  })

  it.each(['fr_FR', 'es_ES', 'nl_BE', 'nl_NL', 'it_IT'] as const)(
    'begins near the visitors of %s where no place is searched',
    async (locale) => {
      const remote = remoteness(locale)
      const factorOf = ({ mainActivityCenter: { location } }: Card) =>
        remote(location.latitude, location.longitude)
      const { activityOnlyPackages } = await search({}, { locale })
      const near = activityOnlyPackages.filter((card) => factorOf(card) === 1)
      expect(near.length).toBeGreaterThan(2)
      expect(activityOnlyPackages.slice(0, 3).map(factorOf)).toEqual([1, 1, 1])
    },
  )

  it.each(['priceAsc', 'distance', 'popularity', 'priceQuality'] as const)(
    '[GW-006] puts all of them in the order of %s, page after page',
    async (orderBy) => {
      const criterias = { city: paris }
      const whole = await search(criterias, { orderBy })
      const pages = await Promise.all([0, 1].map((page) => search(criterias, { orderBy, page, limit: 2 })))
      expect(pages.flatMap(idsOf)).toEqual(idsOf(whole).slice(0, 4))
      const measure = {
        priceAsc: ({ activityOnlyVoucher: { prices } }: Card) => prices['2']?.sellPrice ?? 0,
        distance: ({ distance }: Card) => distance ?? 0,
        popularity: () => 0,
        priceQuality: () => 0,
      }[orderBy]
      const values = whole.activityOnlyPackages.map(measure)
      expect(values).toEqual([...values].sort((a, b) => a - b))
      expect([...idsOf(whole)].sort()).toEqual([...idsOf(await search(criterias))].sort())
    },
  )

  it('[GW-006] tells the bounds of the price as if none were asked for', async () => {
    const { filters, activityOnlyPackages } = await search()
    const prices = activityOnlyPackages.map(
      ({ activityOnlyVoucher }) => activityOnlyVoucher.prices['2']?.sellPrice ?? 0,
    )
    expect(filters.price).toMatchObject({
      min: Math.min(...prices),
      max: Math.max(...prices),
      stepCents: 2_000,
    })
    expect(filters.price?.steps).toHaveLength(15)
    expect(filters.price?.steps.reduce((sum, count) => sum + count, 0)).toBe(prices.length)
    const dear = await search({ priceMin: filters.price?.max ?? 0 })
    expect(dear.filters.price).toEqual(filters.price)
    expect(dear.activityOnlyPackages.length).toBeLessThan(activityOnlyPackages.length)
  })

  it('finds the activities of one house, by its own id and by its hotel’s', async () => {
    const hotel = (await search()).exactMatch.find(({ hotel: { uri } }) => uri.startsWith('/hotel/'))
    const byHouse = await search({ hotelId: hotel?.id })
    expect(byHouse.exactMatch.map(({ id }) => id)).toEqual([hotel?.id])
    expect(byHouse.mainTitle).toContain(hotel?.hotel.label)
    expect(idsOf(await search({ hotelId: hotel?.hotel.uri.split('/')[2] }))).toEqual(idsOf(byHouse))
  })

  it('shows on a day only what still has places on it', async () => {
    const [{ id = '' } = {}] = (await search()).activityOnlyPackages
    const saturday = addDays(testDay, 6 - weekday(testDay))
    await changeActivity(test, id, { weekdays: [6] })
    expect(idsOf(await search({ checkin: saturday }))).toContain(id)
    expect(idsOf(await search({ checkin: addDays(saturday, 1) }))).not.toContain(id)
    await sql`insert into activity_product_day select id, ${saturday}::date, capacity - 1 from activity_product
      where id = ${id}`.execute(test.db)
    expect(idsOf(await search({ checkin: saturday }))).not.toContain(id)
    const days = await test.app.inject(
      `/api/activity-only/weekend/${id}/availabilities.json?locale=fr_FR&length=1`,
    )
    expect(Object.keys(days.json().days)).not.toContain(saturday)
    const alone = await test.app.inject(
      `/api/activity-only/weekend/${id}/availabilities.json?locale=fr_FR&length=1&adult=1`,
    )
    expect(alone.json().days[saturday]).toEqual({ amount: 1 })
  })

  it.each([
    ['a party of none', { searchCriterias: { adult: 0 } }],
    ['21 of a house', { searchCriterias: {}, numberOfPackagesPerHotel: 21 }],
    ['a page before the first', { searchCriterias: {}, page: -1 }],
    ['an unknown locale', { locale: 'en_GB', searchCriterias: {} }],
  ])('[GW-006] refuses %s with the field that is wrong', async (_case, body) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/search/activity-only.json',
      payload: { locale: 'fr_FR', ...body },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-request', errors: [expect.any(Object)] })
  })
})
