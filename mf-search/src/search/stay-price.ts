import type { StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { applyAutoDiscount } from '@escapade/shared-contracts/rules/money/apply-auto-discount'
import type { PriceProps, PriceView } from '@escapade/shared-ui/price/Price'

type Input = { pack: StayPackage; visit: Pick<Visit, 'locale' | 'flags'>; view: PriceView }

/** Price of a package as the visitor sees it; `discount` is the extra percentage of the experiment (SE-072). */
export function stayPrice({ pack, visit, view }: Input): { price: PriceProps; discount: number | null } {
  const { percent, priceCents } = applyAutoDiscount({
    assigned: visit.flags.autoDiscount === true,
    code: pack.autoDiscount?.code,
    value: pack.autoDiscount?.value,
    sellPriceCents: pack.sellPrice,
  })
  const price = {
    locale: visit.locale,
    view,
    cents: priceCents,
    refCents: pack.promo > 0 ? pack.refPrice : null,
    promo: pack.promo,
    nights: pack.nights,
    persons: pack.paxCount,
    from: pack.priceType === 'from-price',
    taxCents: pack.localTaxOnSite,
  }
  return { price, discount: percent }
}
