import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import styles from './Load.module.scss'
import { Modal } from './Modal'

type LoadFailedProps = {
  onRetry: () => void
  /** Given: it should have been a layer, so it is said in one. */
  onClose?: () => void
}

/** In place of a part that could not be loaded. */
export function LoadFailed({ onRetry, onClose }: LoadFailedProps) {
  const { t } = useTranslation('ui')
  const retry = (
    <Button variant="line" onClick={onRetry}>
      {t('load.retry')}
    </Button>
  )
  if (onClose)
    return (
      <Modal placement="centre" title={t('load.failed')} size="s" footer={retry} onClose={onClose}>
        <p role="alert">{t('load.text')}</p>
      </Modal>
    )
  return (
    <div role="alert" className={styles.failed}>
      <p>
        <b>{t('load.failed')}</b> {t('load.text')}
      </p>
      {retry}
    </div>
  )
}
