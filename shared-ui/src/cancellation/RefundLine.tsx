import { useTranslation } from 'react-i18next'
import styles from './RefundLine.module.scss'
import type { RefundWords } from './use-refund-terms'

/** "Free cancellation · 100% until 2 Dec., 18:00, then 0%": what comes back of an offer, in a line. */
export function RefundLine({ terms: { notice, percent, title, text, shortUntil } }: { terms: RefundWords }) {
  const { t } = useTranslation('ui')
  return (
    <span className={styles.line} data-good={notice === 'free' || undefined}>
      {title ?? text}
      {shortUntil && <> · {t('comparison.refund', { percent, deadline: shortUntil })}</>}
    </span>
  )
}
