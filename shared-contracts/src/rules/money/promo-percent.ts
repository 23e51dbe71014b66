type Prices = { priceCents: number; promoCents?: number | null }

/** Discount in whole percent, rounded up (spec A §9). Integer arithmetic: floats turn 11.50 → 9.20 into 21. */
export function promoPercent({ priceCents, promoCents }: Prices): number {
  if (promoCents == null || priceCents <= 0 || promoCents >= priceCents) return 0
  return Math.ceil(((priceCents - promoCents) * 100) / priceCents)
}
