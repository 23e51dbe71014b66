import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { type Criteria, checkTravelPeriod, stayRequestOf } from '../order-rules'
import type { SoldStay } from '../records/order-tables'
import type { Order } from '../records/orders-repository'
import { soldStayOf } from '../records/sold-stay'
import type { GiftMoney } from '../sales'
import { isStillFree } from '../stay/refund-rules'
import { claimOf } from '../stay/stay-claim'
import type { ActivityDates } from '../stay/stay-quote'
import type { StayNotSold, StayOffers } from '../stay/stay-seller'
import { type ChangeAmounts, changeAmounts } from './change-amounts'

export type Wish = { reservationCriteria: Criteria; hasInsurance: boolean | null }
export type Judged = {
  amounts: ChangeAmounts
  sold: SoldStay
  taxOnSiteCents: number
  activityDates: ActivityDates
}

type Deps = {
  clock: { now(): string; today(): string }
  giftMoney: GiftMoney
  offerStay: StayOffers
}

/** True when an order may still be changed: confirmed, ahead, and within what its conditions allow. */
export function isChangeable({ clock }: Pick<Deps, 'clock'>, order: Order): boolean {
  if (order.kind !== 'stay' || order.status !== 'confirmed') return false
  const { checkin, cancellationPolicy: policy } = soldStayOf(order).stay
  return checkin > clock.today() && isStillFree({ policy, now: clock.now() })
}

export function checkChangeable(deps: Pick<Deps, 'clock'>, order: Order): void {
  if (!isChangeable(deps, order)) throw new AppError('order-not-changeable')
}

type Question = { order: Order; wish: Wish }

/**
 * The order as it would be: another stay of the same package, at today's price.
 * Limit: no other package, and the difference cannot be paid by and by.
 */
export async function judgeChange(
  deps: Deps,
  db: Db,
  { order, wish }: Question,
): Promise<Judged | StayNotSold> {
  const { reservationCriteria: criteria, hasInsurance } = wish
  const fault = checkTravelPeriod(criteria, 'body.reservationCriteria.travelPeriod')
  if (fault) throw new AppError('invalid-request', undefined, [fault])
  const sold = soldStayOf(order)
  if (criteria.offerId !== sold.packageId) return { refusal: 'OTHER_OFFER', activityDates: [] }
  const offer = await deps.offerStay(db, {
    // The page it was sold on counts, whatever is said now.
    request: { ...stayRequestOf(criteria, order.locale), onMinisite: order.minisiteId !== null },
    insured: order.insured || hasInsurance === true,
    own: claimOf(sold),
  })
  if ('refusal' in offer) return offer
  const gifts = await deps.giftMoney.paidFor(db, order.orderUUID)
  const amounts = changeAmounts({ order, offered: offer.lines, hasInsurance, gifts, now: deps.clock.now() })
  const { taxOnSiteCents, activityDates } = offer
  const { partner } = sold.stay
  const changed = offer.item.sold
  return {
    amounts,
    sold: partner ? { ...changed, stay: { ...changed.stay, partner } } : changed,
    taxOnSiteCents,
    activityDates,
  }
}
