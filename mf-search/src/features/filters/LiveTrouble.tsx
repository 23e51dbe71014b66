import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import styles from './Filters.module.scss'
import type { Live } from './use-live-count'

type LiveTroubleProps = Pick<Live, 'trouble' | 'retry'>

/** The counts are not coming: what happened, and what can be done about it. */
export function LiveTrouble({ trouble, retry }: LiveTroubleProps) {
  const { t } = useTranslation('search')
  if (trouble === null) return null
  return (
    <div className={styles.trouble} role="alert">
      <p>{t(`${trouble}.title`)}</p>
      {trouble === 'failed' && (
        <Button variant="text" onClick={retry}>
          {t('failed.retry')}
        </Button>
      )}
    </div>
  )
}
