import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useCallback, useRef, useState } from 'react'
import { GiftPrices } from '../features/gift-prices/GiftPrices'
import type { Hotel } from '../features/results/ResultCard'
import { useRefine } from '../search/criteria/use-refine'
import { Rehearsing } from '../search/rehearsal'
import type { SearchRoute } from '../search/route/route'
import { UntilAnswered } from '../search/UntilAnswered'
import { HotelOffers } from './HotelOffers'
import { MapLayer, type MapLayerControl } from './MapLayer'
import { Refinements } from './Refinements'
import { StayResults } from './StayResults'

/** Results with what narrows them, the map over them and a hotel's offers beside them. */
export function StaySearch(route: SearchRoute) {
  const { flow } = route
  const { criteria } = useCriteria()
  const refine = useRefine(route)
  const map = useRef<MapLayerControl>(null)
  const openMap = useCallback(() => map.current?.open(), [])
  const [hotel, setHotel] = useState<Hotel | null>(null)
  return (
    <Rehearsing>
      <Refinements route={route} onMap={openMap} />
      {flow === 'gifting' && <GiftPrices criteria={criteria} onRefine={refine} />}
      <UntilAnswered route={route}>
        <StayResults route={route} onOffers={setHotel} onOffersIntent={HotelOffers.preload} />
      </UntilAnswered>
      <MapLayer ref={map} route={route} />
      {hotel && <HotelOffers route={route} hotel={hotel} onClose={() => setHotel(null)} />}
    </Rehearsing>
  )
}
