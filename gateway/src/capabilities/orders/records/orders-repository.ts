import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { CustomerOrderTable } from './order-tables'

export type Order = Selectable<CustomerOrderTable>
export type NewOrder = Omit<Insertable<CustomerOrderTable>, 'buyer' | 'stay' | 'item' | 'lines'> &
  Pick<Order, 'buyer' | 'stay' | 'item' | 'lines'>
type Written = Updateable<CustomerOrderTable>
type InJson = 'stay' | 'item' | 'lines'

/** Columns of an order that may change; its status does so with an event alone (`life/advance.ts`). */
export type OrderChange = Omit<Written, InJson | 'buyer' | 'status'> & Partial<Pick<Order, InJson>>

/** A change as it is written: values of JSON as text. Undefined fields are left as they are. */
export const asJson = ({ stay, item, lines, ...change }: OrderChange): Written => ({
  ...change,
  stay: stay && JSON.stringify(stay),
  item: item === undefined ? undefined : JSON.stringify(item),
  lines: lines && JSON.stringify(lines),
})

type Arriving = { after: string; until: string; confirmedBefore: Date; limit: number }

export const createOrdersRepository = (db: Db) => ({
  /** Undefined when the booking number is somebody else's. */
  add: ({ buyer, stay, item, lines, ...order }: NewOrder): Promise<Order | undefined> =>
    db
      .insertInto('customerOrder')
      .values({
        ...order,
        buyer: JSON.stringify(buyer),
        ...asJson({ stay, item, lines }),
        lines: JSON.stringify(lines),
      })
      .onConflict((conflict) => conflict.column('bookingNumber').doNothing())
      .returningAll()
      .executeTakeFirst(),
  find: (orderUUID: string) =>
    db.selectFrom('customerOrder').selectAll().where('orderUUID', '=', orderUUID).executeTakeFirst(),
  findByNumber: (bookingNumber: string) =>
    db.selectFrom('customerOrder').selectAll().where('bookingNumber', '=', bookingNumber).executeTakeFirst(),
  /** Not against events, whose foreign key holds their order while they are written (KEY SHARE). */
  lock: (orderUUID: string): Promise<Order> =>
    db
      .selectFrom('customerOrder')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(),
  /** Changes all but its status: that is for `life/advance.ts`. */
  change: ({ orderUUID }: Pick<Order, 'orderUUID'>, change: OrderChange) =>
    db
      .updateTable('customerOrder')
      .set(asJson(change))
      .where('orderUUID', '=', orderUUID)
      .returningAll()
      .executeTakeFirstOrThrow(),
  /** Writes who bought anew; everything else of the order stays. */
  correctBuyer: ({ orderUUID }: Pick<Order, 'orderUUID'>, buyer: Order['buyer']) =>
    db
      .updateTable('customerOrder')
      .set({ buyer: JSON.stringify(buyer) })
      .where('orderUUID', '=', orderUUID)
      .execute(),
  /** Orders that came to nothing: what their buyers told us is not ours to keep. */
  forgetLapsed: (before: Date) =>
    db
      .deleteFrom('customerOrder')
      .where((order) =>
        order.or([
          order('status', '=', 'expired'),
          order.and([order('status', '=', 'cancelled'), order('confirmedAt', 'is', null)]),
        ]),
      )
      .where('createdAt', '<', before)
      .where((order) =>
        order.not(
          order.exists(
            order
              .selectFrom('payment')
              .select('paymentId')
              .whereRef('payment.orderUUID', '=', 'customerOrder.orderUUID')
              .where('payment.status', 'in', ['authorising', 'requires-action', 'capturing', 'captured']),
          ),
        ),
      )
      .execute(),
  /** Booked stays that begin after a day, until another, and whose buyers were not reminded of that arrival. */
  findArriving: ({ after, until, confirmedBefore, limit }: Arriving) =>
    db
      .selectFrom('customerOrder')
      .select('orderUUID')
      .where('kind', '=', 'stay')
      .where('status', '=', 'confirmed')
      .where('checkin', '>', after)
      .where('checkin', '<=', until)
      .where('confirmedAt', '<=', confirmedBefore)
      .where((order) =>
        order.or([order('remindedFor', 'is', null), order('remindedFor', '!=', order.ref('checkin'))]),
      )
      .orderBy('checkin')
      .limit(limit)
      .execute(),
  /** Orders whose hold has run out, oldest first. */
  findExpired: (now: Date, limit: number) =>
    db
      .selectFrom('customerOrder')
      .select('orderUUID')
      .where('holdsStock', '=', true)
      .where('status', 'in', ['pending', 'payment-failed'])
      .where('expiresAt', '<=', now)
      .orderBy('expiresAt')
      .limit(limit)
      .execute(),
})
