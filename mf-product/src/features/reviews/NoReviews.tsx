import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import styles from './ReviewsDialog.module.scss'

type Props = { locale: Locale | null; onAll: () => void }

/** Nothing in this language; or nothing at all yet (spec B §8). */
export function NoReviews({ locale, onAll }: Props) {
  const { t } = useTranslation('product')
  if (!locale) return <p className={styles.state}>{t('reviews.none')}</p>
  return (
    <div className={styles.state} role="status">
      <p>{t('reviews.noneInLanguage', { language: t(`reviews.language.${locale}`) })}</p>
      <Button variant="line" onClick={onAll}>
        {t('reviews.seeAll')}
      </Button>
    </div>
  )
}

export function ReviewsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('product')
  return (
    <div className={styles.state} role="alert">
      <p>{t('reviews.failed')}</p>
      <Button variant="line" onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </div>
  )
}
