import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { refreshSuggestions } from './suggestion-index'

const paris = '2988507'
let test: TestApp
let hotelId: string
let packageId: string
let activityId: string

beforeAll(async () => {
  test = await createTestApp()
  hotelId = await first(sql`select id from hotel where city_id = ${paris} and published order by id`)
  packageId = await first(sql`
    select package_id as id from stay_from join package p on p.id = package_id
    where p.hotel_id = ${hotelId} order by 1`)
  activityId = await first(sql`
    select p.id from activity_product p join activity_center c on c.id = p.center_id
    where c.city_id = ${paris} and p.published order by p.id`)
})
afterAll(() => test.close())

async function first(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await query.execute(test.db)
  return (rows as { id: string }[])[0]?.id ?? ''
}

async function ask(locale: Locale, url: string, more: Record<string, string> = {}) {
  const answer = await test.app.inject({ url, query: { locale, ...more } })
  return answer.json()
}

const withTitle = { fetchPageModel: 'true' }

async function search(locale: Locale, path: string) {
  const payload = { locale, searchCriterias: { city: paris }, fetchPageModel: true }
  return (await test.app.inject({ method: 'POST', url: `/api/${path}`, payload })).json()
}

/** The town in each answer that names it for people; of a title, what stands at its end. */
async function townsIn(locale: Locale): Promise<Record<string, string>> {
  const stay = await ask(locale, `/api/weekend/${packageId}/detail.json`, withTitle)
  const hotel = await ask(locale, `/api/hotel/${hotelId}/detail.json`, withTitle)
  const activity = await ask(locale, `/api/activity-only/weekend/${activityId}/detail.json`)
  const [found] = (await search(locale, 'offers.json')).exactMatch
  const activities = await search(locale, 'search/activity-only.json')
  const atHouse = activities.exactMatch.find(
    (house: { id: string }) => house.id === activity.mainActivityCenter.id,
  )
  const autocomplete = `/api/autocomplete-geonames.json?locale=${locale}&term=${encodeURIComponent(hotel.hotel.label)}`
  const { suggestions } = (await test.app.inject(autocomplete)).json()
  const end = (title: string) => title.split(', ').at(-1) ?? ''
  return {
    stay: stay.hotel.location.label,
    'title of the stay': end(stay.pageModel.title),
    hotel: hotel.hotel.location.label,
    'title of the hotel': end(hotel.pageModel.title),
    'card of a stay': found.hotel.location.label,
    'place of a card': found.location.label,
    activity: activity.mainActivityCenter.location.label,
    'part of the activity': activity.activities[0].activityCenter[0].location.label,
    'title of the activity': end(activity.pageModel.title),
    'card of an activity': atHouse.hotel.location.label,
    'place of the house': atHouse.location.label,
    suggestion: suggestions.find(({ id }: { id: string }) => id === hotelId).detail,
  }
}

it.each<[Locale, string]>([
  ['fr_FR', 'Paris'],
  ['es_ES', 'París'],
  ['nl_NL', 'Parijs'],
  ['nl_BE', 'Parijs'],
  ['it_IT', 'Parigi'],
])(
  '[SH-001] [GW-001] [GW-002] [GW-006] [GW-007] calls a town in %s %s, wherever it is named',
  async (locale, name) => {
    const towns = await townsIn(locale)
    expect(towns).toEqual(Object.fromEntries(Object.keys(towns).map((where) => [where, name])))
  },
)

it.each<Locale>(['fr_FR', 'es_ES', 'nl_NL', 'it_IT'])(
  '[SC-002] writes the address in %s as it is written on a letter',
  async (locale) => {
    const { location } = (await ask(locale, `/api/hotel/${hotelId}/detail.json`, withTitle)).hotel
    const { mainActivityCenter } = await ask(locale, `/api/activity-only/weekend/${activityId}/detail.json`)
    expect(location.completeAddress.city).toBe('Paris')
    expect(location.address).toMatch(/ \d{5} Paris$/)
    expect(mainActivityCenter.address).toMatch(/ \d{5} Paris$/)
  },
)

it('[SH-001] says what is written on letters where the map has no name in a language, from then on', async () => {
  expect(new Set(Object.values(await townsIn('nl_NL')))).toEqual(new Set(['Parijs']))
  await sql`update place set names = names - 'nl' where category = 'city' and id = ${paris}`.execute(test.db)
  await test.db.transaction().execute(refreshSuggestions)
  expect(new Set(Object.values(await townsIn('nl_NL')))).toEqual(new Set(['Paris']))
  expect(new Set(Object.values(await townsIn('it_IT')))).toEqual(new Set(['Parigi']))
})
