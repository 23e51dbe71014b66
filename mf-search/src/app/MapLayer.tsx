import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useAtom } from 'jotai'
import { useState } from 'react'
import type { Hotel } from '../features/results/ResultCard'
import type { SearchRoute } from '../search/route/route'
import { HotelOffers } from './HotelOffers'
import { MapSearch } from './MapSearch'
import { mapOpenAtom } from './use-page-criteria'

/** The map over the page, once it is opened. It follows the address itself: the page waits until it is closed. */
export function MapLayer({ route }: { route: SearchRoute }) {
  const [isOpen, setOpen] = useAtom(mapOpenAtom)
  const { criteria } = useCriteria()
  const [hotel, setHotel] = useState<Hotel | null>(null)
  if (!isOpen) return null
  return (
    <>
      <MapSearch route={route} criteria={criteria} onOffers={setHotel} onClose={() => setOpen(false)} />
      {hotel && (
        <HotelOffers route={route} criteria={criteria} hotel={hotel} onClose={() => setHotel(null)} />
      )}
    </>
  )
}
