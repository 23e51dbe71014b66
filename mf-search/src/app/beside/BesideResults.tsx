import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useWideScreen } from '@escapade/shared-ui/media/use-wide-screen'
import { type ReactNode, useRef } from 'react'
import type { Hotel } from '../../features/results/ResultCard'
import type { SearchRoute } from '../../search/route/route'
import type { BesideProps } from './Beside'
import styles from './Beside.module.scss'

/** As `media.from(beside)`. */
const roomForMap = '(min-width: 1280px)'

/** A phone has no room for it: it loads nothing of it. */
const Beside = onDemand<BesideProps>(() => import('./Beside'), { optional: true })

type BesideResultsProps = {
  route: SearchRoute
  criteria: Criteria
  onOffers: (hotel: Hotel) => void
  children: ReactNode
}

/**
 * The results with their map beside them, where a screen has room for both. The place is kept by CSS from the first
 * drawing on; the map comes when it is seen and the page is at rest.
 */
export function BesideResults({ children, ...map }: BesideResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const hasRoom = useWideScreen(roomForMap)
  return (
    <div className={styles.beside} data-beside>
      <div ref={list}>{children}</div>
      <div ref={place} className={styles.place}>
        {hasRoom && <Beside {...map} list={list} place={place} />}
      </div>
    </div>
  )
}
