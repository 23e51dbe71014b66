export type PromoKind = 'stay' | 'activity' | 'hotelOffer'

/** Offers compete inside the hotel page, so that a small discount says nothing there (spec A §9). */
const thresholds: Record<PromoKind, number> = { stay: 5, activity: 5, hotelOffer: 10 }

/** Percent to show, 0 for none. `rounded` is the result of `promoPercent`. */
export function promoShown({ rounded, kind }: { rounded?: number | null; kind: PromoKind }): number {
  return rounded != null && rounded >= thresholds[kind] ? rounded : 0
}
