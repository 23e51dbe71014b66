import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './ActivitySkeleton.module.scss'

/** As the page, while the activity is fetched (AC-011). */
export function ActivitySkeleton() {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <div className={styles.picture}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.columns}>
        <div>
          <div className={styles.heading}>
            <Skeleton width={9} shape="price" />
            <Skeleton width={6} shape="price" />
          </div>
          <Skeleton width={4} />
          <div className={styles.text}>
            <Skeleton width={9} />
            <Skeleton width={10} />
            <Skeleton width={7} />
          </div>
        </div>
        <div className={styles.buy}>
          <Skeleton width={5} shape="price" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  )
}
