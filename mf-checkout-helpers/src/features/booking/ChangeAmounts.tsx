import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type {
  ModificationConditions,
  ModificationQuote,
} from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useTranslation } from 'react-i18next'
import styles from './Booking.module.scss'
import { RefundLines } from './RefundLines'

/** Part of the order that counts towards a change, and part of that paid by gifts (CH-037). */
export function ChangePaid({ refundableAmount, giftPayments: { gift, upsell } }: ModificationConditions) {
  const { t } = useTranslation('checkout')
  const lines = [
    [t('booking.change.counts'), refundableAmount],
    [t('booking.change.gift'), gift],
    [t('booking.change.upsell'), upsell],
  ] as const
  return (
    <dl className={styles.amounts}>
      {lines
        .filter(([, cents], index) => index === 0 || cents > 0)
        .map(([label, cents]) => (
          <Amount key={label} label={label} cents={cents} />
        ))}
    </dl>
  )
}

type Props = { before: number; quote: ModificationQuote }

/** The price so far and the new one, and what is paid or comes back, with where it goes (D90). */
export function ChangeAmounts({ before, quote }: Props) {
  const { t } = useTranslation('checkout')
  const { newAmount, toPay, toRefund, refundParts, localTaxOnSite = 0 } = quote
  return (
    <dl className={styles.amounts}>
      <Amount label={t('booking.change.before')} cents={before} />
      <Amount label={t('booking.change.after')} cents={newAmount ?? 0} />
      {localTaxOnSite > 0 && <Amount label={t('price.onSite')} cents={localTaxOnSite} />}
      <Amount
        isTotal
        label={t(toRefund > 0 ? 'booking.change.toRefund' : 'booking.change.toPay')}
        cents={toRefund > 0 ? toRefund : toPay}
      />
      <RefundLines parts={refundParts} />
    </dl>
  )
}

type AmountProps = { label: string; cents: number; isTotal?: boolean }

function Amount({ label, cents, isTotal }: AmountProps) {
  const { locale } = useVisit()
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{formatCents({ cents, locale })}</dd>
    </div>
  )
}
