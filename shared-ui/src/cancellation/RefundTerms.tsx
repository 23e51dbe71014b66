import { useTranslation } from 'react-i18next'
import { Message } from '../message/Message'
import styles from './RefundTerms.module.scss'
import type { RefundWords } from './use-refund-terms'

/** The conditions of cancelling: what they are called, the sentence, and what comes back until when. */
export function RefundTerms({ terms }: { terms: RefundWords }) {
  const { notice, title, text } = terms
  const tone = notice === 'free' ? 'success' : 'info'
  if (notice === 'addDates') return <Message tone={tone} icon="shield" title={text} />
  return (
    <Message tone={tone} icon="shield" title={title}>
      <p>{text}</p>
      {terms.until && <Timeline terms={terms} />}
    </Message>
  )
}

function Timeline({ terms: { percent, until } }: { terms: RefundWords }) {
  const { t } = useTranslation('ui')
  return (
    <ol className={styles.timeline} aria-label={t('cancellation.timeline')}>
      <li>
        <b>{t('cancellation.share', { percent })}</b>
        <span>{t('cancellation.until', { deadline: until })}</span>
      </li>
      <li>
        <b>{t('cancellation.nothing')}</b>
        <span>{t('cancellation.after')}</span>
      </li>
    </ol>
  )
}
