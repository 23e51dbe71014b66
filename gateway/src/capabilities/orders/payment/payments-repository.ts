import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { PaymentTable } from './payment-tables'

export type Payment = Selectable<PaymentTable>
type PaymentChange = Omit<Updateable<PaymentTable>, 'pay_later'> & { pay_later?: PayLaterPlan | null }
type Unfinished = { provider: string; before: Date; askedBefore: Date; limit: number }

export const createPaymentsRepository = (db: Db) => ({
  add: ({ pay_later, ...payment }: Payment) =>
    db
      .insertInto('payment')
      .values({ ...payment, pay_later: JSON.stringify(pay_later) })
      .execute(),
  find: (paymentId: string): Promise<Payment> =>
    db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow(),
  /** The payment of the order itself, not those of its changes. */
  ofOrder: (orderUUID: string): Promise<Payment> =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('order_uuid', '=', orderUUID)
      .where('change_id', 'is', null)
      .executeTakeFirstOrThrow(),
  ofChange: (changeId: string) =>
    db.selectFrom('payment').selectAll().where('change_id', '=', changeId).executeTakeFirst(),
  /** What was taken for an order and its changes, the last first. */
  capturedFor: (orderUUID: string): Promise<Payment[]> =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('order_uuid', '=', orderUUID)
      .where('status', '=', 'captured')
      .orderBy((payment) => payment.case().when('change_id', 'is', null).then(1).else(0).end())
      .orderBy('updated_at', 'desc')
      .execute(),
  /** When what it pays for was placed. */
  async createdAt(paymentId: string): Promise<Date> {
    const { created_at } = await db
      .selectFrom('payment as p')
      .innerJoin('customer_order as o', 'o.order_uuid', 'p.order_uuid')
      .leftJoin('order_change as c', 'c.change_id', 'p.change_id')
      .select((row) => row.fn.coalesce('c.created_at', 'o.created_at').as('created_at'))
      .where('p.payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    return created_at
  },
  findByIntent: (intentId: string) =>
    db.selectFrom('payment').selectAll().where('intent_id', '=', intentId).executeTakeFirst(),
  change: (paymentId: string, { pay_later, ...change }: PaymentChange) =>
    db
      .updateTable('payment')
      .set({ ...change, ...(pay_later === undefined ? {} : { pay_later: JSON.stringify(pay_later) }) })
      .where('payment_id', '=', paymentId)
      .execute(),
  /** Does nothing when the payment has gone on since it was read in that status. */
  changeFrom: (
    { payment_id, status }: Pick<Payment, 'payment_id' | 'status'>,
    change: Pick<PaymentChange, 'status' | 'refusal' | 'updated_at'>,
  ) =>
    db
      .updateTable('payment')
      .set(change)
      .where('payment_id', '=', payment_id)
      .where('status', '=', status)
      .execute(),
  /** The first answer of the provider counts; undefined for a later one, which says the same. */
  saveIntent: (paymentId: string, intentId: string, now: Date): Promise<Payment | undefined> =>
    db
      .updateTable('payment')
      .set({ intent_id: intentId, status: 'open', updated_at: now })
      .where('payment_id', '=', paymentId)
      .where('intent_id', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  /** Payments that wait for the provider, or (`askedBefore`) for the holder of the card. Not touched since. */
  findUnfinished: ({ provider, before, askedBefore, limit }: Unfinished) =>
    db
      .selectFrom('payment')
      .select('payment_id')
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
