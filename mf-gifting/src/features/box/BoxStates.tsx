import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './Box.module.scss'

type BoxProblemProps = { kind: 'unknown' | 'failed'; onRetry: () => unknown }

export function BoxProblem({ kind, onRetry }: BoxProblemProps) {
  const { t } = useTranslation('gifting')
  const { href } = useShell()
  const action =
    kind === 'unknown' ? (
      <Button href={href('/')}>{t('unknown.home')}</Button>
    ) : (
      <Button onClick={() => onRetry()}>{t('failed.retry')}</Button>
    )
  return (
    <EmptyState headingLevel={1} icon="gift" title={t(`${kind}.title`)} action={action}>
      {t(`${kind}.text`)}
    </EmptyState>
  )
}

export const BoxSkeleton = () => (
  <div className={styles.box} aria-busy="true">
    <div className={styles.picture}>
      <Skeleton shape="block" />
    </div>
    <div className={styles.text}>
      <Skeleton shape="title" width={8} />
      <Skeleton width={6} />
      <Skeleton shape="price" width={3} />
    </div>
  </div>
)
