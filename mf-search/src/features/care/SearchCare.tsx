import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useActivitySearch, useStaySearch } from '../../search/queries/use-search'
import { activityOffers, factsOf, stayOffers } from './care-offers'

const CarePanel = onDemand(async () => ({
  default: (await import('@escapade/shared-ui/care-panel/CarePanel')).CarePanel,
}))

type SearchCareProps = { flow: Flow; page: number }

/** What agents see above the results, and visitors never load (SH-055). */
export function SearchCare(props: SearchCareProps) {
  const { customerCare } = useVisit()
  if (!customerCare) return null
  return <Found {...props} />
}

function Found({ flow, page }: SearchCareProps) {
  const stays = useStaySearch({ flow, page }).data
  const activities = useActivitySearch({ flow, page }).data
  const details = (flow === 'activity' ? activities : stays)?.searchDetails
  const offers = flow === 'activity' ? activityOffers(activities) : stayOffers(stays)
  return <CarePanel facts={factsOf({ flow, page, details })} offers={offers} />
}
