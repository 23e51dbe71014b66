import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Hotel } from '../features/results/ResultCard'
import { isSamePlace, withPlaceOf } from '../search/criteria/place'
import { useRefine } from '../search/criteria/use-refine'
import type { SearchRoute } from '../search/route/route'
import { HotelOffers } from './HotelOffers'
import { leftMap } from './left-map'
import { MapSearch } from './MapSearch'
import { mapOpenAtom, useRepairedCriteria } from './use-page-criteria'

/** The map over the page, once it is opened, and again for those who come back from a hotel that they found on it. */
export function MapLayer({ route }: { route: SearchRoute }) {
  const [isOpen, setOpen] = useAtom(mapOpenAtom)
  const criteria = useRepairedCriteria()
  const reopen = useEffectEvent(() => leftMap.beforeOf(criteria) && setOpen(true))
  useEffect(() => void reopen(), [])
  return isOpen ? <OpenMap route={route} onClose={() => setOpen(false)} /> : null
}

/** It follows the address itself: the page waits until it is closed, and is then where it was before the map moved. */
function OpenMap({ route, onClose }: { route: SearchRoute; onClose: () => void }) {
  const criteria = useRepairedCriteria()
  const refine = useRefine(route)
  const [hotel, setHotel] = useState<Hotel | null>(null)
  const [before] = useState(() => leftMap.beforeOf(criteria) ?? criteria)
  useEffect(() => leftMap.keep(criteria, before), [criteria, before])
  const isMoved = !isSamePlace(criteria, before)
  const close = () => {
    leftMap.drop()
    if (isMoved) refine(withPlaceOf(criteria, before), { replace: true })
    onClose()
  }
  return (
    <>
      <MapSearch route={route} criteria={criteria} isMoved={isMoved} onOffers={setHotel} onClose={close} />
      {hotel && (
        <HotelOffers route={route} criteria={criteria} hotel={hotel} onClose={() => setHotel(null)} />
      )}
    </>
  )
}
