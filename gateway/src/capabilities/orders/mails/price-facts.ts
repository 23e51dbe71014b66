import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Fact, MailInput } from './mail-input'
import { day, euros } from './stay-facts'
import type { SayOfMails } from './texts/texts'

/** Facts on the purchase, its payments, and refunds. */
export function priceFacts(t: SayOfMails, input: MailInput): Fact[] {
  switch (input.about.kind) {
    case 'confirmation':
      return [...lines(input), ...paid(t, input), ...onSite(t, input)]
    case 'modification':
      return [
        ...lines(input),
        total(t, input),
        ...difference(t, input),
        ...parts(t, input),
        ...onSite(t, input),
      ]
    case 'cancellation':
      return [...lines(input), total(t, input), refund(t, input), ...parts(t, input)]
    case 'reminder':
      return [total(t, input), ...onSite(t, input)]
    case 'refund':
      return [refund(t, input), ...parts(t, input)]
  }
}

/**
 * One line is the total itself. An insurance of a cancelled stay is not paid back: its line says why less comes back.
 */
const lines = ({ order: { lines: bought, locale } }: MailInput): Fact[] =>
  bought.length > 1
    ? bought.map(({ label, amountCents }) => ({ label, lines: [euros(locale, amountCents)] }))
    : []

const total = (t: SayOfMails, { order }: MailInput): Fact => ({
  label: t('price.total'),
  lines: [euros(order.locale, order.totalCents)],
})

/** From the books of the order, as its page says it (D128). */
function paid(t: SayOfMails, input: MailInput): Fact[] {
  const { order, payLater, money } = input
  const { paidWith: name } = money
  const { locale } = order
  const gifts = { label: t('price.gift'), lines: [euros(locale, money.paidByGift)] }
  const amount = euros(locale, money.paidByCard)
  const card = { label: t('price.paid'), lines: [name ? t('price.paidWith', { amount, name }) : amount] }
  const byGift = money.paidByGift > 0
  return [
    ...(byGift || payLater ? [total(t, input)] : []),
    ...(byGift ? [gifts] : []),
    ...(payLater ? [agreed(t, input, payLater), withFee(t, input, payLater)] : []),
    ...(!payLater && (money.paidByCard > 0 || !byGift) ? [card] : []),
  ]
}

const agreed = (t: SayOfMails, { order: { locale } }: MailInput, plan: PayLaterPlan): Fact => ({
  label: t('price.fee'),
  lines: [
    ...plan.payments.map(({ amount, date }) =>
      t('price.payment', { amount: euros(locale, amount), date: day(locale, date) }),
    ),
    t('price.payLater', { lender: plan.lender, fee: euros(locale, plan.paymentFee) }),
  ],
})

const withFee = (t: SayOfMails, { order }: MailInput, { paymentFee }: PayLaterPlan): Fact => ({
  label: t('price.totalWithFee'),
  lines: [euros(order.locale, order.totalCents + paymentFee)],
})

function difference(t: SayOfMails, { about, order }: MailInput): Fact[] {
  if (about.cents === 0) return []
  const label = t(about.cents > 0 ? 'price.extra' : 'price.refund')
  return [{ label, lines: [euros(order.locale, Math.abs(about.cents))] }]
}

const refund = (t: SayOfMails, { about, order }: MailInput): Fact =>
  about.cents === 0
    ? { label: t('price.refund'), lines: [t('price.noRefund')] }
    : { label: t('price.refund'), lines: [euros(order.locale, -about.cents)] }

/** Destinations of the refund, each with its sum. */
function parts(t: SayOfMails, { about, order, money: { paidWith: name } }: MailInput): Fact[] {
  const { cardCents = 0, uncollectedCents = 0, giftCents = 0 } = about.parts ?? {}
  return [
    { label: name ? t('price.toBank', { name }) : t('price.toCard'), cents: cardCents },
    { label: t('price.uncollected'), cents: uncollectedCents },
    { label: t('price.toGift'), cents: giftCents },
  ]
    .filter(({ cents }) => cents > 0)
    .map(({ label, cents }) => ({ label, lines: [euros(order.locale, cents)] }))
}

function onSite(t: SayOfMails, { order: { locale, taxOnSiteCents, stay } }: MailInput): Fact[] {
  if (taxOnSiteCents === 0) return []
  const label = t(stay?.localTaxAtMost ? 'price.onSiteAtMost' : 'price.onSite')
  return [{ label, lines: [euros(locale, taxOnSiteCents)] }]
}
