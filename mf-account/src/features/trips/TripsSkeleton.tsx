import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './Trips.module.scss'

/** Place of the next trip. */
export function TripsSkeleton() {
  const { t } = useTranslation('account')
  return (
    <div className={styles.trip} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('trips.loading')}
      </p>
      <div className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="title" width={6} />
      <Skeleton width={9} />
      <Skeleton width={7} />
    </div>
  )
}
