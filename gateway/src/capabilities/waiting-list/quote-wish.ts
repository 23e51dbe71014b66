import type { Db } from '../../platform/database/database'
import type { QuoteStay } from '../orders/ports'
import type { Wish } from './places-repository'

/** Quotes what is waited for: any day of an activity will do. Throws `product-not-found`. */
export async function quoteWish(quoteStay: QuoteStay, db: Db, { email: _, ...wish }: Wish) {
  const request = { ...wish, onMinisite: false, activityDays: [] }
  const quote = await quoteStay(db, request)
  if (quote.bookable || quote.reason !== 'ACTIVITY_NOT_AVAILABLE') return quote
  const activityDays = quote.activityDates.flatMap(({ activityId, days }) => {
    const free = days.find(({ available }) => available)
    return free ? [{ activityId, dayIndex: free.dayIndex }] : []
  })
  return activityDays.length > 0 ? quoteStay(db, { ...request, activityDays }) : quote
}
