import { sql } from 'kysely'
import { inCamelCase } from '../../../platform/database/camel-case'
import type { Db } from '../../../platform/database/database'
import type { Order } from '../records/orders-repository'

/** All orders under an e-mail, in whatever case it was typed. */
export const ordersOf = (db: Db, email: string): Promise<Order[]> =>
  inCamelCase(db)
    .selectFrom('customerOrder')
    .selectAll()
    .where(sql<string>`lower(buyer ->> 'email')`, '=', email.trim().toLowerCase())
    .orderBy('createdAt')
    .execute()

/** Orders of a person with what belongs to them. Marks and fingerprints say nothing about the person and stay out. */
export async function exportOrders(database: Db, email: string) {
  const orders = await ordersOf(database, email)
  const db = inCamelCase(database)
  const ids = orders.map(({ orderUuid }) => orderUuid)
  if (ids.length === 0) return { orders: [], changes: [], payments: [], refunds: [], invoices: [] }
  const payments = await db
    .selectFrom('payment')
    .select(['orderUuid', 'provider', 'amountCents', 'status', 'refusal', 'payLater', 'updatedAt'])
    .where('orderUuid', 'in', ids)
    .execute()
  const shown = orders.map(({ fingerprint: _f, buyerMark: _b, visitorMark: _v, ...order }) => order)
  return {
    orders: shown,
    changes: await db.selectFrom('orderChange').selectAll().where('orderUuid', 'in', ids).execute(),
    payments,
    refunds: await db.selectFrom('refund').selectAll().where('orderUuid', 'in', ids).execute(),
    invoices: await db.selectFrom('invoice').selectAll().where('orderUuid', 'in', ids).execute(),
  }
}
