import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import type { SearchRoute } from '../../search/route/route'
import { mapOpenAtom, useRepairedCriteria } from '../use-page-criteria'
import { leftMap } from './left-map'
import { MapPart } from './map-part'

/** The map over the page, once it is opened, and again for those who come back from a hotel that they found on it. */
export function MapLayer({ route }: { route: SearchRoute }) {
  const [isOpen, setOpen] = useAtom(mapOpenAtom)
  const criteria = useRepairedCriteria()
  const reopen = useEffectEvent(() => leftMap.beforeOf(criteria) && setOpen(true))
  useEffect(() => void reopen(), [])
  return isOpen ? <MapPart route={route} onClose={() => setOpen(false)} /> : null
}
