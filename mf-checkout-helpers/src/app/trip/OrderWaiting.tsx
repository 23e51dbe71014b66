import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from '../../features/confirmation/Confirmation.module.scss'

export function OrderWaiting() {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.page} aria-busy="true">
      <p className="vh" role="status">
        {t('page.loading')}
      </p>
      <Skeleton shape="title" width={7} />
      <Skeleton width={9} />
      <Skeleton width={6} />
    </div>
  )
}
