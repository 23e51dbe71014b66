import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { promoPercent } from '@escapade/shared-contracts/rules/money/promo-percent'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Price.module.scss'
import { type PriceView, priceInView } from './price-view'

export type { PriceView }

export type PriceProps = {
  locale: Locale
  /** For the whole party and all nights, tax included. */
  cents: number
  /** Lowest price of the 30 days before, when higher (else null). */
  refCents?: number | null
  /** Percent to show; computed from the two prices when absent, not shown at 0. */
  promo?: number
  nights: number
  /** Adults and children, who share the price. */
  persons: number
  view?: PriceView
  /** A lowest price, not that of chosen dates. */
  from?: boolean
  /** Local tax due on site, of the whole stay: its share is shown beside a share. 0 or absent: no line. */
  taxCents?: number | undefined
  /** The tax may be less: some of the party may be too young for it. */
  taxAtMost?: boolean | undefined
  /** Replaces the unit in words. */
  unit?: ReactNode
  /** Words for what else the price depends on. */
  note?: string | undefined
  size?: 'm' | 'l'
  align?: 'start' | 'end'
}

export function Price(props: PriceProps) {
  const {
    locale,
    cents,
    refCents,
    nights,
    persons,
    view = 'total',
    from,
    taxCents,
    taxAtMost = false,
    note,
    size,
    align = 'end',
  } = props
  const { t } = useTranslation('ui')
  const percent = props.promo ?? (refCents ? promoPercent({ priceCents: refCents, promoCents: cents }) : 0)
  const show = (amount: number) =>
    formatCents({ cents: priceInView({ cents: amount, view, nights, persons }), locale })
  return (
    <p className={styles.price} data-size={size} data-align={align}>
      {refCents && refCents > cents && percent > 0 ? (
        <span className={styles.was}>
          <span className="vh">{t('price.reference')}</span>
          <s>{show(refCents)}</s> <span className={styles.off}>{t('price.off', { percent })}</span>
        </span>
      ) : null}
      <span className={styles.now}>
        {from && <small>{t('price.from')}</small>} {show(cents)}
      </span>
      <span className={styles.unit}>
        {props.unit ?? t(`price.unit.${view}`, { count: view === 'night' ? persons : nights, persons })}
      </span>
      {taxCents ? (
        <span className={styles.tax}>
          {t(taxAtMost ? 'price.taxAtMost' : 'price.tax', { amount: show(taxCents) })}
        </span>
      ) : null}
      {note && <span className={styles.tax}>{note}</span>}
    </p>
  )
}
