import { type NightClaim, nightClaims, type StockClaim } from '../../../rates/stock'
import type { SoldStay } from '../records/order-tables'

/** Stock that a stay takes. */
export const claimOf = ({ roomId, rooms, stay }: SoldStay): StockClaim => ({
  nights: nightClaims({ roomId, rooms, checkin: stay.checkin, checkout: stay.checkout }),
  places: stay.activityDates.map(({ activityId, date }) => ({ activityId, day: date })),
})

/** Enough for either of two states of an order: while it is being changed it may end in both. */
export function claimForBoth(one: StockClaim, other: StockClaim): StockClaim {
  const nights = new Map<string, NightClaim>()
  for (const night of [...one.nights, ...other.nights]) {
    const key = `${night.roomId} ${night.day}`
    const known = nights.get(key)
    if (!known || known.rooms < night.rooms) nights.set(key, night)
  }
  const places = new Map(
    [...one.places, ...other.places].map((place) => [`${place.activityId} ${place.day}`, place]),
  )
  return { nights: [...nights.values()], places: [...places.values()] }
}
