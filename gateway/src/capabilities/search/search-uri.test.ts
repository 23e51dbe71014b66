import { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { requestFilters } from '@escapade/shared-contracts/criteria/search-filters'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { searchUri } from './search-uri'

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 })
const filters = fc.record(
  {
    theme: fc.constant('985'),
    priceMin: fc.integer({ min: 0, max: 30_000 }),
    priceMax: fc.integer({ min: 0, max: 30_000 }),
    hotelScore: fc.constantFrom(7, 8, 9),
    stars: fc.constant(['4', '5']),
    facilities: ids,
    tags: ids,
    hotelStyles: ids,
    hotelEnvironments: ids,
    hotelTypes: ids,
    freeCancellation: fc.constant(true),
    lastRooms: fc.constant(true),
  },
  { requiredKeys: [] },
)

it('[GW-007] the address of a search asks for the same filters, prices in euros', () => {
  fc.assert(
    fc.property(filters, (searchCriterias) => {
      const request = z.parse(OffersRequest, { locale: 'fr_FR', searchCriterias })
      const [, hash = ''] = searchUri(request).split('#')
      expect(requestFilters({ criteria: parseCriteria({ hash }), flow: 'booking' })).toEqual(searchCriterias)
    }),
  )
})
