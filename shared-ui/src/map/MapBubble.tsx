import { useTranslation } from 'react-i18next'
import type { MarkerGroup } from './group-markers'
import styles from './Map.module.scss'

type MapBubbleProps = { group: MarkerGroup; active: boolean; onOpen: () => void }

/** One hotel with its price, or several with the lowest one; 40 px high, 47 while it is the chosen one (SE-080). */
export function MapBubble({ group: { lead, markers }, active, onOpen }: MapBubbleProps) {
  const { t } = useTranslation('ui')
  const count = markers.length
  return (
    <div className={styles.bubble}>
      <button
        type="button"
        data-active={active || undefined}
        data-group={count > 1 || undefined}
        aria-pressed={count > 1 ? undefined : active}
        aria-label={count > 1 ? t('map.group', { count, name: lead.name }) : lead.name}
        onClick={onOpen}
      >
        {lead.label}
        {count > 1 && <span>+{count - 1}</span>}
      </button>
    </div>
  )
}
