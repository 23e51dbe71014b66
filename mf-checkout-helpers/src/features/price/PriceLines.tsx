import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './PriceLines.module.scss'
import { type PriceSummaryInput, priceSummary } from './price-summary'

export type PriceLinesProps = PriceSummaryInput & {
  /** Lines that make up the price; empty where it is one thing. */
  priceLines: readonly { kind: string; label: string; amount: number }[]
  /** Label of the promotion that was typed. */
  promotionLabel?: string
  savedCents?: number
  /** By a plan less is paid today, or nothing. */
  dueToday?: DueToday | null
  taxIncluded?: boolean
  /** The tax on site may be less. */
  taxAtMost?: boolean
  /** Subject of the words; default: a stay. */
  about?: 'activity' | 'gift'
}

/** Everything that is paid, by what, where and when: one total, nothing hidden. */
export function PriceLines(props: PriceLinesProps) {
  const { priceLines, insuranceCents = 0, promotionCents = 0, promotionLabel, giftCents = 0 } = props
  const {
    taxOnSiteCents = 0,
    taxIncluded,
    taxAtMost = false,
    savedCents = 0,
    dueToday,
    about: context,
  } = props
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  const show = (cents: number) => formatCents({ cents, locale })
  const { todayCents, totalCents } = priceSummary(props)
  return (
    <section aria-labelledby="price-title">
      <Heading level={2} look={4} id="price-title">
        {t('price.title')}
      </Heading>
      <dl className={styles.lines}>
        {priceLines.map(({ label, amount }, index) => (
          // Two gifts of an order may be alike.
          <Line key={index} label={label} amount={amount === 0 ? t('price.free') : show(amount)} />
        ))}
        {insuranceCents > 0 && <Line label={t('insurance.line')} amount={show(insuranceCents)} />}
        {promotionCents > 0 && (
          <Line
            label={t('reductions.promotion', { label: promotionLabel })}
            amount={`−${show(promotionCents)}`}
          />
        )}
        {giftCents > 0 && <Line label={t('reductions.paidByGift')} amount={`−${show(giftCents)}`} />}
        {dueToday ? (
          <PlannedLines {...dueToday} show={show} />
        ) : (
          <Line strong label={t('price.today')} amount={show(todayCents)} />
        )}
        {taxOnSiteCents > 0 && (
          <Line label={t(taxAtMost ? 'price.onSiteAtMost' : 'price.onSite')} amount={show(taxOnSiteCents)} />
        )}
        {(taxOnSiteCents > 0 || giftCents > 0) && (
          <Line label={t('price.total', { context })} amount={show(totalCents)} />
        )}
      </dl>
      {taxIncluded && <p className={styles.note}>{t('price.taxIncluded')}</p>}
      {savedCents > 0 && (
        <p className={styles.saved}>{t('price.saved', { context, amount: show(savedCents) })}</p>
      )}
    </section>
  )
}

/** Cents of a plan that are due today, later, and the fee among them. */
type DueToday = { todayCents: number; laterCents: number; feeCents: number }

function PlannedLines({
  todayCents,
  laterCents,
  feeCents,
  show,
}: DueToday & { show: (cents: number) => string }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      {feeCents > 0 && <Line label={t('payLater.fee')} amount={show(feeCents)} />}
      <Line strong label={t('price.today')} amount={show(todayCents)} />
      <Line label={t('payLater.later')} amount={show(laterCents)} />
    </>
  )
}

type LineProps = { label: string; amount: string; strong?: boolean }

const Line = ({ label, amount, strong }: LineProps) => (
  <div className={styles.line} data-strong={strong || undefined}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
)
