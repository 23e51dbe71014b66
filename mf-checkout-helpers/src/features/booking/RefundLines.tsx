import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { RefundParts } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useTranslation } from 'react-i18next'

/** Destinations of a refund, each with its sum: rows of a list of amounts. */
export function RefundLines({ parts }: { parts: RefundParts | undefined }) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  if (!parts) return null
  const { cardAmount, uncollectedAmount, giftAmount } = parts
  const lines = [
    [t('booking.refund.card'), cardAmount],
    [t('booking.refund.uncollected'), uncollectedAmount],
    [t('booking.refund.gift'), giftAmount],
  ] as const
  return lines
    .filter(([, cents]) => cents > 0)
    .map(([label, cents]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{formatCents({ cents, locale })}</dd>
      </div>
    ))
}
