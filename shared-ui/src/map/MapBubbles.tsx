import type { TFunction } from 'i18next'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MarkerGroup } from './group-markers'
import styles from './Map.module.scss'

type MapBubblesProps = {
  groups: readonly MarkerGroup[]
  activeId: string | null
  onOpen: (group: MarkerGroup) => void
}

/** Hundreds of them: drawn anew only when they change, not with all that stands around the map. */
export const MapBubbles = memo(function MapBubbles({ groups, activeId, onOpen }: MapBubblesProps) {
  const { t } = useTranslation('ui')
  return groups.map((group) => (
    <MapBubble
      key={group.lead.id}
      group={group}
      active={group.markers.some(({ id }) => id === activeId)}
      onOpen={onOpen}
      t={t}
    />
  ))
})

type MapBubbleProps = {
  group: MarkerGroup
  active: boolean
  onOpen: MapBubblesProps['onOpen']
  t: TFunction<'ui'>
}

/** One hotel with its price, or several with the lowest one; 40 px high, 47 while it is the chosen one (SE-080). */
function MapBubble({ group, active, onOpen, t }: MapBubbleProps) {
  const { lead, markers } = group
  const count = markers.length
  return (
    <div className={styles.bubble}>
      <button
        type="button"
        data-active={active || undefined}
        data-group={count > 1 || undefined}
        aria-pressed={count > 1 ? undefined : active}
        aria-label={count > 1 ? t('map.group', { count, price: lead.label }) : lead.name}
        onClick={() => onOpen(group)}
      >
        {lead.label}
        {count > 1 && <span>+{count - 1}</span>}
      </button>
    </div>
  )
}
