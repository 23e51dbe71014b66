import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import { ResultSkeletons } from './ResultGrid'
import styles from './Results.module.scss'
import { useSlow } from './use-slow'

/** Until the answer is there; says so when it takes long. */
export function ResultsSkeleton() {
  const { t } = useTranslation('search')
  const slow = useSlow()
  return (
    <div className={styles.results} aria-busy="true">
      <div className={styles.headSkeleton}>
        <Skeleton shape="title" width={8} />
        {/* Takes the place of the line, so that nothing moves. */}
        {!slow && <Skeleton width={5} />}
        <p className={slow ? styles.slow : 'vh'} role="status">
          {t(slow ? 'results.slow' : 'results.loading')}
        </p>
      </div>
      <ResultSkeletons />
    </div>
  )
}
