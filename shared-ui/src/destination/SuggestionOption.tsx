import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../icon/Icon'
import { OptionFrame, type OptionFrameProps } from './OptionFrame'
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

type SuggestionOptionProps = OptionFrameProps & {
  item: Destination
  /** Default: that of its category. */
  icon?: IconName
}

export function SuggestionOption({ item, icon = icons[item.category], ...frame }: SuggestionOptionProps) {
  const { t } = useTranslation('ui')
  return (
    <OptionFrame {...frame}>
      <Icon name={icon} />
      <span className={styles.text}>
        <span className={styles.label}>{item.label}</span>
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </span>
      {item.count && item.category !== 'hotel' ? (
        <span className={styles.count}>{t('destination.hotels', { count: item.count })}</span>
      ) : null}
    </OptionFrame>
  )
}
