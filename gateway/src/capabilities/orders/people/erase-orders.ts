import { sql } from 'kysely'
import { inCamelCase } from '../../../platform/database/camel-case'
import type { Db } from '../../../platform/database/database'
import { retentionEnd } from '../../../platform/retention'
import type { Order } from '../records/orders-repository'
import { type Erasure, erasureOf } from './erase-rules'
import { ordersOf } from './orders-of-person'

type KeptOrder = { bookingNumber: string; reason: string }
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
    const { bookingNumber, orderUuid: orderUUID } = order
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

async function standingOf(db: Db, { orderUuid }: Order) {
  const order = await inCamelCase(db)
    .selectFrom('customerOrder as o')
    .select(({ exists, selectFrom }) => [
      'o.status',
      'o.confirmedAt',
      'o.checkout',
      exists(
        selectFrom('refund')
          .select('refundId')
          .whereRef('refund.orderUuid', '=', 'o.orderUuid')
          .where('doneAt', 'is', null),
      ).as('owesRefund'),
      exists(
        selectFrom('payment')
          .select('paymentId')
          .whereRef('payment.orderUuid', '=', 'o.orderUuid')
          .where('status', 'in', ['authorising', 'requires-action', 'capturing']),
      ).as('isPaying'),
      selectFrom('gift')
        .select(({ fn }) => fn.max('validUntil').as('until'))
        .whereRef('gift.orderUuid', '=', 'o.orderUuid')
        .where('gift.status', '=', 'active')
        .where('gift.balanceCents', '>', 0)
        .as('giftsUntil'),
    ])
    .where('o.orderUuid', '=', orderUuid)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { owesRefund, isPaying, ...standing } = order
  return { ...standing, hasOpenMoney: Boolean(owesRefund) || Boolean(isPaying) }
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
