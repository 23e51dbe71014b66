import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../Map.module.scss'
import type { MarkerGroup } from './group-markers'
import { holds } from './walk-bubbles'

type MapBubblesProps = {
  groups: readonly MarkerGroup[]
  activeId: string | null
  highlightedId: string | null
  /** Lead of the one that the Tab key stops at. */
  stopId: string | null
}

/** Hundreds of them, in the order of their groups: what is done to one is heard by the layer they stand in. */
export const MapBubbles = memo(function MapBubbles({ groups, ...props }: MapBubblesProps) {
  const { activeId, highlightedId, stopId } = props
  const { t } = useTranslation('ui')
  return groups.map((group) => (
    <MapBubble
      key={group.lead.id}
      label={group.lead.label}
      name={nameOf(group, t)}
      count={group.markers.length}
      active={activeId !== null && holds(activeId)(group)}
      highlighted={highlightedId !== null && holds(highlightedId)(group)}
      isStop={group.lead.id === stopId}
    />
  ))
})

const nameOf = ({ lead, markers }: MarkerGroup, t: TFunction<'ui'>) =>
  markers.length > 1 ? t('map.group', { count: markers.length, price: lead.label }) : lead.name

type MapBubbleProps = {
  label: string
  name: string
  count: number
  active: boolean
  highlighted: boolean
  isStop: boolean
}

/**
 * One hotel with its price, or several with the lowest one; 40 px high, 47 while it is the chosen one (SE-080). Drawn
 * anew only where something else is to be read, not with every move of the map.
 */
const MapBubble = memo(function MapBubble(props: MapBubbleProps) {
  const { label, name, count, active, highlighted, isStop } = props
  return (
    <button
      type="button"
      className={styles.bubble}
      tabIndex={isStop ? 0 : -1}
      data-active={active || undefined}
      data-highlighted={highlighted || undefined}
      data-group={count > 1 || undefined}
      aria-pressed={count > 1 ? undefined : active}
      aria-label={name}
    >
      {label}
      {count > 1 && <span>+{count - 1}</span>}
    </button>
  )
})
