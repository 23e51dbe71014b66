export type PriceSummaryInput = {
  /** Price of what is bought, without insurance and before any code. */
  priceCents: number
  insuranceCents?: number
  promotionCents?: number
  giftCents?: number
  /** Due on site; 0 when there is none or when it is part of the price. */
  taxOnSiteCents?: number
}

/**
 * Total of a purchase, and the part of it that is paid today. A promotion lowers the price, a gift pays a part of it:
 * total = gifts + today + on site, to the cent.
 */
export function priceSummary(input: PriceSummaryInput): { todayCents: number; totalCents: number } {
  const { priceCents, insuranceCents = 0, promotionCents = 0, giftCents = 0, taxOnSiteCents = 0 } = input
  const dueCents = priceCents + insuranceCents - promotionCents
  return { todayCents: dueCents - giftCents, totalCents: dueCents + taxOnSiteCents }
}
