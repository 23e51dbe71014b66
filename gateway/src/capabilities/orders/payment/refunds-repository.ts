import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { MoneyReturnTable, RefundTable } from './payment-tables'

export type Refund = Selectable<RefundTable>
export type MoneyReturn = Selectable<MoneyReturnTable>

export const createRefundsRepository = (db: Db) => ({
  add: (refund: Refund) => db.insertInto('refund').values(refund).execute(),
  addReturn: (moneyReturn: MoneyReturn) => db.insertInto('money_return').values(moneyReturn).execute(),
  /** What went back for an order, each time with its parts, the first one first. */
  returnsOf: (orderUUID: string): Promise<MoneyReturn[]> =>
    db
      .selectFrom('money_return')
      .selectAll()
      .where('order_uuid', '=', orderUUID)
      .orderBy('created_at')
      .orderBy('order_version')
      .execute(),
  findReturn: (returnId: string): Promise<MoneyReturn | undefined> =>
    db.selectFrom('money_return').selectAll().where('return_id', '=', returnId).executeTakeFirst(),
  /** Undefined while a part of it has not left yet. */
  returnThatIsOut: (returnId: string): Promise<MoneyReturn | undefined> =>
    db
      .selectFrom('money_return as r')
      .selectAll('r')
      .where('r.return_id', '=', returnId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('refund')
              .select('refund_id')
              .whereRef('refund.return_id', '=', 'r.return_id')
              .where('done_at', 'is', null),
          ),
        ),
      )
      .executeTakeFirst(),
  find: (refundId: string) =>
    db.selectFrom('refund').selectAll().where('refund_id', '=', refundId).executeTakeFirstOrThrow(),
  ofOrder: (orderUUID: string): Promise<Refund[]> =>
    db
      .selectFrom('refund')
      .selectAll()
      .where('order_uuid', '=', orderUUID)
      .orderBy('created_at')
      .orderBy('refund_id')
      .execute(),
  /** Cents that went back for an order, or are on their way. */
  async totalOf(orderUUID: string): Promise<number> {
    const refunds = await this.ofOrder(orderUUID)
    return refunds.reduce((total, { amount_cents }) => total + amount_cents, 0)
  },
  /** False when it was noted before. */
  async finish(refundId: string, now: Date): Promise<boolean> {
    const row = await db
      .updateTable('refund')
      .set({ done_at: now })
      .where('refund_id', '=', refundId)
      .where('done_at', 'is', null)
      .returning('refund_id')
      .executeTakeFirst()
    return row !== undefined
  },
})
