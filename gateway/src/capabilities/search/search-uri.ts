import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { Order } from './search-plan'

/** Address of the results page for a search, its criteria in the hash. */
export function orderUri({ flow, searchCriterias: criterias, orderBy }: Order): string {
  const { adult, child, baby, night, hotelId, latitude, longitude, ...same } = criterias
  const hash = serializeCriteria({
    criteria: {
      ...same,
      ...(hotelId === undefined ? {} : { hotel: hotelId }),
      ...(latitude === undefined ? {} : { lat: latitude }),
      ...(longitude === undefined ? {} : { lng: longitude }),
      ...(night === undefined ? {} : { nights: night }),
      a: adult,
      ...(child ? { c: child } : {}),
      ...(baby ? { b: baby } : {}),
      sort: orderBy,
    },
  })
  return `/search?flow=${flow}#${hash}`
}
