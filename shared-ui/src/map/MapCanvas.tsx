import { type MouseEvent, type Ref, type SyntheticEvent, useImperativeHandle, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button/IconButton'
import { walkMinutes } from './landmarks/place-walk'
import type { LoadLandmarks } from './landmarks/use-landmarks'
import styles from './Map.module.scss'
import { MapAttribution } from './MapAttribution'
import { MapScale } from './MapScale'
import type { LngLat, MapArea, MapBounds, MapLandmark, MapMarker, MapTown, MapView } from './map-types'
import { MapBubbles } from './markers/MapBubbles'
import { pixelsUnder } from './markers/pixels-under'
import { centreOf } from './markers/place-bubbles'
import { useBubbleWalk } from './markers/use-bubble-walk'
import { MapNames } from './names/MapNames'
import { isSameSpot } from './same-spot'
import { useMap } from './use-map'

export type { LngLat, LoadLandmarks, MapArea, MapBounds, MapLandmark, MapMarker, MapTown, MapView }

/** Calls to a map that is shown. */
export type MapControl = {
  /** Gives the focus to a marker, or to the map where the marker is out of sight. */
  focusMarker(id: string): void
  zoomBy(steps: number): void
  /** Moves the map up as far as it takes for a marker not to lie under an element at its foot. */
  clear(id: string, cover: Element): void
}

export type MapCanvasProps = {
  /** Names the region: "Hotels on the map". */
  label: string
  view: MapView
  markers: readonly MapMarker[]
  /** Those whose names are written where there is room, the most important first. The same as long as they are these. */
  towns?: readonly MapTown[] | undefined
  /** Finds what a close map without tiles is drawn from. */
  loadLandmarks?: LoadLandmarks | undefined
  /** Middle of a circle of ten minutes on foot. */
  walkFrom?: LngLat | null
  activeId: string | null
  /** The marker of what is pointed at beside the map. */
  highlightedId?: string | null
  /** Ids of the bubble that is pointed at or focused; none of them any more. */
  onPoint?: (ids: readonly string[]) => void
  /** Null: the map itself was pressed. */
  onActivate: (id: string | null) => void
  /** The visitor moved the map and it came to rest. */
  onMoved?: (area: MapArea) => void
  ref?: Ref<MapControl>
}

const nowhere: readonly MapTown[] = []

/**
 * The map with its bubbles. Load it when it is wanted: `onDemand(() => import('…/map/MapCanvas'))`. In the order of the
 * keyboard the bubbles come last, so that what stands after the map (a card of the chosen one) is next to them.
 */
export default function MapCanvas(props: MapCanvasProps) {
  const { label, view, markers, towns = nowhere, activeId, highlightedId = null } = props
  const { onActivate, onPoint, onMoved, loadLandmarks, walkFrom = null, ref } = props
  const { t } = useTranslation('ui')
  const target = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const {
    map,
    bubbles,
    placement,
    names,
    nameLayer,
    walk: circle,
    attribution,
  } = useMap({
    target,
    layer,
    view,
    markers,
    towns,
    loadLandmarks,
    walkFrom,
    onMoved,
    onPress: () => onActivate(null),
  })
  const walk = useBubbleWalk({ map, target, layer, placement, activeId })

  const zoomBy = (steps: number) => map.current?.zoomBy(steps)
  const clear = (id: string, cover: Element) => {
    const marker = markers.find((one) => one.id === id)
    const at = marker && map.current?.pixelOf(marker)
    if (!at || !target.current) return
    const hidden = pixelsUnder(at, { target: target.current, cover })
    if (hidden > 0) map.current?.shiftBy([0, hidden])
  }
  const point = ({ target: pointed }: SyntheticEvent) =>
    onPoint?.(walk.groupOf(pointed)?.markers.map(({ id }) => id) ?? [])
  const pointAway = () => onPoint?.([])
  useImperativeHandle(ref, () => ({ focusMarker: walk.focusMarker, zoomBy, clear }))
  const press = ({ target: pressed }: MouseEvent) => {
    const group = walk.groupOf(pressed)
    if (!group) return
    const canPart = !group.markers.every((marker) => isSameSpot(marker, group.lead))
    const isClose = canPart && map.current?.closeIn(centreOf(group.markers))
    if (!isClose) onActivate(group.lead.id)
  }
  return (
    <section className={styles.map} aria-label={label}>
      <div className={styles.zoom}>
        <IconButton icon="plus" label={t('map.closer')} onClick={() => zoomBy(1)} />
        <IconButton icon="minus" label={t('map.farther')} onClick={() => zoomBy(-1)} />
      </div>
      <div
        ref={target}
        className={styles.canvas}
        role="application"
        aria-label={t('map.keys')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map while it has the focus
        tabIndex={0}
        data-zoom={view.zoom}
      />
      {bubbles &&
        createPortal(
          <>
            <div className={styles.names} aria-hidden="true">
              <div ref={circle} className={styles.walk} hidden>
                <span>{t('map.onFoot', { count: walkMinutes })}</span>
              </div>
              <div ref={nameLayer} className={styles.layer}>
                <MapNames names={names} />
              </div>
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
            <div
              className={styles.bubbles}
              role="group"
              aria-label={t('map.markers')}
              onClick={press}
              onKeyDown={walk.onKeyDown}
              onPointerOver={point}
              onPointerOut={pointAway}
              onFocus={(event) => {
                walk.onFocus(event)
                point(event)
              }}
              onBlur={() => {
                walk.onBlur()
                pointAway()
              }}
            >
              <div ref={layer} className={styles.layer}>
                <MapBubbles
                  groups={placement.groups}
                  activeId={activeId}
                  highlightedId={highlightedId}
                  stopId={walk.stopId}
                />
              </div>
            </div>
          </>,
          bubbles,
        )}
      {attribution && <MapAttribution text={attribution} />}
      <MapScale metresOfPixel={placement.metresOfPixel} />
    </section>
  )
}
