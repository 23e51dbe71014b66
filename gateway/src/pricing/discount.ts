import { promoPercent } from '@escapade/shared-contracts/rules/money/promo-percent'
import { type PromoKind, promoShown } from '@escapade/shared-contracts/rules/money/promo-shown'

/** The reference price when the price is a discount of it, and the percent to show. */
export function discountOf(
  { sellCents, refCents }: { sellCents: number; refCents: number },
  kind: PromoKind,
) {
  const promo = promoShown({ rounded: promoPercent({ priceCents: refCents, promoCents: sellCents }), kind })
  return { refPrice: refCents > sellCents ? refCents : null, promo }
}
