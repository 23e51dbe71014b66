import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { MoneyReturnTable, RefundTable } from './payment-tables'

export type Refund = Selectable<RefundTable>
export type MoneyReturn = Selectable<MoneyReturnTable>

/** Of effects that send a refund to the card. */
export const refundTopic = 'order-refund'

export const createRefundsRepository = (db: Db) => ({
  add: (refund: Insertable<RefundTable>) => db.insertInto('refund').values(refund).execute(),
  addReturn: (moneyReturn: MoneyReturn) => db.insertInto('moneyReturn').values(moneyReturn).execute(),
  /** Refunds of an order, each with its parts, the first one first. */
  returnsOf: (orderUUID: string): Promise<MoneyReturn[]> =>
    db
      .selectFrom('moneyReturn')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .orderBy('createdAt')
      .orderBy('orderVersion')
      .execute(),
  findReturn: (returnId: string): Promise<MoneyReturn | undefined> =>
    db.selectFrom('moneyReturn').selectAll().where('returnId', '=', returnId).executeTakeFirst(),
  /** Undefined while a part of it has not left yet. */
  returnThatIsOut: (returnId: string): Promise<MoneyReturn | undefined> =>
    db
      .selectFrom('moneyReturn as r')
      .selectAll('r')
      .where('r.returnId', '=', returnId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refund')
              .select('refundId')
              .whereRef('refund.returnId', '=', 'r.returnId')
              .where('doneAt', 'is', null),
          ),
        ),
      )
      .executeTakeFirst(),
  find: (refundId: string) =>
    db.selectFrom('refund').selectAll().where('refundId', '=', refundId).executeTakeFirstOrThrow(),
  ofPayment: (paymentId: string): Promise<Refund[]> =>
    db.selectFrom('refund').selectAll().where('paymentId', '=', paymentId).execute(),
  /** Those of an order that the holder's bank did not take. */
  failedOf: (orderUUID: string): Promise<Refund[]> =>
    db
      .selectFrom('refund')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .where('failedAt', 'is not', null)
      .execute(),
  /** It goes out once more. */
  again: ({ refundId, attempt }: Refund) =>
    db
      .updateTable('refund')
      .set({ failedAt: null, doneAt: null, attempt: attempt + 1 })
      .where('refundId', '=', refundId)
      .execute(),
  ofOrder: (orderUUID: string): Promise<Refund[]> =>
    db
      .selectFrom('refund')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .orderBy('createdAt')
      .orderBy('refundId')
      .execute(),
  /** Cents that went back for an order, or are on their way. */
  async totalOf(orderUUID: string): Promise<number> {
    const refunds = await this.ofOrder(orderUUID)
    return refunds.reduce((total, { amountCents, failedAt }) => total + (failedAt ? 0 : amountCents), 0)
  },
  finish: (refundId: string, now: Date) => noteOnce(db, 'doneAt', { refundId, now }),
  fail: (refundId: string, now: Date) => noteOnce(db, 'failedAt', { refundId, now }),
})

/** False when it was noted before. */
async function noteOnce(
  db: Db,
  column: 'doneAt' | 'failedAt',
  { refundId, now }: { refundId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('refund')
    .set({ [column]: now })
    .where('refundId', '=', refundId)
    .where(column, 'is', null)
    .returning('refundId')
    .executeTakeFirst()
  return row !== undefined
}
