import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { RefundTable } from './payment-tables'

export type Refund = Selectable<RefundTable>

export const createRefundsRepository = (db: Db) => ({
  add: (refund: Refund) => db.insertInto('refund').values(refund).execute(),
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
