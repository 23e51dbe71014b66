import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { offersRequest } from '../search/offers-request'
import type { SearchRoute } from '../search/route'

const OffersDrawer = onDemand(() => import('../features/offers-drawer/OffersDrawer'))

export type Hotel = { id: string; label: string }
type HotelOffersProps = { route: SearchRoute; hotel: Hotel; onClose: () => void }

/** All a hotel sells of what is searched for, beside the results or the map. */
export function HotelOffers({ route: { flow, page }, hotel, onClose }: HotelOffersProps) {
  const { locale } = useVisit()
  const { criteria } = useCriteria()
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
