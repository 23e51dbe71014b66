import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import { ResultSkeletons } from './ResultGrid'
import styles from './Results.module.scss'

export function ResultsSkeleton() {
  const { t } = useTranslation('search')
  return (
    <div className={styles.results} aria-busy="true">
      <p className="vh" role="status">
        {t('results.loading')}
      </p>
      <div className={styles.headSkeleton}>
        <Skeleton shape="title" width={8} />
        <Skeleton width={5} />
      </div>
      <ResultSkeletons />
    </div>
  )
}
