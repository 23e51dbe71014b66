import type { Buyer, OrderAnswer } from '@escapade/shared-contracts/api/orders-schemas'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../platform/database'
import type { CustomerOrderTable, IdempotencyKeyTable, PaymentTable } from '../../platform/order-tables'

export type Order = Selectable<CustomerOrderTable>
export type Payment = Selectable<PaymentTable>
export type OrderActivity = { activity_id: string; day: string }
export type KnownKey = Selectable<IdempotencyKeyTable>
export type NewOrder = Omit<Insertable<CustomerOrderTable>, 'buyer' | 'stay'> & {
  buyer: Buyer
  stay: Order['stay']
}

export const createOrdersRepository = (db: Db) => ({
  /** False when the booking number is somebody else's. */
  async add({ buyer, stay, ...order }: NewOrder): Promise<boolean> {
    const row = await db
      .insertInto('customer_order')
      .values({ ...order, buyer: JSON.stringify(buyer), stay: JSON.stringify(stay) })
      .onConflict((conflict) => conflict.column('booking_number').doNothing())
      .returning('order_uuid')
      .executeTakeFirst()
    return row !== undefined
  },
  async addActivities(orderUUID: string, activities: OrderActivity[]): Promise<void> {
    if (activities.length === 0) return
    const rows = activities.map((activity) => ({ ...activity, order_uuid: orderUUID }))
    await db.insertInto('order_activity').values(rows).execute()
  },
  activitiesOf: (orderUUID: string): Promise<OrderActivity[]> =>
    db
      .selectFrom('order_activity')
      .select(['activity_id', 'day'])
      .where('order_uuid', '=', orderUUID)
      .execute(),
  find: (orderUUID: string) =>
    db.selectFrom('customer_order').selectAll().where('order_uuid', '=', orderUUID).executeTakeFirst(),
  lock: (orderUUID: string): Promise<Order> =>
    db
      .selectFrom('customer_order')
      .selectAll()
      .where('order_uuid', '=', orderUUID)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  change: (orderUUID: string, change: Updateable<CustomerOrderTable>) =>
    db.updateTable('customer_order').set(change).where('order_uuid', '=', orderUUID).execute(),
  /** Orders that came to nothing: what their buyers told us is not ours to keep. */
  forgetLapsed: (before: Date) =>
    db
      .deleteFrom('customer_order')
      .where('status', '=', 'expired')
      .where('created_at', '<', before)
      .where((order) =>
        order.not(
          order.exists(
            order
              .selectFrom('payment')
              .select('payment_id')
              .whereRef('payment.order_uuid', '=', 'customer_order.order_uuid')
              .where('payment.status', 'in', ['authorising', 'requires-action', 'capturing', 'captured']),
          ),
        ),
      )
      .execute(),
  /** Orders whose hold has run out, oldest first. */
  findExpired: (now: Date, limit: number) =>
    db
      .selectFrom('customer_order')
      .select('order_uuid')
      .where('holds_stock', '=', true)
      .where('status', 'in', ['pending', 'payment-failed'])
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(limit)
      .execute(),
})

type Unfinished = { provider: string; before: Date; askedBefore: Date; limit: number }

export const createPaymentsRepository = (db: Db) => ({
  add: (payment: Payment) => db.insertInto('payment').values(payment).execute(),
  ofOrder: (orderUUID: string): Promise<Payment> =>
    db.selectFrom('payment').selectAll().where('order_uuid', '=', orderUUID).executeTakeFirstOrThrow(),
  findByIntent: (provider: string, intentId: string) =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('provider', '=', provider)
      .where('intent_id', '=', intentId)
      .executeTakeFirst(),
  change: (orderUUID: string, change: Updateable<PaymentTable>) =>
    db.updateTable('payment').set(change).where('order_uuid', '=', orderUUID).execute(),
  /** The first answer of the provider counts; it is the same for every call with our reference. */
  saveIntent: (orderUUID: string, intentId: string, now: Date) =>
    db
      .updateTable('payment')
      .set({ intent_id: intentId, status: 'open', updated_at: now })
      .where('order_uuid', '=', orderUUID)
      .where('intent_id', 'is', null)
      .execute(),
  /** Payments that wait for the provider, or (`askedBefore`) for the holder of the card. Not touched since. */
  findUnfinished: ({ provider, before, askedBefore, limit }: Unfinished) =>
    db
      .selectFrom('payment')
      .select('order_uuid')
      .where('provider', '=', provider)
      .where((payment) =>
        payment.or([
          payment('status', 'in', ['authorising', 'capturing']).and('updated_at', '<', before),
          payment('status', '=', 'requires-action').and('updated_at', '<', askedBefore),
        ]),
      )
      .orderBy('updated_at')
      .limit(limit)
      .execute(),
})

type Refusal = Extract<OrderAnswer, { error: unknown }>

export const createKeysRepository = (db: Db) => ({
  /** False when the key is taken. Waits for a call with the same key that is still running. */
  async claim(key: string, fingerprint: string, now: Date): Promise<boolean> {
    const row = await db
      .insertInto('idempotency_key')
      .values({ key, fingerprint, order_uuid: null, refusal: 'null', created_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    return row !== undefined
  },
  find: (key: string): Promise<KnownKey> =>
    db.selectFrom('idempotency_key').selectAll().where('key', '=', key).executeTakeFirstOrThrow(),
  keepOrder: (key: string, orderUUID: string) =>
    db.updateTable('idempotency_key').set({ order_uuid: orderUUID }).where('key', '=', key).execute(),
  keepRefusal: (key: string, refusal: Refusal) =>
    db
      .updateTable('idempotency_key')
      .set({ refusal: JSON.stringify(refusal) })
      .where('key', '=', key)
      .execute(),
  /** Keys of refused orders are of no use after a day. */
  forgetRefused: (before: Date) =>
    db
      .deleteFrom('idempotency_key')
      .where('order_uuid', 'is', null)
      .where('created_at', '<', before)
      .execute(),
})
