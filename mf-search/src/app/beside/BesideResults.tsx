import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { useAtomValue } from 'jotai'
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import type { Hotel } from '../../features/results/ResultCard'
import type { SearchRoute } from '../../search/route/route'
import { mapOpenAtom } from '../use-page-criteria'
import styles from './Beside.module.scss'
import type { BesideMapProps } from './BesideMap'
import { useSeenAtRest } from './use-seen-at-rest'

/** As `media.from(beside)`. */
const roomForMap = '(min-width: 1280px)'

const BesideMap = onDemand<BesideMapProps>(
  () => {
    void import('@escapade/shared-ui/map/MapCanvas').catch(() => {})
    return import('./BesideMap')
  },
  { optional: true },
)

type BesideResultsProps = {
  route: SearchRoute
  criteria: Criteria
  onOffers: (hotel: Hotel) => void
  children: ReactNode
}

/**
 * The results with their map beside them, where a screen has room for both: what is pointed at in one shows in the
 * other. The place is kept by CSS from the first drawing on; the map comes when it is seen and the page is at rest.
 */
export function BesideResults({ route, criteria, onOffers, children }: BesideResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const hasRoom = useWideScreen(roomForMap)
  const isCovered = useAtomValue(mapOpenAtom)
  const isSeen = useSeenAtRest(place, hasRoom)
  const [pointedId, setPointedId] = useState<string | null>(null)

  const point = ({ target }: SyntheticEvent) => setPointedId(hotelAt(target))
  const away = () => setPointedId(null)
  const showPointed = (ids: readonly string[]) => {
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-hotel]') ?? [])
      card.toggleAttribute('data-pointed', ids.includes(card.dataset.hotel ?? ''))
  }
  return (
    <div className={styles.beside} data-beside>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears what its cards are asked */}
      <div
        ref={list}
        className={styles.list}
        onPointerOver={hasRoom ? point : undefined}
        onPointerLeave={away}
        onFocus={hasRoom ? point : undefined}
        onBlur={away}
      >
        {children}
      </div>
      <div ref={place} className={styles.place}>
        {hasRoom && isSeen && !isCovered && (
          <BesideMap
            route={route}
            criteria={criteria}
            pointedId={pointedId}
            onPoint={showPointed}
            onOffers={onOffers}
          />
        )}
      </div>
    </div>
  )
}

const hotelAt = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-hotel]')?.dataset.hotel) || null
