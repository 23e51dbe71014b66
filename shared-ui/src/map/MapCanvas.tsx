import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import { createMap, type MapHandle } from './create-map'
import type { MarkerGroup } from './group-markers'
import styles from './Map.module.scss'
import { MapBubbles } from './MapBubbles'
import type { MapArea, MapMarker, MapView } from './map-types'
import { centreOf, groupsInSight, nothingPlaced, placeBubbles } from './place-bubbles'

export type { MapArea, MapMarker, MapView }

export type MapCanvasProps = {
  /** Names the region: "Hotels on the map". */
  label: string
  view: MapView
  markers: readonly MapMarker[]
  activeId: string | null
  /** Null: the map itself was pressed. */
  onActivate: (id: string | null) => void
  /** The visitor moved the map and it came to rest. */
  onMoved?: (area: MapArea) => void
  tileUrl?: string
}

/** The map with its bubbles. Load it when it is wanted: `lazy(() => import('…/map/MapCanvas'))`. */
export default function MapCanvas(props: MapCanvasProps) {
  const { label, view, markers, activeId, onActivate, onMoved, tileUrl } = props
  const { t } = useTranslation('ui')
  const target = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const map = useRef<MapHandle>(null)
  const [placement, setPlacement] = useState(nothingPlaced)

  const regroup = () => {
    const handle = map.current
    if (!handle || !target.current) return
    setPlacement({ groups: groupsInSight(handle, markers, target.current), scale: handle.scale() })
  }
  const rest = useEffectEvent((byVisitor: boolean) => {
    regroup()
    if (byVisitor && map.current) onMoved?.(map.current.area())
  })
  const press = useEffectEvent(() => onActivate(null))
  const follow = useEffectEvent(() => placeBubbles(layer.current, map.current, placement))

  const start = useRef(view)
  useEffect(() => {
    if (!target.current) return
    const handle = createMap({
      target: target.current,
      view: start.current,
      tileUrl,
      onFrame: () => follow(),
      onRest: (byVisitor) => rest(byVisitor),
      onPress: () => press(),
    })
    map.current = handle
    return () => {
      map.current = null
      handle.stop()
    }
  }, [tileUrl])

  const { lng, lat, zoom } = view
  useEffect(() => map.current?.show({ lng, lat, zoom }), [lng, lat, zoom])
  const renew = useEffectEvent(regroup)
  useEffect(() => renew(), [markers])
  useEffect(() => {
    if (layer.current) layer.current.style.translate = ''
    follow()
  }, [placement])

  const open = useCallback(
    (group: MarkerGroup) => {
      const isClose = group.markers.length > 1 && map.current?.closeIn(centreOf(group.markers))
      if (!isClose) onActivate(group.lead.id)
    },
    [onActivate],
  )
  return (
    <section className={styles.map} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map while it has the focus */}
      <div ref={target} className={styles.canvas} tabIndex={0} data-zoom={view.zoom} />
      <div className={styles.bubbles}>
        <div ref={layer} className={styles.layer}>
          <MapBubbles groups={placement.groups} activeId={activeId} onOpen={open} />
        </div>
      </div>
      <div className={styles.zoom}>
        <IconButton icon="plus" label={t('map.closer')} onClick={() => map.current?.zoomBy(1)} />
        <IconButton icon="minus" label={t('map.farther')} onClick={() => map.current?.zoomBy(-1)} />
      </div>
    </section>
  )
}
