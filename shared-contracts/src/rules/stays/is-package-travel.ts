/** One thing of a stay: a line of its programme. */
type TravelService = {
  type: string
  /** False where the stay is not sold for it. Default: what a programme names is what the stay is sold for. */
  essential?: boolean
  /** Its share of the price, 0 to 1. */
  share?: number
}

export type TravelOffer =
  | { kind: 'stay'; services: readonly TravelService[] }
  /** A gift that is used for one stay among many. */
  | { kind: 'box' }
  /** Money, or one service alone. */
  | { kind: 'giftCard' | 'activity' }

/** A part of the value from which a service counts in any case (recital 18). */
const significantShare = 0.25

/**
 * True when the standard information form of Directive (EU) 2015/2302 is due before payment
 * (https://eur-lex.europa.eu/eli/dir/2015/2302/oj): a night and another travel service that is essential or a
 * significant part of the value (article 3(2)), or the right to choose among such stays (article 3(2)(b)(iv)). Meals
 * and what a room comes with belong to the night (recital 17).
 */
export function isPackageTravel(offer: TravelOffer): boolean {
  if (offer.kind === 'box') return true
  if (offer.kind !== 'stay') return false
  const others = offer.services.filter(({ type }) => type === 'ACTIVITY')
  const share = others.reduce((sum, service) => sum + (service.share ?? 0), 0)
  return others.some(({ essential }) => essential !== false) || share >= significantShare
}
