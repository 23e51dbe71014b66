import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { hashCriteria } from '../search/public'
import type { ActivityOrder } from './activity-plan'

/** Address of the results page for a search of activities: no party, no sort, no nights. */
export function activitySearchUri({ searchCriterias }: ActivityOrder): string {
  const hash = serializeCriteria({ criteria: hashCriteria(searchCriterias) })
  return paths.search({ flow: 'activity', hash })
}
