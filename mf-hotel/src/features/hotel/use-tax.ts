import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { showsLocalTaxOnSite } from '@escapade/shared-contracts/rules/money/shows-local-tax-on-site'
import { formatNumber } from '@escapade/shared-contracts/rules/text/format-number'
import { useTranslation } from 'react-i18next'

/** The local tax and where it is paid, in one line. */
export function useTax(localTax: Hotel['localTax']): string {
  const { t } = useTranslation('hotel')
  const { locale, textLanguage: language } = useVisit()
  if (!localTax) return t('about.noTax')
  const { type, percentage, amount, freeUnder } = localTax
  const rate =
    type === 'BOOKING_PERCENTAGE'
      ? percentage !== null &&
        t('about.taxShare', { percentage: formatNumber({ value: percentage, language }) })
      : amount !== null && t('about.taxEach', { amount: formatCents({ cents: amount, locale }) })
  const where = t(showsLocalTaxOnSite({ localTax }) ? 'about.taxOnSite' : 'about.taxIncluded')
  const from = freeUnder !== undefined && t('about.taxFrom', { age: freeUnder })
  return [rate, from, where].filter(Boolean).join(' · ')
}
