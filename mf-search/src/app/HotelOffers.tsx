import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import type { Hotel } from '../features/results/ResultCard'
import { withoutDates } from '../search/criteria/without-dates'
import { offersRequest } from '../search/queries/offers-request'
import type { SearchRoute } from '../search/route/route'

const OffersDrawer = onDemand(() => import('../features/offers-drawer/OffersDrawer'))

type HotelOffersProps = { route: SearchRoute; criteria: Criteria; hotel: Hotel; onClose: () => void }

/** All a hotel sells of what is searched for, beside the results or the map. */
export function HotelOffers({ route, criteria: wanted, hotel, onClose }: HotelOffersProps) {
  const { flow, page } = route
  const { locale } = useVisit()
  const criteria = hotel.undated ? withoutDates(wanted) : wanted
  return (
    <OffersDrawer
      hotel={hotel}
      search={offersRequest({ locale, flow, criteria, page })}
      hash={serializeCriteria({ criteria })}
      onClose={onClose}
    />
  )
}

HotelOffers.preload = OffersDrawer.preload
