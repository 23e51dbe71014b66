import { ActivitySearchRequest } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { onlyGiven } from '@escapade/shared-contracts/criteria/criteria-keys'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { someCriteria } from '@escapade/shared-contracts/criteria/testing/arbitraries'
import { type Flow, flows } from '@escapade/shared-contracts/rules/search/flow'
import fc from 'fast-check'
import { activitiesRequest } from './activities-request'
import { offersRequest } from './offers-request'

const request = (hash: string, { flow = 'booking' as Flow, page = 0 } = {}) =>
  offersRequest({ locale: 'fr_FR', flow, criteria: parseCriteria({ hash }), page })

describe('offersRequest', () => {
  it('[SC-001] asks for two adults and the best value when nothing is known', () => {
    expect(request('')).toMatchObject({
      searchCriterias: { adult: 2, child: 0, baby: 0 },
      orderBy: 'priceQuality',
      pagination: { page: 0, limit: 24 },
    })
  })

  it('[SE-088] carries destination, dates, theme and party', () => {
    const { searchCriterias } = request(
      'city=75&checkin=2026-12-05&checkout=2026-12-07&theme=985&a=3&c=1&b=1',
    )
    expect(searchCriterias).toMatchObject({
      city: '75',
      checkin: '2026-12-05',
      night: 2,
      theme: '985',
      adult: 3,
      child: 1,
      baby: 1,
    })
  })

  it.each([
    ['checkin=2026-12-05&checkout=2026-12-07&flex=2', { checkin: '2026-12-05', night: 2, flex: 2 }],
    ['when=2026-12-weekend&nights=2', { when: '2026-12-weekend', night: 2 }],
    ['when=2026-12', { when: '2026-12', night: 1 }],
    ['when=december&flex=9', {}],
  ])('[SE-088] carries the flexible dates of %s', (hash, dates) => {
    const { adult: _, child: __, baby: ___, ...asked } = request(hash).searchCriterias
    expect(asked).toEqual(dates)
  })

  it.each([
    ['hotel=9', { hotelId: '9' }],
    ['lat=47.02&lng=4.84&distanceMax=100', { latitude: 47.02, longitude: 4.84, distanceMax: 100 }],
    ['skiresort=3', { skiresort: '3' }],
    ['lat=47.02', {}],
  ])('finds the place in %s', (hash, place) => {
    expect(request(hash).searchCriterias).toMatchObject(place)
  })

  it.each([
    ['region=4&distanceMax=100', undefined],
    ['country=fr&distanceMin=0&distanceMax=200', undefined],
    ['poi=9&distanceMax=100', undefined],
    ['skiresort=9&distanceMax=100', undefined],
    ['lat=1&lng=2&distanceMax=0', 200],
    ['city=75', 200],
    ['city=75&distanceMax=0', 0],
    ['city=75&distanceMax=300', 300],
  ])('[SE-033] [SE-034] searches %s as far around as it says', (hash, km) => {
    const { distanceMin, distanceMax } = request(hash).searchCriterias
    expect([distanceMin, distanceMax]).toEqual([undefined, km])
  })

  it.each([
    ['city=75', true],
    ['city=75&distanceMax=100', true],
    ['city=75&distanceMax=0', undefined],
    ['lat=1&lng=2', undefined],
    ['region=4', undefined],
  ])('[SE-034] begins with the town itself for %s: %s', (hash, townFirst) => {
    expect(request(hash).townFirst).toBe(townFirst)
  })

  it('[SC-009] stays one night when only the check-in is known', () => {
    expect(request('checkin=2026-12-05').searchCriterias).toMatchObject({ night: 1 })
  })

  it.each(['gifting', 'activity'] as const)('[SE-056] is for two in the %s flow', (flow) => {
    expect(request('a=4&c=2', { flow }).searchCriterias).toMatchObject({ adult: 2, child: 0, baby: 0 })
  })

  it.each([
    ['', 1],
    ['giftNights=2&checkin=2026-12-05', 2],
  ])('[SE-056] gives a voucher for the nights of "%s", whenever', (hash, night) => {
    const { searchCriterias } = request(hash, { flow: 'gifting' })
    expect(searchCriterias.night).toBe(night)
    expect(searchCriterias).not.toHaveProperty('checkin')
  })

  it('sends prices in cents and filters as they are', () => {
    const { searchCriterias } = request('priceMin=50&priceMax=120&stars=3,4&facilities=spa,pool&hotelScore=8')
    expect(searchCriterias).toMatchObject({
      priceMin: 5000,
      priceMax: 12000,
      stars: ['3', '4'],
      facilities: ['spa', 'pool'],
      hotelScore: 8,
    })
  })

  it.each([
    ['sort=priceAsc', 'priceAsc'],
    ['sort=distance', 'priceQuality'],
    ['sort=distance&lat=1&lng=2', 'distance'],
    ['sort=nonsense', 'priceQuality'],
  ])('[SC-067] sorts %s by %s', (hash, sort) => {
    expect(request(hash).orderBy).toBe(sort)
  })

  it('[SE-061] asks for what the search takes, whatever a link says', () => {
    fc.assert(
      fc.property(someCriteria, fc.constantFrom(...flows), (criteria, flow) => {
        const asked = offersRequest({ locale: 'fr_FR', flow, criteria, page: 0 })
        expect(OffersRequest.safeParse(asked).error?.issues).toBeUndefined()
        const activities = activitiesRequest({ locale: 'fr_FR', criteria, page: 0 })
        expect(ActivitySearchRequest.safeParse(activities).error?.issues).toBeUndefined()
      }),
    )
  })

  it.each([
    ['theme=nonsense&tags=nothing', { theme: 'nonsense', tags: ['nothing'] }],
    [`theme=&tags=${'x'.repeat(65)}&stars=9,4,4`, { stars: ['4'] }],
    [`facilities=${Array.from({ length: 60 }, (_, index) => index)}&city=${'1'.repeat(65)}`, {}],
    ['a=50&c=-1&b=1.5&hotelScore=11&priceMin=-5&priceMax=1e300', {}],
    ['lat=91&lng=0&distanceMax=-1&checkin=0001-01-01&nights=99', {}],
    ['checkin=2026-12-05&checkout=2027-12-05', { checkin: '2026-12-05', night: 30 }],
  ])('[SE-061] makes of "%s" what can be searched', (hash, searched) => {
    const { adult, child, baby, ...rest } = request(hash).searchCriterias
    expect({ adult, child, baby }).toEqual({ adult: 2, child: 0, baby: 0 })
    expect(onlyGiven({ ...rest, facilities: rest.facilities?.slice(50) })).toEqual(
      hash.startsWith('facilities') ? { facilities: [] } : searched,
    )
  })

  it('[SE-013] asks for the zero-based page of the query', () => {
    expect(request('', { page: 2 }).pagination).toEqual({ page: 2, limit: 24 })
  })
})
