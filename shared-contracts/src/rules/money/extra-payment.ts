export type OrderModification = {
  newPrice: number
  gift: number
  upsell: number
  refundable: number
  insuranceVariant?: boolean
  /** The hash flag. Absent: the choice is that of the order so far, `insuranceToPay`. */
  hasInsurance?: boolean | null
  insuranceAmount?: number
  insuranceToPay?: number
}

const priceDifference = ({ newPrice, gift, upsell, refundable }: OrderModification) => {
  if (newPrice <= upsell) return Math.min(gift, upsell) - refundable
  if (newPrice <= gift) return 0
  return newPrice - Math.max(gift, refundable)
}

const insurance = (order: OrderModification) => {
  if (!order.insuranceVariant || order.hasInsurance === false) return 0
  return (order.hasInsurance ? order.insuranceAmount : order.insuranceToPay) ?? 0
}

/**
 * Price of changing an order, in cents (spec B §9). `extraPayment` is the rule to the letter and may be negative;
 * `toPay` is what to ask for.
 */
export function extraPayment(order: OrderModification): { extraPayment: number; toPay: number } {
  const amount = priceDifference(order) + insurance(order)
  return { extraPayment: amount, toPay: Math.max(0, amount) }
}
