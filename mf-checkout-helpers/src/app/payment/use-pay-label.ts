import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useTranslation } from 'react-i18next'
import type { Payment } from './use-payment'

/**
 * Label of the last button: that it obliges to pay (Directive 2011/83/EU, art. 8(2),
 * https://eur-lex.europa.eu/eli/dir/2011/83/oj), the sum of today, and the rest with its day.
 */
export function usePayLabel({ amountCents, plan, methods, way }: Payment): string {
  const { t } = useTranslation('checkout')
  const { locale, now, textLanguage: language } = useVisit()
  const show = (cents: number) => formatCents({ cents, locale })
  if (amountCents <= 0) return t('payment.payNothing')
  const [first] = plan?.payments ?? []
  if (plan && first && first.date > now.slice(0, 10))
    return t('payment.payOn', {
      amount: show(first.amount),
      date: formatDay({ day: first.date, language, style: 'full' }),
    })
  if (plan && first)
    return t('payment.payFirst', { amount: show(first.amount), total: show(plan.totalAmount) })
  const name = methods.find((method) => method.way === way && way !== 'card')?.names.join(', ')
  const amount = show(amountCents)
  return name ? t('payment.payWith', { amount, name }) : t('payment.pay', { amount })
}
