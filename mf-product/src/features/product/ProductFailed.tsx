import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { useTranslation } from 'react-i18next'
import styles from './States.module.scss'

export function ProductFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('product')
  return (
    <div className={styles.state} role="alert">
      <EmptyState
        icon="warning"
        headingLevel={1}
        title={t('failed.title')}
        action={<Button onClick={onRetry}>{t('failed.retry')}</Button>}
      >
        {t('failed.text')}
      </EmptyState>
    </div>
  )
}
