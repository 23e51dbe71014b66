import type { ProductOffer } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { useTranslation } from 'react-i18next'
import { RefundLine } from '../cancellation/RefundLine'
import { Icon } from '../icon/Icon'
import styles from './OfferComparison.module.scss'

type Props = {
  offer: ProductOffer
  /** Cents; null for the offer that the others are compared with. */
  difference: number | null
  /** `own`: chosen from the start; `added`: chosen here. */
  state: 'own' | 'added' | 'other'
  locale: Locale
  language: string
  onPress: () => void
}

/** One offer: what it includes, what comes back until when, and what it costs. */
export function ComparedOffer({ offer, difference, state, locale, language, onPress }: Props) {
  const { t } = useTranslation('ui')
  const { label, included = [], priceInfo, cancellationPolicy: policy } = offer
  const show = (cents: number) => formatCents({ cents: Math.abs(cents), locale })
  const total = show(priceInfo.sellPrice)
  return (
    <button type="button" className={styles.offer} aria-pressed={state !== 'other'} onClick={onPress}>
      <span className={styles.words}>
        <b>{label}</b>
        {included.length > 0 && <span>{included.join(' · ')}</span>}
        <RefundLine hasDates policy={policy} language={language} />
      </span>
      <span className={styles.price}>
        {difference ? (
          <>
            <b>{t(difference > 0 ? 'comparison.more' : 'comparison.less', { amount: show(difference) })}</b>
            <span>{total}</span>
          </>
        ) : (
          <b>{total}</b>
        )}
        {state !== 'other' && (
          <span className={styles.state}>
            <Icon name="check" size="s" />
            {t(state === 'added' ? 'comparison.added' : 'comparison.selected')}
          </span>
        )}
      </span>
    </button>
  )
}
