import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../icon/Icon'
import styles from './SuggestionOption.module.scss'
import type { Destination } from './suggestion-groups'

const icons: Record<Destination['category'], IconName> = {
  city: 'pin',
  hotel: 'hotel',
  poi: 'star',
  region: 'map',
  department: 'map',
  country: 'globe',
  skiresort: 'ski',
  touristicregion: 'mountain',
}

type SuggestionOptionProps = {
  id: string
  item: Destination
  /** Default: that of its category. */
  icon?: IconName
  highlighted: boolean
  onHighlight: () => void
  onChoose: () => void
}

export function SuggestionOption({
  id,
  item,
  icon = icons[item.category],
  highlighted,
  onHighlight,
  onChoose,
}: SuggestionOptionProps) {
  const { t } = useTranslation('ui')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input, where the focus stays
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={highlighted}
      className={styles.option}
      onPointerMove={onHighlight}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span className={styles.text}>
        <span className={styles.label}>{item.label}</span>
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </span>
      {item.count && item.category !== 'hotel' ? (
        <span className={styles.count}>{t('destination.hotels', { count: item.count })}</span>
      ) : null}
    </div>
  )
}
