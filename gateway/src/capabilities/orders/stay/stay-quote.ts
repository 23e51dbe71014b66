import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import type { StockClaim } from '../../../rates/stock'
import type { OrderedStay } from '../records/order-tables'

/** Question of an order to the quotes: the stay of its reservation criteria. */
export type StayRequest = {
  packageId: string
  checkin: string
  nights: number
  adult: number
  child: number
  baby: number
  activityDays: { activityId: string; dayIndex: number }[]
  locale: Locale
  /** Sold on a partner's page. */
  onMinisite: boolean
}

/** Days that the stay leaves for each dated activity. */
export type ActivityDates = Quote['activityDates']

/** The price and the stay as they stand in the transaction that asks. */
type StayQuote =
  | { bookable: false; reason: string; activityDates: ActivityDates }
  | {
      bookable: true
      totalCents: number
      taxOnSiteCents: number
      roomId: string
      rooms: number
      stay: OrderedStay
      activityDates: ActivityDates
    }

/** `own`: what the asker holds already does not stand in its way. */
export type QuoteStay = (db: Db, request: StayRequest, own?: StockClaim) => Promise<StayQuote>
