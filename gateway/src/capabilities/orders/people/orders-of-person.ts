import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { Order } from '../records/orders-repository'

/** All orders under an e-mail, in whatever case it was typed. */
export const ordersOf = (db: Db, email: string): Promise<Order[]> =>
  db
    .selectFrom('customer_order')
    .selectAll()
    .where(sql<string>`lower(buyer ->> 'email')`, '=', email.trim().toLowerCase())
    .orderBy('created_at')
    .execute()

/** Orders of a person with what belongs to them. Marks and fingerprints say nothing about the person and stay out. */
export async function exportOrders(db: Db, email: string) {
  const orders = await ordersOf(db, email)
  const ids = orders.map(({ order_uuid }) => order_uuid)
  if (ids.length === 0) return { orders: [], changes: [], payments: [], refunds: [], invoices: [] }
  const payments = await db
    .selectFrom('payment')
    .select(['order_uuid', 'provider', 'amount_cents', 'status', 'refusal', 'pay_later', 'updated_at'])
    .where('order_uuid', 'in', ids)
    .execute()
  const shown = orders.map(({ fingerprint: _f, buyer_mark: _b, visitor_mark: _v, ...order }) => order)
  return {
    orders: shown,
    changes: await db.selectFrom('order_change').selectAll().where('order_uuid', 'in', ids).execute(),
    payments,
    refunds: await db.selectFrom('refund').selectAll().where('order_uuid', 'in', ids).execute(),
    invoices: await db.selectFrom('invoice').selectAll().where('order_uuid', 'in', ids).execute(),
  }
}
