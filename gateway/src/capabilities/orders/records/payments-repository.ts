import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { PaymentTable } from './payment-tables'

export type Payment = Selectable<PaymentTable>
/** Columns of a payment that may change; its status does so with an event alone (`life/advance.ts`). */
export type PaymentChange = Omit<Updateable<PaymentTable>, 'payLater' | 'status'> & {
  payLater?: PayLaterPlan | null
}
type Unfinished = { provider: string; before: Date; askedBefore: Date; limit: number }

export const createPaymentsRepository = (db: Db) => ({
  add: ({ payLater, ...payment }: Payment) =>
    db
      .insertInto('payment')
      .values({ ...payment, payLater: JSON.stringify(payLater) })
      .execute(),
  find: (paymentId: string): Promise<Payment> =>
    db.selectFrom('payment').selectAll().where('paymentId', '=', paymentId).executeTakeFirstOrThrow(),
  /** The payment of the order itself, not those of its changes. */
  ofOrder: (orderUUID: string): Promise<Payment> =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .where('changeId', 'is', null)
      .executeTakeFirstOrThrow(),
  /** All of an order whose row is locked, with those of its changes: locked, too. */
  lockOf: (orderUUID: string): Promise<Payment[]> =>
    db.selectFrom('payment').selectAll().where('orderUUID', '=', orderUUID).forNoKeyUpdate().execute(),
  ofChange: (changeId: string) =>
    db.selectFrom('payment').selectAll().where('changeId', '=', changeId).executeTakeFirst(),
  /** Captures for an order and its changes, the last first. */
  capturedFor: (orderUUID: string): Promise<Payment[]> =>
    db
      .selectFrom('payment')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .where('status', '=', 'captured')
      .orderBy((payment) => payment.case().when('changeId', 'is', null).then(1).else(0).end())
      .orderBy('updatedAt', 'desc')
      .execute(),
  /** Since when and until when what it pays for is held: a lapsed order may have its rooms again, hours later. */
  holdOf: (paymentId: string): Promise<{ heldAt: Date; expiresAt: Date }> =>
    db
      .selectFrom('payment as p')
      .innerJoin('customerOrder as o', 'o.orderUUID', 'p.orderUUID')
      .leftJoin('orderChange as c', 'c.changeId', 'p.changeId')
      .select(({ fn }) => [
        fn.coalesce('c.createdAt', 'o.heldAt').as('heldAt'),
        fn.coalesce('c.expiresAt', 'o.expiresAt').as('expiresAt'),
      ])
      .where('p.paymentId', '=', paymentId)
      .executeTakeFirstOrThrow(),
  findByIntent: (intentId: string) =>
    db.selectFrom('payment').selectAll().where('intentId', '=', intentId).executeTakeFirst(),
  /** Payments that were taken of late whose card is not named yet. */
  findUnnamed: ({ since, limit }: { since: Date; limit: number }) =>
    db
      .selectFrom('payment')
      .select(['paymentId', 'paymentMethod'])
      .where('status', '=', 'captured')
      .where('cardEnding', 'is', null)
      .where('updatedAt', '>', since)
      .orderBy('updatedAt')
      .limit(limit)
      .execute(),
  nameCard: (paymentId: string, { brand, ending }: { brand: string; ending: string }) =>
    db
      .updateTable('payment')
      .set({ cardBrand: brand, cardEnding: ending })
      .where('paymentId', '=', paymentId)
      .execute(),
  /** It was looked at just now: its turn comes again after the others. */
  touch: (paymentId: string, now: Date) =>
    db.updateTable('payment').set({ updatedAt: now }).where('paymentId', '=', paymentId).execute(),
  /** Payments of the order and of its changes. */
  allOf: (orderUUID: string): Promise<Payment[]> =>
    db.selectFrom('payment').selectAll().where('orderUUID', '=', orderUUID).orderBy('updatedAt').execute(),
  /** Payments that wait for the provider, or (`askedBefore`) for the holder of the card. Not touched since. */
  findUnfinished: ({ provider, before, askedBefore, limit }: Unfinished) =>
    db
      .selectFrom('payment')
      .select('paymentId')
      .where('provider', '=', provider)
      .where((payment) =>
        payment.or([
          payment('status', 'in', ['authorising', 'capturing']).and('updatedAt', '<', before),
          payment('status', '=', 'requires-action').and('updatedAt', '<', askedBefore),
        ]),
      )
      .orderBy('updatedAt')
      .limit(limit)
      .execute(),
})
