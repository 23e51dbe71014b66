import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './Hotel.module.scss'

type HotelProblemProps = { kind: 'unknown' | 'failed'; onRetry: () => unknown }

export function HotelProblem({ kind, onRetry }: HotelProblemProps) {
  const { t } = useTranslation('hotel')
  const { href } = useShell()
  const action =
    kind === 'unknown' ? (
      <Button href={href(paths.search())}>{t('unknown.search')}</Button>
    ) : (
      <Button onClick={() => onRetry()}>{t('failed.retry')}</Button>
    )
  return (
    <div className={styles.state} role={kind === 'failed' ? 'alert' : undefined}>
      <EmptyState headingLevel={1} title={t(`${kind}.title`)} action={action}>
        {t(`${kind}.text`)}
      </EmptyState>
    </div>
  )
}

export const HotelSkeleton = () => (
  <div className={styles.state} aria-busy="true">
    <div className={styles.block}>
      <Skeleton shape="block" />
    </div>
    <Skeleton shape="title" width={5} />
    <Skeleton width={8} />
    <Skeleton width={7} />
  </div>
)
