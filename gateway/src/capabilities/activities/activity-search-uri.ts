import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { hashCriteria } from '../search/search-uri'
import type { ActivityOrder } from './activity-plan'

/** Address of the results page for a search of activities: no party, no sort, no nights. */
export function activitySearchUri({ searchCriterias }: ActivityOrder): string {
  const hash = serializeCriteria({ criteria: hashCriteria(searchCriterias) })
  return `/search?flow=activity${hash ? `#${hash}` : ''}`
}
