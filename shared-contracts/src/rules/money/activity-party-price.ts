import { promoPercent } from './promo-percent'
import { promoShown } from './promo-shown'

/** Cents per adult. */
type ActivityPrice = { sellPrice: number; barPrice?: number | null; refPrice?: number | null }
/** Keyed by party size. */
export type ActivityPrices = { readonly [adults: string]: ActivityPrice }

export type ActivityPartyPrice = {
  perAdult: number
  /** For the whole party, like all that follows. */
  total: number
  refTotal: number
  promo: number
  moneySaved: number
}

/** Price of an activity for a party (spec A §3). Null: there is no price for that size. */
export function activityPartyPrice({
  prices,
  adults,
}: {
  prices: ActivityPrices
  adults: number
}): ActivityPartyPrice | null {
  const price = prices[adults]
  if (!price) return null
  const total = price.sellPrice * adults
  const refTotal = (price.barPrice ?? price.refPrice ?? price.sellPrice) * adults
  const rounded = promoPercent({ priceCents: refTotal, promoCents: total })
  return {
    perAdult: price.sellPrice,
    total,
    refTotal,
    promo: promoShown({ rounded, kind: 'activity' }),
    moneySaved: Math.max(0, refTotal - total),
  }
}
