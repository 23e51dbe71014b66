import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { useState } from 'react'
import type { Hotel } from '../../features/results/ResultCard'
import { withPlaceOf } from '../../search/criteria/place'
import { useRefine } from '../../search/criteria/use-refine'
import type { SearchRoute } from '../../search/route/route'
import { HotelOffers } from '../HotelOffers'
import { useRepairedCriteria } from '../use-page-criteria'
import { MapSearch } from './MapSearch'
import { searchBeforeMap } from './map-history'

const isSame = (a: Criteria, b: Criteria) =>
  serializeCriteria({ criteria: a }) === serializeCriteria({ criteria: b })

/** It follows the address itself: the page waits until it is closed, and is then where it was before the map moved. */
export function OpenMap({ route, onClose }: { route: SearchRoute; onClose: () => void }) {
  const criteria = useRepairedCriteria()
  const refine = useRefine(route)
  const [hotel, setHotel] = useState<Hotel | null>(null)
  const [before] = useState(() => searchBeforeMap() ?? criteria)
  const close = () => {
    const restored = withPlaceOf(criteria, before)
    if (!isSame(restored, criteria)) refine(restored, { replace: true })
    onClose()
  }
  return (
    <>
      <MapSearch route={route} criteria={criteria} onOffers={setHotel} onClose={close} />
      {hotel && (
        <HotelOffers route={route} criteria={criteria} hotel={hotel} onClose={() => setHotel(null)} />
      )}
    </>
  )
}
