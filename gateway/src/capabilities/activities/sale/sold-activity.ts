import type { ActivityOnlyItem } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { OrderLine, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Db } from '../../../platform/database/database'
import { type SoldGift, shownGifts } from '../../gifts/public'
import type { SoldOrder } from '../../orders/ports'
import type { VisitClaim } from './visit-days'

export type VisitedHouse = NonNullable<NonNullable<OrderView['visit']>['house']>

/** Part of an activity that an order keeps: the voucher, as gifts keep it, and the person it was bought for. */
export type SoldActivity = {
  gifts: [SoldGift]
  shipping: null
  customType: ActivityOnlyItem['customType']
  /** Orders of former versions have none. */
  house?: VisitedHouse
}

export const soldActivityOf = (order: Pick<SoldOrder, 'item'>): SoldActivity => order.item as SoldActivity

/** The places that the visit takes; null when no day was chosen. */
export function visitOf({ gifts: [voucher] }: SoldActivity): VisitClaim | null {
  const { productId, visitDay, adults } = voucher
  return productId && visitDay ? { productId, day: visitDay, people: adults } : null
}

/** The voucher on the page of its order, and facts with which the page moves the day and shows the way. */
export async function shownVisit(
  db: Db,
  order: SoldOrder,
  isBuyer: boolean,
): Promise<Pick<OrderView, 'visit' | 'gifts'>> {
  const {
    gifts: [{ productId, adults, visitDay }],
    house,
  } = soldActivityOf(order)
  const { gifts } = await shownGifts(db, order, isBuyer)
  return {
    gifts,
    ...(productId && { visit: { productId, adults, day: visitDay ?? null, ...(house && { house }) } }),
  }
}

export const lineOf = ({ label, paidCents, visitDay }: SoldGift): OrderLine => ({
  kind: 'activity',
  label,
  amountCents: paidCents,
  ...(visitDay ? { date: visitDay } : {}),
})

/** SoldOrder with the visit on another day, or on none yet. */
export function withVisitOn({ gifts: [voucher], ...sold }: SoldActivity, day: string | null): SoldActivity {
  return { ...sold, gifts: [{ ...voucher, visitDay: day }] }
}
