import { useTranslation } from 'react-i18next'
import { Skeleton } from '../skeleton/Skeleton'
import styles from './CalendarSkeleton.module.scss'

/** Keeps the layer at its size while the calendar's code arrives. */
export function CalendarSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.calendar} role="status" aria-label={t('loading')}>
      <Skeleton shape="block" />
    </div>
  )
}
