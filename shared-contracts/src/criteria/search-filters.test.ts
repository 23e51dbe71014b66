import fc from 'fast-check'
import { aFlow } from '../rules/testing/arbitraries'
import { onlyGiven, onlyKeys } from './criteria-keys'
import { keysWhere, rowOf } from './criteria-table'
import { filterCriteria, filterKeys, requestFilters } from './search-filters'
import { someCriteria } from './testing/arbitraries'

describe('filters of the search request', () => {
  it('[SE-031] are every filter of the hash but the distances, which go with the place', () => {
    const distances: string[] = keysWhere({ section: 'distance' })
    const filters = keysWhere({ topic: 'filter' }).filter((key) => !distances.includes(key))
    expect([...filterKeys].sort()).toEqual([...filters].sort())
  })

  it('[SE-031] have prices in cents, and all else as the hash has it', () => {
    const criteria = { priceMin: 50, priceMax: 129.9, tags: ['986'], hotelScore: 8, city: '75' }
    expect(requestFilters({ criteria, flow: 'booking' })).toEqual({
      priceMin: 5_000,
      priceMax: 12_990,
      tags: ['986'],
      hotelScore: 8,
    })
  })

  it('[SE-031] read back as the hash they were made of', () => {
    const wholeEuros = fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined })
    fc.assert(
      fc.property(someCriteria, wholeEuros, wholeEuros, aFlow, (criteria, priceMin, priceMax, flow) => {
        const given = { ...criteria, priceMin, priceMax }
        const sent = requestFilters({ criteria: given, flow })
        const ofFlow = filterKeys.filter((key) => rowOf(key)?.flows?.includes(flow) ?? true)
        expect(filterCriteria(sent)).toEqual(onlyKeys(onlyGiven(given), ofFlow))
      }),
    )
  })
})
