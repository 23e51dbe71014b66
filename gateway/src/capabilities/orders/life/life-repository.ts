import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { asJson, type Order, type OrderChange } from '../records/orders-repository'
import type { Payment, PaymentChange } from '../records/payments-repository'
import type { OrderEventTable } from './life-tables'

export type OrderEvent = Omit<Selectable<OrderEventTable>, 'eventId'>
type NewEvent = Omit<Insertable<OrderEventTable>, 'eventId' | 'amounts'> & Pick<OrderEvent, 'amounts'>

type Moved<Status, Change> = { from: Status; to: Status; change: Change }

/** Statuses and their events: `advance.ts` alone writes them. */
export const createLifeRepository = (db: Db) => ({
  /** Undefined when the order has gone on since it was read. */
  moveOrder: (orderUUID: string, { from, to, change }: Moved<Order['status'], OrderChange>) =>
    db
      .updateTable('customerOrder')
      .set({ ...asJson(change), status: to })
      .where('orderUUID', '=', orderUUID)
      .where('status', '=', from)
      .returningAll()
      .executeTakeFirst(),
  movePayment: (paymentId: string, status: Payment['status'], { payLater, ...change }: PaymentChange) =>
    db
      .updateTable('payment')
      .set({
        ...change,
        status,
        payLater: payLater === undefined ? undefined : JSON.stringify(payLater),
      })
      .where('paymentId', '=', paymentId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  add: (events: NewEvent[]) =>
    db
      .insertInto('orderEvent')
      .values(events.map(({ amounts, ...event }) => ({ ...event, amounts: JSON.stringify(amounts) })))
      .execute(),
  /** In the order in which they happened. */
  ofOrder: (orderUUID: string): Promise<OrderEvent[]> =>
    db.selectFrom('orderEvent').selectAll().where('orderUUID', '=', orderUUID).orderBy('eventId').execute(),
  lastOf: (orderUUID: string): Promise<OrderEvent | undefined> =>
    db
      .selectFrom('orderEvent')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .where('paymentId', 'is', null)
      .orderBy('eventId', 'desc')
      .limit(1)
      .executeTakeFirst(),
  /** Cents of gift money that customer care has given for it. */
  async givenFor(orderUUID: string): Promise<number> {
    const { cents } = await db
      .selectFrom('orderEvent')
      .select(sql<string>`coalesce(sum((amounts ->> 'gift')::int), 0)`.as('cents'))
      .where('orderUUID', '=', orderUUID)
      .where('cause', '=', 'goodwill-gift')
      .executeTakeFirstOrThrow()
    return Number(cents)
  },
  /** True where its buyer was sent a link to pay a change. */
  async wasLinked(orderUUID: string, changeId: string): Promise<boolean> {
    const row = await db
      .selectFrom('orderEvent')
      .select('eventId')
      .where('orderUUID', '=', orderUUID)
      .where('changeId', '=', changeId)
      .where('cause', '=', 'payment-link-sent')
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
  lastOfPayment: (paymentId: string): Promise<OrderEvent | undefined> =>
    db
      .selectFrom('orderEvent')
      .selectAll()
      .where('paymentId', '=', paymentId)
      .orderBy('eventId', 'desc')
      .limit(1)
      .executeTakeFirst(),
})
