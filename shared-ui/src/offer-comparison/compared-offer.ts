import type { ProductOffer } from '@escapade/shared-contracts/api/stays/quotes-schemas'

/** Cents that an offer costs more (or, negative, less) than the one it is compared with; null for that one itself. */
export function differenceOf(offer: ProductOffer, chosen: ProductOffer | undefined): number | null {
  if (!chosen || chosen.weekendId === offer.weekendId) return null
  return offer.priceInfo.sellPrice - chosen.priceInfo.sellPrice
}
