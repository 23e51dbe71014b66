import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarkerGroup } from './group-markers'
import styles from './Map.module.scss'
import { holds } from './walk-bubbles'

type MapBubblesProps = {
  groups: readonly MarkerGroup[]
  activeId: string | null
  highlightedId: string | null
  /** Lead of the one that the Tab key stops at. */
  stopId: string | null
  /** `isByKey`: not pressed by a pointer, but reached by the keyboard. */
  onFocus: (group: MarkerGroup, isByKey: boolean) => void
  onOpen: (group: MarkerGroup) => void
}

/** Hundreds of them: drawn anew only when they change, not with all that stands around the map. */
export const MapBubbles = memo(function MapBubbles({ groups, ...props }: MapBubblesProps) {
  const { activeId, highlightedId, stopId, ...handlers } = props
  const { t } = useTranslation('ui')
  return groups.map((group) => (
    <MapBubble
      key={group.lead.id}
      group={group}
      active={activeId !== null && holds(activeId)(group)}
      highlighted={highlightedId !== null && holds(highlightedId)(group)}
      isStop={group.lead.id === stopId}
      {...handlers}
      t={t}
    />
  ))
})

type MapBubbleProps = Pick<MapBubblesProps, 'onFocus' | 'onOpen'> & {
  group: MarkerGroup
  active: boolean
  highlighted: boolean
  isStop: boolean
  t: TFunction<'ui'>
}

/** One hotel with its price, or several with the lowest one; 40 px high, 47 while it is the chosen one (SE-080). */
const MapBubble = memo(function MapBubble(props: MapBubbleProps) {
  const { group, active, highlighted, isStop, onFocus, onOpen, t } = props
  const { lead, markers } = group
  const count = markers.length
  return (
    <div className={styles.bubble}>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        data-active={active || undefined}
        data-highlighted={highlighted || undefined}
        data-group={count > 1 || undefined}
        aria-pressed={count > 1 ? undefined : active}
        aria-label={count > 1 ? t('map.group', { count, price: lead.label }) : lead.name}
        onFocus={({ currentTarget }) => onFocus(group, currentTarget.matches(':focus-visible'))}
        onClick={() => onOpen(group)}
      >
        {lead.label}
        {count > 1 && <span>+{count - 1}</span>}
      </button>
    </div>
  )
})
