import { type Ref, useImperativeHandle, useState } from 'react'
import type { Hotel } from '../features/results/ResultCard'
import { Covering } from '../search/covered'
import type { SearchRoute } from '../search/route/route'
import { HotelOffers } from './HotelOffers'
import { MapSearch } from './MapSearch'

export type MapLayerControl = { open(): void }
type MapLayerProps = { route: SearchRoute; ref: Ref<MapLayerControl> }

/** The map over the page, once it is opened. It knows so itself: opening it draws nothing of the page anew. */
export function MapLayer({ ref, route }: MapLayerProps) {
  const [isOpen, setOpen] = useState(false)
  const [hotel, setHotel] = useState<Hotel | null>(null)
  useImperativeHandle(ref, () => ({ open: () => setOpen(true) }), [])
  if (!isOpen) return null
  return (
    <Covering>
      <MapSearch route={route} onOffers={setHotel} onClose={() => setOpen(false)} />
      {hotel && <HotelOffers route={route} hotel={hotel} onClose={() => setHotel(null)} />}
    </Covering>
  )
}
