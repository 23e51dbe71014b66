import type { StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { applyAutoDiscount } from '@escapade/shared-contracts/rules/money/apply-auto-discount'
import { promoPercent } from '@escapade/shared-contracts/rules/money/promo-percent'
import type { PriceProps, PriceView } from '@escapade/shared-ui/price/Price'

type Input = { pack: StayPackage; visit: Pick<Visit, 'locale' | 'flags'>; view: PriceView }
type Shown = {
  price: PriceProps
  /** The extra percentage of the experiment (SE-072), and the code that takes it off; null without one. */
  discount: number | null
  code: string | null
}

/** Price of a package as the visitor sees it. */
export function stayPrice({ pack, visit, view }: Input): Shown {
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
    promo:
      percent === null
        ? pack.promo
        : promoPercent({ priceCents: pack.refPrice ?? 0, promoCents: priceCents }),
    nights: pack.nights,
    persons: pack.paxCount,
    from: pack.priceType === 'from-price',
    taxCents: pack.localTaxOnSite,
    taxAtMost: pack.localTaxAtMost,
  }
  return { price, discount: percent, code: percent === null ? null : (pack.autoDiscount?.code ?? null) }
}
