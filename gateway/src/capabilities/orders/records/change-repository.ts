import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { OrderChangeTable } from './change-tables'

export type Change = Selectable<OrderChangeTable>

export const createChangeRepository = (db: Db) => ({
  add: ({ before, after, ...change }: Change) =>
    db
      .insertInto('orderChange')
      .values({ ...change, before: JSON.stringify(before), after: JSON.stringify(after) })
      .execute(),
  findByKey: (key: string) =>
    db.selectFrom('orderChange').selectAll().where('key', '=', key).executeTakeFirst(),
  find: (changeId: string) =>
    db.selectFrom('orderChange').selectAll().where('changeId', '=', changeId).executeTakeFirst(),
  openOf: (orderUUID: string) =>
    db
      .selectFrom('orderChange')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .where('status', '=', 'open')
      .executeTakeFirst(),
  latestOf: (orderUUID: string) =>
    db
      .selectFrom('orderChange')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  /** Those that were carried out, the first one first: each raised the order's version by one. */
  doneOf: (orderUUID: string) =>
    db
      .selectFrom('orderChange')
      .selectAll()
      .where('orderUUID', '=', orderUUID)
      .where('status', '=', 'done')
      .orderBy('doneAt')
      .execute(),
  /** False where it is not open any more. */
  async end(changeId: string, status: 'done' | 'lapsed', now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('orderChange')
      .set({ status, doneAt: now })
      .where('changeId', '=', changeId)
      .where('status', '=', 'open')
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
  extend: (changeId: string, expiresAt: Date) =>
    db.updateTable('orderChange').set({ expiresAt }).where('changeId', '=', changeId).execute(),
  /** Changes that were not paid in time, oldest first, with their payments. */
  findDue: (now: Date, limit: number) =>
    db
      .selectFrom('orderChange as c')
      .innerJoin('payment as p', 'p.changeId', 'c.changeId')
      .select(['c.changeId', 'c.orderUUID', 'p.paymentId'])
      .where('c.status', '=', 'open')
      .where('c.expiresAt', '<=', now)
      .orderBy('c.expiresAt')
      .limit(limit)
      .execute(),
})
