import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useTranslation } from 'react-i18next'
import { type Search, useActivitySearch, useStaySearch } from '../../search/queries/use-search'
import { activityOffers, factsOf, stayOffers } from './care-offers'

const CarePanel = onDemand(async () => ({
  default: (await import('@escapade/shared-ui/care-panel/CarePanel')).CarePanel,
}))

/** Panel that agents see above the results, and visitors never load (SH-055). */
export function SearchCare({ search }: { search: Search }) {
  const { t } = useTranslation('search')
  const { flow, page } = search
  const stays = useStaySearch(search).data
  const activities = useActivitySearch(search).data
  const details = (flow === 'activity' ? activities : stays)?.searchDetails
  const offers = flow === 'activity' ? activityOffers(activities) : stayOffers(stays)
  return <CarePanel facts={factsOf({ flow: t(`flow.${flow}`), page, details })} offers={offers} />
}
