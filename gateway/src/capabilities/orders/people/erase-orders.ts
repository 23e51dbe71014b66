import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { retentionEnd } from '../../../platform/retention'
import type { Order } from '../records/orders-repository'
import { type Erasure, erasureOf } from './erase-rules'
import { ordersOf } from './orders-of-person'

export type KeptOrder = { bookingNumber: string; reason: string }
export type ErasedOrders = {
  deleted: string[]
  /** Booking numbers of which only what an invoice needs is left. */
  reduced: string[]
  kept: KeptOrder[]
  /** Of those that were deleted or reduced. */
  orderUUIDs: string[]
}

type Asking = { email: string; today: string }

/** In the transaction of the caller: each order is locked before it is judged. */
export async function eraseOrders(db: Db, { email, today }: Asking): Promise<ErasedOrders> {
  const erased: ErasedOrders = { deleted: [], reduced: [], kept: [], orderUUIDs: [] }
  for (const order of await ordersOf(db, email)) {
    const outcome = erasureOf(await standingOf(db, order), today)
    const { booking_number: bookingNumber, order_uuid: orderUUID } = order
    if (outcome.kind === 'keep') {
      erased.kept.push({ bookingNumber, reason: outcome.reason })
      continue
    }
    await carryOut(db, orderUUID, outcome)
    erased[outcome.kind === 'delete' ? 'deleted' : 'reduced'].push(bookingNumber)
    erased.orderUUIDs.push(orderUUID)
  }
  return erased
}

async function standingOf(db: Db, { order_uuid }: Order) {
  const order = await db
    .selectFrom('customer_order as o')
    .select(({ exists, selectFrom }) => [
      'o.status',
      'o.confirmed_at',
      'o.checkout',
      exists(
        selectFrom('refund')
          .select('refund_id')
          .whereRef('refund.order_uuid', '=', 'o.order_uuid')
          .where('done_at', 'is', null),
      ).as('owes_refund'),
      exists(
        selectFrom('payment')
          .select('payment_id')
          .whereRef('payment.order_uuid', '=', 'o.order_uuid')
          .where('status', 'in', ['authorising', 'requires-action', 'capturing']),
      ).as('is_paying'),
      selectFrom('gift')
        .select(({ fn }) => fn.max('valid_until').as('until'))
        .whereRef('gift.order_uuid', '=', 'o.order_uuid')
        .where('gift.status', '=', 'active')
        .where('gift.balance_cents', '>', 0)
        .as('gifts_until'),
    ])
    .where('o.order_uuid', '=', order_uuid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { owes_refund, is_paying, gifts_until: giftsUntil, ...standing } = order
  return { ...standing, giftsUntil, hasOpenMoney: Boolean(owes_refund) || Boolean(is_paying) }
}

async function carryOut(db: Db, orderUUID: string, { kind }: Erasure) {
  if (kind === 'delete') {
    await db.deleteFrom('customer_order').where('order_uuid', '=', orderUUID).execute()
    return
  }
  await db.deleteFrom('order_key').where('order_uuid', '=', orderUUID).execute()
  await db.deleteFrom('order_code').where('order_uuid', '=', orderUUID).execute()
  const unreachable = JSON.stringify({ email: `${orderUUID}@erased.invalid`, phoneNumber: '+10000000000' })
  await db
    .updateTable('customer_order')
    .set({ buyer: sql`buyer || ${unreachable}::jsonb`, special_request: null })
    .where('order_uuid', '=', orderUUID)
    .execute()
}

/** Orders whose term of book-keeping is over, with all that belongs to them. */
export const forgetPaidOrders = (db: Db, now: Date) =>
  db.deleteFrom('customer_order').where('confirmed_at', '<', retentionEnd('paidOrders', now)).execute()
