import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useState } from 'react'
import { GiftPrices } from '../features/gift-prices/GiftPrices'
import { offersRequest } from '../search/offers-request'
import type { SearchRoute } from '../search/route'
import { UntilAnswered } from '../search/UntilAnswered'
import { useRefine } from '../search/use-refine'
import { MapSearch } from './MapSearch'
import { Refinements } from './Refinements'
import { StayResults } from './StayResults'

const OffersDrawer = onDemand(() => import('../features/offers-drawer/OffersDrawer'))

/** Results with what narrows them, the map over them and a hotel's offers beside them. */
export function StaySearch(route: SearchRoute) {
  const { flow, page } = route
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const refine = useRefine(route)
  const [mapOpen, setMapOpen] = useState(false)
  const [hotel, setHotel] = useState<{ id: string; label: string } | null>(null)
  return (
    <>
      <Refinements route={route} onMap={() => setMapOpen(true)} />
      {flow === 'gifting' && <GiftPrices criteria={criteria} onRefine={refine} />}
      <UntilAnswered route={route}>
        <StayResults route={route} onOffers={setHotel} onOffersIntent={OffersDrawer.preload} />
      </UntilAnswered>
      {mapOpen && <MapSearch route={route} onOffers={setHotel} onClose={() => setMapOpen(false)} />}
      {hotel && (
        <OffersDrawer
          hotel={hotel}
          search={offersRequest({ locale, flow, criteria, page })}
          hash={serializeCriteria({ criteria })}
          onClose={() => setHotel(null)}
        />
      )}
    </>
  )
}
