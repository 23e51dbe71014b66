import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './PageFailed.module.scss'

/** A page whose content did not come. */
export function PageFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation('content')
  return (
    <div className={styles.page}>
      <Message tone="danger" announce title={t('error.title')}>
        {t('error.text')}
      </Message>
      <Button onClick={() => onRetry()}>{t('error.retry')}</Button>
    </div>
  )
}
