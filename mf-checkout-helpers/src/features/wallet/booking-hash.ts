import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'

type Stay = {
  productId: string
  checkin: string
  nights: number
  adult: number
  child: number
  baby: number
  activityDates: string[]
}

/** The booking parameters as the hash carries them (CH-010); with `error` the wallet has failed. */
export function bookingHash(stay: Stay, mark: { error?: true; isLoading?: true }): Criteria {
  const { productId: offerId, checkin, nights: night, adult: a, child: c, baby: b, activityDates } = stay
  const checkout = addDays(checkin, night)
  return { checkin, checkout, a, c, b, night, offerId, activityDates, ...mark } as Criteria
}
