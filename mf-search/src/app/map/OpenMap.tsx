import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { useEffect, useState } from 'react'
import type { Hotel } from '../../features/results/ResultCard'
import { isSamePlace, withPlaceOf } from '../../search/criteria/place'
import { useRefine } from '../../search/criteria/use-refine'
import type { SearchRoute } from '../../search/route/route'
import { HotelOffers } from '../HotelOffers'
import { useRepairedCriteria } from '../use-page-criteria'
import { leftMap } from './left-map'
import { MapSearch } from './MapSearch'

const isSame = (a: Criteria, b: Criteria) =>
  serializeCriteria({ criteria: a }) === serializeCriteria({ criteria: b })

/** The page waits for the address of before: it is not to search where the map was. */
function goBack(then: () => void) {
  window.addEventListener('popstate', then, { once: true })
  window.history.back()
}

/** It follows the address itself: the page waits until it is closed, and is then where it was before the map moved. */
export function OpenMap({ route, onClose }: { route: SearchRoute; onClose: () => void }) {
  const criteria = useRepairedCriteria()
  const refine = useRefine(route)
  const [hotel, setHotel] = useState<Hotel | null>(null)
  const [before] = useState(() => leftMap.beforeOf(criteria) ?? criteria)
  useEffect(() => leftMap.keep(criteria, before), [criteria, before])
  const [steps] = useState(() => window.history.length)
  const isMoved = !isSamePlace(criteria, before)
  const close = () => {
    leftMap.drop()
    const restored = withPlaceOf(criteria, before)
    // The one step since is the moved map: taking it back leaves no second step with the same search.
    if (isMoved && isSame(restored, before) && window.history.length === steps + 1) return goBack(onClose)
    if (isMoved) refine(restored, { replace: true })
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
