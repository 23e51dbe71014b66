import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { useTranslation } from 'react-i18next'
import styles from './States.module.scss'

/** The detail could not be fetched: nothing to buy, so no buttons (AC-021). */
export function ActivityFailed() {
  const { t } = useTranslation('activity')
  return (
    <div className={styles.state} role="alert">
      <EmptyState headingLevel={1} icon="warning" title={t('failed')} />
    </div>
  )
}
