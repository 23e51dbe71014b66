import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { CustomerOrderTable } from '../order-tables'

export type Order = Selectable<CustomerOrderTable>
export type NewOrder = Omit<Insertable<CustomerOrderTable>, 'buyer' | 'stay' | 'item' | 'lines'> &
  Pick<Order, 'buyer' | 'stay' | 'item' | 'lines'>
type OrderChange = Omit<Updateable<CustomerOrderTable>, 'buyer' | 'stay' | 'item' | 'lines'> &
  Partial<Pick<Order, 'stay' | 'item' | 'lines'>>

type Arriving = { after: string; until: string; confirmedBefore: Date; limit: number }

export const createOrdersRepository = (db: Db) => ({
  /** Undefined when the booking number is somebody else's. */
  add: ({ buyer, stay, item, lines, ...order }: NewOrder): Promise<Order | undefined> =>
    db
      .insertInto('customer_order')
      .values({ ...order, buyer: JSON.stringify(buyer), ...asJson({ stay, item, lines }) })
      .onConflict((conflict) => conflict.column('booking_number').doNothing())
      .returningAll()
      .executeTakeFirst(),
  find: (orderUUID: string) =>
    db.selectFrom('customer_order').selectAll().where('order_uuid', '=', orderUUID).executeTakeFirst(),
  findByNumber: (bookingNumber: string) =>
    db
      .selectFrom('customer_order')
      .selectAll()
      .where('booking_number', '=', bookingNumber)
      .executeTakeFirst(),
  lock: (orderUUID: string): Promise<Order> =>
    db
      .selectFrom('customer_order')
      .selectAll()
      .where('order_uuid', '=', orderUUID)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  change: ({ order_uuid }: Pick<Order, 'order_uuid'>, { stay, item, lines, ...change }: OrderChange) =>
    db
      .updateTable('customer_order')
      .set({ ...change, ...asJson({ stay, item, lines }) })
      .where('order_uuid', '=', order_uuid)
      .returningAll()
      .executeTakeFirstOrThrow(),
  /** Orders that came to nothing: what their buyers told us is not ours to keep. */
  forgetLapsed: (before: Date) =>
    db
      .deleteFrom('customer_order')
      .where((order) =>
        order.or([
          order('status', '=', 'expired'),
          order.and([order('status', '=', 'cancelled'), order('confirmed_at', 'is', null)]),
        ]),
      )
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
  /** Booked stays that begin after a day, until another, and whose buyers were not reminded of that arrival. */
  findArriving: ({ after, until, confirmedBefore, limit }: Arriving) =>
    db
      .selectFrom('customer_order')
      .select('order_uuid')
      .where('kind', '=', 'stay')
      .where('status', '=', 'confirmed')
      .where('checkin', '>', after)
      .where('checkin', '<=', until)
      .where('confirmed_at', '<=', confirmedBefore)
      .where((order) =>
        order.or([order('reminded_for', 'is', null), order('reminded_for', '!=', order.ref('checkin'))]),
      )
      .orderBy('checkin')
      .limit(limit)
      .execute(),
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

/** Fields that are written as JSON; what is not there is not written. */
const asJson = (fields: Partial<Pick<Order, 'stay' | 'item' | 'lines'>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null && name === 'stay' ? null : JSON.stringify(value)]],
    ),
  ) as { stay: string; item: string; lines: string }
