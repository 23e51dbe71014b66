import type { HistoryStep } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from '../../common/desk-words'
import styles from './File.module.scss'

/** Steps of the order and its payments with their causes, the newest last. */
export function History({ steps }: { steps: HistoryStep[] }) {
  const { t } = useTranslation('desk')
  return (
    <section className={styles.history} aria-label={t('history.title')}>
      <Heading level={2} look={4}>
        {t('history.title')}
      </Heading>
      <ol className={styles.timeline}>
        {steps.map((step, at) => (
          // Steps are never taken out or moved: their place names them.
          <Step key={at} step={step} />
        ))}
      </ol>
    </section>
  )
}

/** Reasons that the cause of the step has said. */
const goesWithoutSaying = ['cancellation', 'change']

function Step({ step }: { step: HistoryStep }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const { cause, isOfPayment, by, name, reason, amounts, inferred, at } = step
  const { total, card = 0, gift = 0, uncollected = 0 } = amounts
  const reasonOf = (of: string, why: string) => {
    if (of === 'payment-link-sent') return t('history.until', { until: words.moment(why) })
    return of === 'goodwill-gift'
      ? t('gift.order', { number: why })
      : t(`reason.${why}`, { defaultValue: why })
  }
  const giftWords = cause === 'goodwill-gift' ? 'approvals.wish.give-gift' : 'history.gift'
  const parts = [
    card !== 0 && t('history.card', { amount: words.money(card) }),
    gift !== 0 && t(giftWords, { amount: words.money(gift) }),
    uncollected !== 0 && t('history.uncollected', { amount: words.money(uncollected) }),
  ].filter((part): part is string => part !== false)
  return (
    <li data-payment={isOfPayment || undefined}>
      <time dateTime={at}>{words.moment(at)}</time>
      <div>
        <b>
          {t(`cause.${cause}`, { defaultValue: cause })}
          {total !== undefined && ` ${words.money(total)}`}
        </b>
        {parts.length > 0 && <p>{parts.join(' · ')}</p>}
        <p className={styles.why}>
          {by && t(`by.${by}`, { name: name ?? '', context: name ? 'named' : undefined })}
          {reason && !goesWithoutSaying.includes(reason) && ` · ${reasonOf(cause, reason)}`}
          {inferred && ` · ${t('history.inferred')}`}
        </p>
      </div>
    </li>
  )
}
