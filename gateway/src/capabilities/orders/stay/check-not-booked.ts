import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { foldEmail } from '../../../platform/mailbox'
import type { ParsedOrder } from '../order-rules'
import type { Order } from '../records/orders-repository'

type Wish = { email: string; packageId: string; checkin: string; checkout: string; orderUUID?: string }

/** Refuses an order of a page that has to ask first, when its buyer has the stay for these nights already. */
export async function checkNotBooked(db: Db, { bookAgain, buyer, items }: ParsedOrder): Promise<void> {
  const criteria = items.shortStayItem?.reservationCriteria
  if (bookAgain !== false || !criteria) return
  const { checkinDate: checkin, checkoutDate: checkout } = criteria.travelPeriod
  await refuseSecond(db, { email: buyer.email, packageId: criteria.offerId, checkin, checkout })
}

/**
 * Refuses an order that is about to be paid in the same way: two tabs may hold the stay at once. Payments of one
 * buyer for one stay pass one after the other, until the end of the transaction.
 * Limit: a bank that takes the money itself is asked before its page alone, so two tabs there book twice (decision
 * 075).
 */
export async function checkNotBookedSince(db: Db, order: Order): Promise<void> {
  const { orderUUID, packageId, checkin, checkout, buyer, asksFirst } = order
  if (!asksFirst || !packageId || !checkin || !checkout) return
  const queue = `book again ${foldEmail(buyer.email)} ${packageId} ${checkin}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
  await refuseSecond(db, { email: buyer.email, packageId, checkin, checkout, orderUUID })
}

/** Booked, or its money is just being taken. */
async function refuseSecond(db: Db, { email, packageId, checkin, checkout, orderUUID }: Wish) {
  const others = db
    .selectFrom('customerOrder as o')
    .select('o.orderUUID')
    .where(sql<string>`lower(o.buyer ->> 'email')`, '=', foldEmail(email))
    .where('o.packageId', '=', packageId)
    .where('o.checkin', '=', checkin)
    .where('o.checkout', '=', checkout)
    .where((order) =>
      order.or([
        order('o.status', '=', 'confirmed'),
        order.exists(
          order
            .selectFrom('payment as p')
            .select('p.paymentId')
            .whereRef('p.orderUUID', '=', 'o.orderUUID')
            .where('p.status', '=', 'capturing'),
        ),
      ]),
    )
  const other = await (orderUUID ? others.where('o.orderUUID', '!=', orderUUID) : others).executeTakeFirst()
  if (other) throw new AppError('already-booked')
}
