import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { OrderChangeTable } from './change-tables'

export type Change = Selectable<OrderChangeTable>

export const createChangeRepository = (db: Db) => ({
  add: ({ before, after, ...change }: Change) =>
    db
      .insertInto('order_change')
      .values({ ...change, before: JSON.stringify(before), after: JSON.stringify(after) })
      .execute(),
  findByKey: (key: string) =>
    db.selectFrom('order_change').selectAll().where('key', '=', key).executeTakeFirst(),
  find: (changeId: string) =>
    db.selectFrom('order_change').selectAll().where('change_id', '=', changeId).executeTakeFirst(),
  openOf: (orderUUID: string) =>
    db
      .selectFrom('order_change')
      .selectAll()
      .where('order_uuid', '=', orderUUID)
      .where('status', '=', 'open')
      .executeTakeFirst(),
  /** Those that were carried out, the first one first: each raised the order's version by one. */
  doneOf: (orderUUID: string) =>
    db
      .selectFrom('order_change')
      .selectAll()
      .where('order_uuid', '=', orderUUID)
      .where('status', '=', 'done')
      .orderBy('done_at')
      .execute(),
  end: (changeId: string, status: 'done' | 'lapsed', now: Date) =>
    db.updateTable('order_change').set({ status, done_at: now }).where('change_id', '=', changeId).execute(),
  extend: (changeId: string, expiresAt: Date) =>
    db.updateTable('order_change').set({ expires_at: expiresAt }).where('change_id', '=', changeId).execute(),
  /** Changes that were not paid in time, oldest first, with their payments. */
  findDue: (now: Date, limit: number) =>
    db
      .selectFrom('order_change as c')
      .innerJoin('payment as p', 'p.change_id', 'c.change_id')
      .select(['c.change_id', 'c.order_uuid', 'p.payment_id'])
      .where('c.status', '=', 'open')
      .where('c.expires_at', '<=', now)
      .orderBy('c.expires_at')
      .limit(limit)
      .execute(),
})
