import type { SearchRoute } from '../../search/route/route'
import { ActivitySearch } from '../ActivitySearch'
import { StaySearch } from '../StaySearch'
import { usePageCriteria } from '../use-page-criteria'

/** The lists of the page without what stands above them, for the criteria of the address. */
export const StayList = (route: SearchRoute) => <StaySearch route={route} criteria={usePageCriteria()} />

export const ActivityList = (route: SearchRoute) => (
  <ActivitySearch route={route} criteria={usePageCriteria()} />
)
