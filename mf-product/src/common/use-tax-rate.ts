import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { LocalTax } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { formatNumber } from '@escapade/shared-contracts/rules/text/format-number'
import { useTranslation } from 'react-i18next'

/** "3 % of the package price" or "1,65 € per person per night" (PR-049). */
export function useTaxRate({ type, percentage, amount }: LocalTax): string | null {
  const { t, i18n } = useTranslation('product')
  const { locale } = useVisit()
  if (type === 'BOOKING_PERCENTAGE')
    return percentage === null
      ? null
      : t('tax.percentage', { percentage: formatNumber({ value: percentage, language: i18n.language }) })
  return amount === null ? null : t('tax.perPersonNight', { amount: formatCents({ cents: amount, locale }) })
}
