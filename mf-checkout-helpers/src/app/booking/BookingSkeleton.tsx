import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from '../../features/booking/Booking.module.scss'

export function BookingSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.page} aria-busy="true">
      <p className="vh" role="status">
        {t('page.loading')}
      </p>
      <Skeleton shape="title" width={7} />
      <Skeleton shape="block" />
    </div>
  )
}
