import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { onlyGiven } from '@escapade/shared-contracts/criteria/criteria-keys'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { QueryClient } from '@tanstack/react-query'
import { offersRequest } from '../../search/queries/offers-request'
import { found, stay } from '../../search/testing/offers-fixture'
import { fallbackQuery } from './fallback-query'
import { fallbackVariants } from './fallback-variants'

const request = (hash: string) =>
  offersRequest({ locale: 'fr_FR', flow: 'booking', criteria: parseCriteria({ hash }), page: 0 })
const variants = (hash: string) => fallbackVariants(request(hash), { lat: 47, lng: 4.8 })
const names = (hash: string) => variants(hash).map(({ name }) => name)
const full = 'city=75&theme=985&checkin=2026-12-05&checkout=2026-12-06'

describe('fallbackVariants', () => {
  it('[SE-067] lets go of what was asked for, in the order of the cascade', () => {
    expect(names(full)).toEqual([
      'destination',
      'category',
      'dates',
      'destination+category',
      'destination+dates',
      'category+dates',
      'destination+category+dates',
    ])
    expect(names('theme=985')).toEqual(['category'])
    expect(names('city=75&tags=spa')).toEqual(['destination', 'category', 'destination+category'])
    expect(names('')).toEqual([])
  })

  const filters = 'tags=spa&facilities=pool&priceMax=120&stars=4'
  const kept = { adult: 3, child: 1, baby: 0, facilities: ['pool'], priceMax: 12_000, stars: ['4'] }
  const town = { city: '75', distanceMax: 100 }
  const around = { city: '75', distanceMin: 0, distanceMax: 130 }
  const mood = { theme: '985', tags: ['spa'] }
  const weekend = { checkin: '2026-12-05', night: 1 }

  it.each([
    ['destination', { ...around, ...mood, ...weekend }],
    ['category', { ...town, ...weekend }],
    ['dates', { ...town, ...mood }],
    ['destination+category', { ...around, ...weekend }],
    ['destination+dates', { ...around, ...mood }],
    ['category+dates', { ...town }],
    ['destination+category+dates', { ...around }],
  ])('[SE-067] lets go of %s, and keeps all else: party, filters and the rest', (name, expected) => {
    const variant = variants(`${full}&distanceMax=100&a=3&c=1&${filters}`).find((each) => each.name === name)
    expect(variant?.loosened.join('+')).toBe(name)
    expect(onlyGiven(variant?.request.searchCriterias ?? {})).toEqual({ ...kept, ...expected })
  })

  it('[SE-068] asks the catalogue for three results each', () => {
    for (const { request: asked } of variants(full))
      expect(asked).toMatchObject({ provider: 'catalog', pagination: { page: 0, limit: 3 } })
  })

  it.each([
    ['city=75&distanceMax=0', { city: '75', distanceMin: 0, distanceMax: 30 }],
    ['city=75', { city: '75', distanceMin: 0, distanceMax: 230 }],
    ['city=75&distanceMax=100', { city: '75', distanceMin: 0, distanceMax: 130 }],
    ['hotel=9', { latitude: 47, longitude: 4.8, distanceMin: 0, distanceMax: 30 }],
    ['lat=1&lng=2&distanceMax=100', { latitude: 1, longitude: 2, distanceMax: 130 }],
  ])('[SE-036] widens %s by 30 km', (hash, expected) => {
    expect(variants(hash)[0]?.request.searchCriterias).toMatchObject(expected)
  })

  it('looks everywhere instead of in a region', () => {
    const { searchCriterias } = variants('region=5')[0]?.request ?? request('')
    expect(searchCriterias.region).toBeUndefined()
    expect(searchCriterias.distanceMax).toBeUndefined()
  })

  it.each([
    ['region=5&theme=985', ['destination', 'destination+category']],
    ['country=FR', ['destination']],
    ['city=75&theme=985', []],
    ['lat=1&lng=2', []],
    ['hotel=9', []],
  ])('[SE-069] says at "%s" which blocks are elsewhere, and not near', (hash, expected) => {
    const elsewhere = variants(hash).filter(({ isElsewhere }) => isElsewhere)
    expect(elsewhere.map(({ name }) => name)).toEqual(expected)
  })

  it('[SC-016] says in its key what it let go of', () => {
    expect(variants(full)[4]?.request.fallbackKey).toEqual({
      destination: { value: '75', isAround: true, isExpanded: true },
      dates: false,
      category: true,
      value: 'destination+dates',
      order: 4,
    })
  })
})

describe('fallbackQuery', () => {
  const cascade = async (exactCount: number, answers: string[][]) => {
    const asked: OffersRequest[] = []
    const send = async (_endpoint: unknown, { body }: { body: OffersRequest }) => {
      asked.push(body)
      const ids = answers[asked.length - 1] ?? []
      return found(
        ids.length,
        ids.map((id) => stay(id)),
      )
    }
    const api = { send } as unknown as ApiClient
    const exact = found(exactCount, [stay('1')])
    const blocks = await new QueryClient().fetchQuery(fallbackQuery(api, { request: request(full), exact }))
    return { asked, shown: blocks.map(({ results }) => results.map(({ id }) => id)) }
  }

  it('[SE-066] stops as soon as a page is filled', async () => {
    const { asked, shown } = await cascade(19, [
      ['2', '3', '4'],
      ['5', '6', '7'],
      ['8', '9', '10'],
    ])
    expect(asked.map(({ withoutHotels }) => withoutHotels)).toEqual([['h1'], ['h1', 'h2', 'h3', 'h4']])
    expect(shown).toEqual([
      ['h2', 'h3', 'h4'],
      ['h5', 'h6', 'h7'],
    ])
  })

  it('suggests no hotel twice, and no block without one', async () => {
    const { shown } = await cascade(1, [['1', '2'], ['2'], ['3']])
    expect(shown).toEqual([['h2'], ['h3']])
  })
})
