import type { PriceInfo } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { applyAutoDiscount } from '@escapade/shared-contracts/rules/money/apply-auto-discount'
import { promoPercent } from '@escapade/shared-contracts/rules/money/promo-percent'
import { promoShown } from '@escapade/shared-contracts/rules/money/promo-shown'
import type { ExtraDiscount } from '../state/use-extra-discount'

/** The price and its percentage as the card of a search shows them: with the code counted in (SE-072). */
export function withDiscount({ sellPrice, refPrice, ...price }: PriceInfo, discount: ExtraDiscount | null) {
  const { priceCents, percent } = applyAutoDiscount({
    assigned: discount !== null,
    code: discount?.code,
    value: discount?.percent,
    sellPriceCents: sellPrice,
  })
  const promo =
    percent === null
      ? promoShown({ rounded: price.promoPercentageRounded, kind: 'stay' })
      : promoPercent({ priceCents: refPrice ?? 0, promoCents: priceCents })
  return { cents: priceCents, promo }
}
