import { onLayerEntry } from '@escapade/shared-contracts/history/layers'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import type { SearchRoute } from '../../search/route/route'
import { mapOpenAtom } from '../use-page-criteria'
import { mapLayer, searchBeforeMap } from './map-history'
import { MapPart } from './map-part'

/** The map over the page, once it is opened, and again where Back, Forward or a reload lead to it. */
export function MapLayer({ route }: { route: SearchRoute }) {
  const [isOpen, setOpen] = useAtom(mapOpenAtom)
  const reopen = useEffectEvent(() => {
    if (searchBeforeMap()) setOpen(true)
  })
  useEffect(() => {
    reopen()
    return onLayerEntry(window, mapLayer, () => reopen())
  }, [])
  return isOpen ? <MapPart route={route} onClose={() => setOpen(false)} /> : null
}
