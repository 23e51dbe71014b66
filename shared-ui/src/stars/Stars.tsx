import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/Icon'
import styles from './Stars.module.scss'

/** Class of a hotel. Nothing is drawn for an unrated one. */
export type StarsProps = { count: number }

const positions = [1, 2, 3, 4, 5]

export function Stars({ count }: StarsProps) {
  const { t } = useTranslation('ui')
  const shown = positions.filter((position) => position <= count)
  if (shown.length === 0) return null
  return (
    <span className={styles.stars} role="img" aria-label={t('stars.label', { count: shown.length })}>
      {shown.map((position) => (
        <Icon key={position} name="star" filled className={styles.star} />
      ))}
    </span>
  )
}
