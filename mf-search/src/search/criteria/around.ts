import type { Link } from '@escapade/shared-contracts/api/common-schemas'
import type { SearchDetails } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { searchUriOf } from '../route/route'
import { placeOf, withPlace } from './place'

type Wanted = { flow: Flow; criteria: Criteria }

/** From the country down to the place of the search: the same search there, in the same flow. */
export const placesAround = (
  { locationHierarchy }: Pick<SearchDetails, 'locationHierarchy'>,
  wanted: Wanted,
): Link[] => locationHierarchy.map(({ label, uri }) => ({ label, uri: searchThere(uri, wanted) }))

/** A hotel's address is its page. */
function searchThere(uri: string, { flow, criteria }: Wanted): string {
  const [, hash = ''] = uri.split('#')
  const place = placeOf(parseCriteria({ hash }))
  return place ? searchUriOf({ flow }, serializeCriteria({ criteria: withPlace(criteria, place) })) : uri
}
