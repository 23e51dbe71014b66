import type { StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import { memo, useEffect, useRef } from 'react'
import { HotelBrief } from './HotelBrief'
import styles from './MapList.module.scss'

type MapListRowProps = {
  result: StayResult
  asGift: boolean
  hash: string
  /** Its marker is the chosen one: it comes into sight. */
  active: boolean
  onPoint: (hotelId: string | null) => void
}

/** A hotel beside the map: pointed at or focused, its marker shows. */
export const MapListRow = memo(function MapListRow({ result, active, onPoint, ...hotel }: MapListRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <li
      ref={row}
      className={styles.row}
      aria-current={active || undefined}
      onPointerEnter={() => onPoint(result.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(result.id)}
      onBlur={() => onPoint(null)}
    >
      <HotelBrief result={result} {...hotel} level={3} />
    </li>
  )
})
