import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { searchLayerClosed } from '@escapade/shared-contracts/events/events'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { mapZoom } from '@escapade/shared-contracts/rules/search/map-zoom'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useState } from 'react'
import { MapDialog } from '../../features/map/MapDialog'
import { offersRequest } from '../../search/queries/offers-request'
import { stayOf } from '../stay-criteria'

const OffersDrawer = onDemand(() => import('../../features/offers-drawer/OffersDrawer'))

export type MapModalProps = FragmentProps['mf-search/map-modal']

const nearbyKm = 30

/**
 * A hotel on the map among its neighbours, for the dates and the party of the page. Moving the map searches there, and
 * leaves the criteria of the page alone. An event announces that it was closed.
 */
export function MapModal({ hotel }: MapModalProps) {
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const emit = useEmit()
  const { lat, lng } = hotel
  const [place, setPlace] = useState<Criteria>({ lat, lng, distanceMax: nearbyKm })
  const [offersOf, setOffersOf] = useState<{ id: string; label: string } | null>(null)
  const stay = stayOf(criteria)
  const wanted = { ...stay, ...place }
  const search = offersRequest({ locale, flow: 'booking', criteria: wanted, page: 0 })
  return (
    <>
      <MapDialog
        title={hotel.label}
        search={search}
        criteria={wanted}
        hash={serializeCriteria({ criteria })}
        start={{ view: { lat, lng, zoom: mapZoom({ category: 'hotel' }) }, hotelId: hotel.id }}
        onRefine={(next) => setPlace({ lat: next.lat, lng: next.lng, distanceMax: next.distanceMax })}
        onOffers={setOffersOf}
        onClose={() => emit(searchLayerClosed, { layer: 'map' })}
      />
      {offersOf && (
        <OffersDrawer
          hotel={offersOf}
          search={search}
          hash={serializeCriteria({ criteria: stay })}
          onClose={() => setOffersOf(null)}
        />
      )}
    </>
  )
}
