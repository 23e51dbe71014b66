import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './PriceLines.module.scss'

export type PriceLinesProps = {
  priceLines: readonly { kind: string; label: string; amount: number }[]
  /** Paid by gifts and promotions. */
  reducedCents?: number
  todayCents: number
  savedCents: number
  /** Due on site; 0 when there is none or when it is part of the price. */
  taxOnSiteCents: number
  taxIncluded: boolean
}

/** Everything that is paid, where and when: one total, nothing hidden. */
export function PriceLines({
  priceLines,
  reducedCents = 0,
  todayCents,
  savedCents,
  taxOnSiteCents,
  taxIncluded,
}: PriceLinesProps) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  const show = (cents: number) => formatCents({ cents, locale })
  return (
    <section aria-labelledby="price-title">
      <Heading level={2} look={4} id="price-title">
        {t('price.title')}
      </Heading>
      <dl className={styles.lines}>
        {priceLines.map(({ kind, label, amount }) => (
          <Line key={`${kind}/${label}`} label={label} amount={show(amount)} />
        ))}
        {reducedCents > 0 && <Line label={t('reductions.line')} amount={`−${show(reducedCents)}`} />}
        <Line strong label={t('price.today')} amount={show(todayCents)} />
        {taxOnSiteCents > 0 && (
          <>
            <Line label={t('price.onSite')} amount={show(taxOnSiteCents)} />
            <Line label={t('price.total')} amount={show(reducedCents + todayCents + taxOnSiteCents)} />
          </>
        )}
      </dl>
      {taxIncluded && <p className={styles.note}>{t('price.taxIncluded')}</p>}
      {savedCents > 0 && <p className={styles.saved}>{t('price.saved', { amount: show(savedCents) })}</p>}
    </section>
  )
}

type LineProps = { label: string; amount: string; strong?: boolean }

const Line = ({ label, amount, strong }: LineProps) => (
  <div className={styles.line} data-strong={strong || undefined}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
)
