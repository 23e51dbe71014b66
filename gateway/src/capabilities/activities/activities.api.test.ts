import type { ActivityOnlyDetail } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import { createTestApp, type TestApp, testDay } from '../../testing/test-app'
import { changeActivity, createActivitySearch, idsOf } from './activities-fixture'

let test: TestApp
let search: ReturnType<typeof createActivitySearch>
beforeAll(async () => {
  test = await createTestApp()
  search = createActivitySearch(test)
})
afterAll(() => test.close())

const detailOf = (id: string, locale: Locale = 'fr_FR') =>
  test.app.inject(`/api/activity-only/weekend/${id}/detail.json?locale=${locale}`)

describe('the detail of an activity', () => {
  it.each(locales)('[GW-001] [SC-014] tells in %s what, where, when and for how much', async (locale) => {
    const [first] = (await search()).activityOnlyPackages
    const answer = await detailOf(first?.id ?? '', locale)
    expect(answer.statusCode).toBe(200)
    const detail: ActivityOnlyDetail = answer.json()
    expect(detail).toMatchObject({ id: first?.id, uri: `/activity/${first?.id}`, published: true })
    expect(detail.imagesBySize.length).toBeGreaterThan(1)
    expect(detail.prices['2']).toMatchObject({ paxComposition: { adults: 2 }, sellPrice: first?.sellPrice })
    expect(detail.activities[0]?.composition.length).toBeGreaterThan(1)
    expect(detail.activities[0]?.schedules[0]).toMatch(/\d\d:\d\d/)
    expect(detail.mainActivityCenter).toMatchObject({ main: true, id: first?.mainActivityCenter.id })
    expect(detail.breadCrumb.at(-1)?.label).toBe(detail.mainActivityCenter.label)
    expect(detail.breadCrumb[0]?.uri).toMatch(/^\/search\?flow=activity#country=/)
    expect(detail.pageModel?.title).toContain(detail.label)
    expect(JSON.stringify(detail)).not.toMatch(/\{\w+\}/)
  })

  it.each(['nothing', "c1'--", 'é%'])('[GW-001] is 404 for one that never was: %s', async (id) => {
    const answer = await detailOf(encodeURIComponent(id))
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'product-not-found' })
  })

  it('[AC-006] says of one that is withdrawn or over that it is not published, and search leaves it out', async () => {
    const [one = '', other = ''] = idsOf(await search())
    await changeActivity(test, one, { published: false })
    await changeActivity(test, other, { lastDay: addDays(testDay, -1) })
    for (const id of [one, other]) expect((await detailOf(id)).json()).toMatchObject({ published: false })
    const listed = idsOf(await search())
    expect(listed).not.toContain(one)
    expect(listed).not.toContain(other)
    await changeActivity(test, one, { published: true })
    await changeActivity(test, other, { lastDay: null })
  })

  it('[AC-022] names the main house first of a part that needs two', async () => {
    const { rows } = await sql<{ id: string }>`
      select p.id from activity_product p, jsonb_array_elements(p.parts) part
      where jsonb_array_length(part -> 'centers') = 2 and part -> 'centers' -> 0 ->> 'main' = 'false'`.execute(
      test.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    const detail: ActivityOnlyDetail = (await detailOf(rows[0]?.id ?? '')).json()
    const [centers] = detail.activities.map(({ activityCenter }) => activityCenter)
    expect(centers?.map(({ main }) => main)).toEqual([true, false])
    expect(centers?.[0]?.id).toBe(detail.mainActivityCenter.id)
  })

  it('strikes through the lowest price of the 30 days before, and nothing else', async () => {
    const [id = ''] = idsOf(await search({ priceMin: 3000 }))
    const before: ActivityOnlyDetail = (await detailOf(id)).json()
    const was = before.prices['2']?.sellPrice ?? 0
    await sql`update activity_price set price_cents = ${was - 1000} where product_id = ${id} and adults = 2`.execute(
      test.db,
    )
    const { prices }: ActivityOnlyDetail = (await detailOf(id)).json()
    const refPrice = before.prices['2']?.refPrice ? prices['2']?.refPrice : was
    expect(prices['2']).toMatchObject({
      sellPrice: was - 1000,
      refPrice,
      barPrice: null,
      moneySaved: (refPrice ?? 0) - was + 1000,
      promoPercentageRounded: Math.ceil((((refPrice ?? 0) - was + 1000) * 100) / (refPrice ?? 1)),
    })
    expect(prices['1']).toEqual(before.prices['1'])
  })
})

describe('the towns with activities', () => {
  it.each([
    ['fr_FR', 'FR', 'Paris'],
    ['es_ES', 'ES', 'Barcelona'],
    ['fr_BE', 'BE', 'Bruges'],
    ['nl_BE', 'BE', 'Brugge'],
  ] as const)('[SC-023] [SE-087] are in %s those of %s', async (locale, pos, label) => {
    const answer = await test.app.inject(`/api/activity-only/destinations.json?locale=${locale}`)
    expect(answer.json()).toContainEqual(
      expect.objectContaining({
        pos,
        label,
        location: { latitude: expect.any(Number), longitude: expect.any(Number) },
      }),
    )
    expect(new Set(answer.json().map((place: { pos: string }) => place.pos))).toEqual(new Set([pos]))
  })

  it.each(['nl_NL', 'it_IT'] as const)('[SC-023] are none in %s', async (locale) => {
    expect((await test.app.inject(`/api/activity-only/destinations.json?locale=${locale}`)).json()).toEqual(
      [],
    )
  })
})
