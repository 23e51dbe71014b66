import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { localTaxBreakdown } from '@escapade/shared-contracts/rules/money/local-tax-breakdown'
import { isLocalTaxAtMost, localTaxPayers } from '@escapade/shared-contracts/rules/money/local-tax-payers'
import { showsLocalTaxOnSite } from '@escapade/shared-contracts/rules/money/shows-local-tax-on-site'
import { useTranslation } from 'react-i18next'
import type { BookableQuote } from '../state/quote-state'
import type { Booking } from '../state/use-booking'
import { LocalTaxButton } from './LocalTaxButton'
import styles from './PriceLines.module.scss'
import { withDiscount } from './with-discount'

type Props = { booking: Booking; quote: BookableQuote }

/** Everything that is paid, where and when. */
export function PriceLines({ booking, quote }: Props) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const { product, stay, discount } = booking
  const { localTax } = product
  const show = (cents: number) => formatCents({ cents, locale })
  const { priceInfo, priceLines, localTaxTotalAmount } = quote
  const tax = localTaxBreakdown({
    localTax,
    packagePriceCents: priceInfo.sellPrice,
    persons: localTaxPayers({ party: stay.party, freeUnder: localTax?.freeUnder }),
    nights: priceInfo.nights,
    localTaxTotalAmount,
  })
  const isAtMost = isLocalTaxAtMost({ party: stay.party, localTax })
  return (
    <div className={styles.prices}>
      <dl className={styles.lines}>
        {priceLines.map(({ kind, label, amount }) => (
          <Line key={`${kind}/${label}`} label={label} amount={show(amount)} />
        ))}
        <Line strong label={t('price.today')} amount={show(priceInfo.sellPrice)} />
        {discount && (
          <Line
            strong
            label={t('price.todayWithCode', { code: discount.code })}
            amount={show(withDiscount(priceInfo, discount).cents)}
          />
        )}
        {tax && tax.taxOnSite > 0 && (
          <>
            <Line label={t(isAtMost ? 'price.onSiteAtMost' : 'price.onSite')} amount={show(tax.taxOnSite)} />
            <Line label={t('price.total')} amount={show(tax.totalStay)} />
          </>
        )}
      </dl>
      {localTax && (
        <div className={styles.tax}>
          {showsLocalTaxOnSite({ localTax }) ? t('tax.notIncluded') : t('tax.included')}{' '}
          {tax && <LocalTaxButton localTax={localTax} tax={tax} />}
        </div>
      )}
    </div>
  )
}

type LineProps = { label: string; amount: string; strong?: boolean }

const Line = ({ label, amount, strong }: LineProps) => (
  <div className={styles.line} data-strong={strong || undefined}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
)
