import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './MapDialog.module.scss'

export function MapSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.skeleton}>
      <p className="vh" role="status">
        {t('map.loading')}
      </p>
      <Skeleton shape="block" />
    </div>
  )
}
