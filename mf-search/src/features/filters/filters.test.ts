import type { FilterSection } from '@escapade/shared-contracts/criteria/criteria-table'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { filterSections, sectionsFor } from './filter-sections'
import { countSet, toggleValue, withoutFilters, withSuggestedDistance } from './filters'

const criteria = (hash: string) => parseCriteria({ hash })
const written = (changed: ReturnType<typeof criteria>) => serializeCriteria({ criteria: changed })

const everything =
  'priceMin=50&priceMax=120&tags=spa&facilities=pool&distanceMin=10&distanceMax=100&hotelScore=8&stars=4,5&freeCancellation=true&hotelTypes=castle&hotelEnvironments=sea&hotelStyles=design'

describe('filters', () => {
  it.each([
    ['tags=dinner,spa', 2],
    ['priceMin=50&priceMax=120', 1],
    ['stars=4&facilities=pool&freeCancellation=true', 3],
    ['city=75&theme=985', 0],
  ])('counts each value that is chosen: %s', (hash, count) => {
    expect(countSet(criteria(hash), filterSections)).toBe(count)
  })

  it('[SE-028] offers all sections for a stay near a city', () => {
    expect(sectionsFor({ flow: 'booking', criteria: criteria('city=75') })).toEqual([
      ...['price', 'activities', 'facilities', 'distance', 'freeCancellation', 'score', 'stars'],
      ...['hotelTypes', 'hotelEnvironments', 'hotelStyles'],
    ])
  })

  it.each([
    ['hotel', 'city=75', 'activities', false],
    ['booking', '', 'distance', false],
    ['booking', 'lat=1&lng=2', 'distance', true],
    ['booking', 'region=4', 'distance', false],
    ['booking', 'poi=4', 'distance', false],
    ['activity', 'city=75', 'distance', false],
    ['activity', '', 'activities', true],
    ['activity', '', 'facilities', false],
    ['gifting', '', 'hotelStyles', true],
    ['hotel', '', 'freeCancellation', true],
    ['booking', 'checkin=2026-12-05&nights=1', 'lastRooms', true],
    ['booking', 'when=2026-12', 'lastRooms', true],
    ['booking', '', 'lastRooms', false],
    ['booking', 'lastRooms=true', 'lastRooms', true],
    ['gifting', 'lastRooms=true', 'lastRooms', false],
    ['gifting', '', 'freeCancellation', false],
    ['activity', '', 'freeCancellation', false],
  ] as const)(
    '[SE-021] [SE-023] [SE-024] [SE-025] in the %s flow at "%s", %s: %s',
    (flow, hash, section, shown) => {
      expect(sectionsFor({ flow, criteria: criteria(hash) }).includes(section)).toBe(shown)
    },
  )

  it.each<[string, readonly FilterSection[], string]>([
    ['city=75', ['distance'], 'city=75&distanceMin=0&distanceMax=200'],
    ['city=75&distanceMax=0', ['distance'], 'city=75&distanceMax=0'],
    ['lat=1&lng=2', ['distance'], 'lat=1&lng=2&distanceMin=0&distanceMax=200'],
    ['city=75&distanceMax=300', ['distance'], 'city=75&distanceMax=300'],
    ['city=75', ['price'], 'city=75'],
    ['city=75', ['distance', 'price'], 'city=75'],
    ['city=75', filterSections, 'city=75'],
  ])('[SE-033] confirming at "%s" what %j shows writes "%s"', (hash, sections, confirmed) => {
    expect(written(withSuggestedDistance(criteria(hash), sections))).toBe(confirmed)
  })

  it('[SE-027] takes every filter away and nothing else', () => {
    const all = criteria(`${everything}&city=75&checkin=2026-12-05&sort=priceAsc`)
    expect(written(withoutFilters(all, filterSections))).toBe('city=75&checkin=2026-12-05&sort=priceAsc')
  })

  it('ticks a value and unticks it without leaving a trace', () => {
    const ticked = toggleValue(criteria('tags=spa'), 'activities', 'dinner')
    expect(written(ticked)).toBe('tags=spa,dinner')
    expect(written(toggleValue(toggleValue(ticked, 'activities', 'spa'), 'activities', 'dinner'))).toBe('')
  })
})
