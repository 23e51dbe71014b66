import type { Flow } from '../search/flow'
import { promoShown } from './promo-shown'

export type PriceBannerKind = 'hidden' | 'loading' | 'moneySaved' | 'promo' | 'default'

type Banner = {
  flow: Flow
  loading: boolean
  hasDates: boolean
  /** Percent, as shown. */
  promo?: number | null
  priceType?: string | null
}

/** Message above the price, the first that applies (spec A §4). */
export function priceBannerKind({ flow, loading, hasDates, promo, priceType }: Banner): PriceBannerKind {
  const hasPromo = promoShown({ rounded: promo, kind: 'stay' }) > 0
  if (flow === 'gifting') return 'hidden'
  if (loading) return 'loading'
  if (hasDates && hasPromo) return 'moneySaved'
  return priceType === 'from-price' && hasPromo ? 'promo' : 'default'
}
