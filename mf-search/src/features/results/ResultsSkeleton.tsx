import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import { useSlow } from '../../search/waiting/use-slow'
import { ResultSkeletons } from './ResultGrid'
import styles from './Results.module.scss'

/** Until the answer is there; shows it when that takes long. The page's status reads it out. */
export function ResultsSkeleton() {
  const { t } = useTranslation('search')
  const slow = useSlow()
  return (
    <div className={styles.results} aria-busy="true">
      <div className={styles.headSkeleton}>
        <Skeleton shape="title" width={8} />
        {/* The words take the place of the line, so that nothing moves. */}
        {slow ? (
          <p className={styles.slow} aria-hidden="true">
            {t('results.slow')}
          </p>
        ) : (
          <Skeleton width={5} />
        )}
      </div>
      <ResultSkeletons />
    </div>
  )
}
