import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { extraPayment } from '@escapade/shared-contracts/rules/money/extra-payment'
import { premiumOf } from '@escapade/shared-contracts/rules/money/premium-of'
import { totalOf } from '../order-rules'
import type { Order } from '../records/orders-repository'
import { soldStayOf } from '../records/sold-stay'
import { isStillFree } from '../stay/refund-rules'

type Gifts = { gift: number; upsell: number }

const isInsurance = ({ kind }: OrderLine) => kind === 'insurance'
const worthOf = (lines: readonly OrderLine[]) => totalOf(lines) - premiumOf(lines)

/** Cents of an order that count towards another one: all but its insurance, until the deadline. */
export const refundableAmount = (order: Order, now: string): number =>
  isStillFree({ policy: soldStayOf(order).stay.cancellationPolicy, now })
    ? Math.max(0, worthOf(order.lines))
    : 0

type Wish = {
  order: Order
  /** Lines of the new stay, with the insurance as it would be bought today. */
  offered: readonly OrderLine[]
  hasInsurance: boolean | null
  gifts: Gifts
  now: string
}

export type ChangeAmounts = {
  lines: OrderLine[]
  newAmount: number
  /** The rule to the letter: may be negative. */
  extraPayment: number
  toPay: number
  toRefund: number
  insured: boolean
}

/**
 * Price of a change (spec B §9, D90). A promotion keeps its worth. An insured buyer stays insured: a dearer stay
 * costs the difference of the premiums, unless they decline it. The rule asks for the difference of a dearer stay and
 * says nothing of a cheaper one below what gifts paid: all of the difference comes back, since changing is free as
 * long as it is possible.
 */
export function changeAmounts({ order, offered, hasInsurance, gifts, now }: Wish): ChangeAmounts {
  const paidPremium = premiumOf(order.lines)
  const newPremium = premiumOf(offered)
  const insurance = {
    insuranceVariant: true,
    hasInsurance,
    insuranceAmount: order.insured ? Math.max(0, newPremium - paidPremium) : newPremium,
    insuranceToPay: order.insured ? Math.max(0, newPremium - paidPremium) : 0,
  }
  const kept = order.lines.filter(({ kind }) => kind === 'promotion')
  const bought = [...offered.filter((line) => !isInsurance(line)), ...kept]
  const newPrice = Math.max(0, totalOf(bought))
  const refundable = refundableAmount(order, now)
  const { extraPayment: extra } = extraPayment({ newPrice, ...gifts, refundable, ...insurance })
  const premium = paidPremium + (extra - extraPayment({ newPrice, ...gifts, refundable }).extraPayment)
  const lines = [...bought, ...premiumLine(offered, premium)]
  const newAmount = totalOf(lines)
  const difference = newAmount - order.totalCents
  return {
    lines,
    newAmount,
    extraPayment: extra,
    toPay: Math.max(0, difference),
    toRefund: Math.max(0, -difference),
    insured: premium > 0,
  }
}

const premiumLine = (offered: readonly OrderLine[], amountCents: number): OrderLine[] => {
  const line = offered.find(isInsurance)
  return line && amountCents > 0 ? [{ ...line, amountCents }] : []
}
