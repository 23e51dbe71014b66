import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import { useTranslation } from 'react-i18next'
import { firstPageOf, type SearchRoute } from '../../search/route'
import styles from './Results.module.scss'

/** Nothing matches: what to change, and one button that starts over (SE-064, SE-065). */
export function NoResults({ route }: { route: SearchRoute }) {
  const { t } = useTranslation('search')
  const { navigate } = useShell()
  const removeAll = () => navigate(firstPageOf(route))
  return (
    <div className={styles.results} role="status">
      <EmptyState title={t('none.title')} action={<Button onClick={removeAll}>{t('none.removeAll')}</Button>}>
        {t('none.text')}
      </EmptyState>
    </div>
  )
}

type ResultsFailedProps = { onRetry: () => unknown }

export function ResultsFailed({ onRetry }: ResultsFailedProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.results} role="alert">
      <EmptyState
        icon="info"
        title={t('failed.title')}
        action={<Button onClick={() => onRetry()}>{t('failed.retry')}</Button>}
      >
        {t('failed.text')}
      </EmptyState>
    </div>
  )
}

/** Without a connection nothing is asked; the search goes on by itself when it is back. */
export function ResultsOffline() {
  const { t } = useTranslation('search')
  return (
    <div className={styles.results} role="alert">
      <EmptyState icon="info" title={t('offline.title')}>
        {t('offline.text')}
      </EmptyState>
    </div>
  )
}
