import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useTranslation } from 'react-i18next'
import type { Fact } from './Facts'

/**
 * Payments and their means, sums still to be taken, and refunds with their destinations: the gateway's books, row by
 * row (D128).
 */
export function useMoneyFacts({
  money,
  totalAmount,
  localTaxOnSite,
  payLater,
  stay,
  giftsLeft = [],
}: OrderView): Fact[] {
  const { t } = useTranslation('checkout')
  const { locale, textLanguage: language } = useVisit()
  const euros = (cents: number) => formatCents({ cents, locale })
  const row = (key: string, cents: number): Fact[] =>
    cents > 0 ? [[t(`confirmation.${key}`), euros(cents)]] : []
  const { paidWith } = money
  const named = (key: 'paidWith' | 'toBank', cents: number): Fact[] =>
    cents > 0 ? [[t(`confirmation.${key}`, { name: paidWith ?? '' }), euros(cents)]] : []
  const isPaidAtOnce = money.paidByGift === 0 && !payLater && money.paidByCard === totalAmount
  const paid: Fact[] = isPaidAtOnce
    ? paidWith
      ? named('paidWith', money.paidByCard)
      : row('paidAll', money.paidByCard)
    : [
        [t('confirmation.total'), euros(totalAmount)],
        ...(paidWith ? named('paidWith', money.paidByCard) : row('paidCard', money.paidByCard)),
        ...row('paidGift', money.paidByGift),
      ]
  const due = money.due.map(
    ({ date, amount }): Fact => [
      t('confirmation.due', { date: formatDay({ day: date, language, style: 'long' }) }),
      euros(amount),
    ],
  )
  const plan: Fact[] = payLater
    ? [
        [t('payLater.fee'), `${payLater.lender} · ${euros(payLater.paymentFee)}`],
        [t('payLater.totalWithFee'), euros(totalAmount + payLater.paymentFee)],
      ]
    : []
  const left = giftsLeft.map(
    ({ codeEnding: ending, balance, validUntil }): Fact => [
      t('confirmation.giftLeft', { ending }),
      t('confirmation.giftUntil', {
        amount: euros(balance),
        date: formatDay({ day: validUntil, language, style: 'full' }),
      }),
    ],
  )
  const onSiteLabel = t(stay?.localTaxAtMost ? 'price.onSiteAtMost' : 'price.onSite')
  const onSite: Fact[] = localTaxOnSite > 0 ? [[onSiteLabel, euros(localTaxOnSite)]] : []
  return [
    ...paid,
    ...due,
    ...plan,
    ...row('uncollected', money.uncollected),
    ...(paidWith ? named('toBank', money.returnedToCard) : row('toCard', money.returnedToCard)),
    ...row('toGift', money.returnedToGift),
    ...row('refundFailed', money.refundFailed ?? 0),
    ...row('disputed', money.disputed ?? 0),
    ...left,
    ...onSite,
  ]
}
