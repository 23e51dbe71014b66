import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useSetAtom } from 'jotai'
import { memo, useCallback, useState } from 'react'
import type { Hotel } from '../features/results/ResultCard'
import { useRefine } from '../search/criteria/use-refine'
import type { SearchRoute } from '../search/route/route'
import { BesideResults } from './beside/BesideResults'
import { HotelOffers } from './HotelOffers'
import { MapLayer } from './map/MapLayer'
import { parts } from './parts'
import { Refinements } from './Refinements'
import { StayResults } from './StayResults'
import { mapOpenAtom } from './use-page-criteria'

type StaySearchProps = { route: SearchRoute; criteria: Criteria }

/** Results with what narrows them, the map beside or over them and a hotel's offers beside them. */
export const StaySearch = memo(function StaySearch({ route, criteria }: StaySearchProps) {
  const { flow } = route
  const refine = useRefine(route)
  const setMapOpen = useSetAtom(mapOpenAtom)
  const openMap = useCallback(() => setMapOpen(true), [setMapOpen])
  const [preview, setPreview] = useState<Criteria | null>(null)
  const [hotel, setHotel] = useState<Hotel | null>(null)
  return (
    <>
      <Refinements route={route} criteria={criteria} onMap={openMap} onPreview={setPreview} />
      {flow === 'gifting' && <parts.giftPrices criteria={criteria} onRefine={refine} />}
      <BesideResults route={route} criteria={criteria} onOffers={setHotel}>
        <StayResults
          route={route}
          criteria={preview ?? criteria}
          onOffers={setHotel}
          onOffersIntent={HotelOffers.preload}
        />
      </BesideResults>
      <MapLayer route={route} />
      {hotel && (
        <HotelOffers route={route} criteria={criteria} hotel={hotel} onClose={() => setHotel(null)} />
      )}
    </>
  )
})
