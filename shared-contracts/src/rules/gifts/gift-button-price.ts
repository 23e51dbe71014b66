/** Gift buttons show whole euros, rounded up: a voucher must never be worth less than the stay (spec A §9). */
export function giftButtonPrice({ sellPriceCents }: { sellPriceCents: number }): number {
  return Math.ceil(sellPriceCents / 100)
}
