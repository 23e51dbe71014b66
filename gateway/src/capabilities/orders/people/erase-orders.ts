import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { forgetSentEffectsOf } from '../../../platform/jobs/outbox'
import type { Mailbox } from '../../../platform/mailbox'
import { retentionEnd } from '../../../platform/retention'
import { forgetKeysOf } from '../records/order-keys'
import type { Order } from '../records/orders-repository'
import { type Erasure, erasureOf } from './erase-rules'
import { ordersOf } from './orders-of-person'

type KeptOrder = { bookingNumber: string; reason: string }
export type ErasedOrders = {
  deleted: string[]
  /** Booking numbers of which only what an invoice needs is left. */
  reduced: string[]
  kept: KeptOrder[]
  /** Ids of those that were deleted or reduced. */
  orderUUIDs: string[]
}

type Asking = { mailboxes: readonly Mailbox[]; today: string }

/** In the transaction of the caller: each order is locked before it is judged. */
export async function eraseOrders(db: Db, { mailboxes, today }: Asking): Promise<ErasedOrders> {
  const erased: ErasedOrders = { deleted: [], reduced: [], kept: [], orderUUIDs: [] }
  for (const order of await ordersOf(db, mailboxes)) {
    const outcome = erasureOf(await standingOf(db, order), today)
    const { bookingNumber, orderUUID } = order
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

async function standingOf(db: Db, { orderUUID }: Order) {
  const order = await db
    .selectFrom('customerOrder as o')
    .select(({ exists, selectFrom }) => [
      'o.status',
      'o.confirmedAt',
      'o.checkout',
      exists(
        selectFrom('refund')
          .select('refundId')
          .whereRef('refund.orderUUID', '=', 'o.orderUUID')
          .where('doneAt', 'is', null),
      ).as('owesRefund'),
      exists(
        selectFrom('payment')
          .select('paymentId')
          .whereRef('payment.orderUUID', '=', 'o.orderUUID')
          .where('status', 'in', ['authorising', 'requires-action', 'capturing']),
      ).as('isPaying'),
      selectFrom('gift')
        .select(({ fn }) => fn.max('validUntil').as('until'))
        .whereRef('gift.orderUUID', '=', 'o.orderUUID')
        .where('gift.status', '=', 'active')
        .where('gift.balanceCents', '>', 0)
        .as('giftsUntil'),
    ])
    .where('o.orderUUID', '=', orderUUID)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { owesRefund, isPaying, ...standing } = order
  return { ...standing, hasOpenMoney: Boolean(owesRefund) || Boolean(isPaying) }
}

async function carryOut(db: Db, orderUUID: string, { kind }: Erasure) {
  await forgetSentEffectsOf(db, orderUUID)
  if (kind === 'delete') {
    await db.deleteFrom('customerOrder').where('orderUUID', '=', orderUUID).execute()
    return
  }
  await forgetKeysOf(db, orderUUID)
  await db.deleteFrom('orderApproval').where('orderUUID', '=', orderUUID).execute()
  await db.deleteFrom('orderNote').where('orderUUID', '=', orderUUID).execute()
  const unreachable = JSON.stringify({ email: `${orderUUID}@erased.invalid`, phoneNumber: '+10000000000' })
  await db
    .updateTable('customerOrder')
    .set({ buyer: sql`buyer || ${unreachable}::jsonb`, specialRequest: null })
    .where('orderUUID', '=', orderUUID)
    .execute()
}

/** Orders whose term of book-keeping is over, with all that belongs to them. */
export const forgetPaidOrders = (db: Db, now: Date) =>
  db.deleteFrom('customerOrder').where('confirmedAt', '<', retentionEnd('paidOrders', now)).execute()
