import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './Activity.module.scss'

/** No longer sold, or an address that names nothing (AC-006). */
export function Expired() {
  const { t } = useTranslation('activity')
  const { href } = useShell()
  return (
    <EmptyState
      headingLevel={1}
      icon="clock"
      title={t('expired.title')}
      action={<Button href={href('/search?flow=activity')}>{t('expired.others')}</Button>}
    >
      {t('expired.text')}
    </EmptyState>
  )
}

/** The detail could not be fetched: no price, no buttons (AC-021). */
export function Failed() {
  const { t } = useTranslation('activity')
  return (
    <div role="alert">
      <EmptyState headingLevel={1} icon="info" title={t('failed')} />
    </div>
  )
}

export const Loading = () => (
  <div className={styles.main} aria-busy="true">
    <div className={styles.picture}>
      <Skeleton shape="block" />
    </div>
    <Skeleton shape="title" width={6} />
    <Skeleton width={9} />
    <Skeleton width={7} />
  </div>
)
