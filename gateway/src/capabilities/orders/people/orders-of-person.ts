import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { type Mailbox, ofMailboxes } from '../../../platform/mailbox'
import { readLife } from '../life/read-life'
import type { Order } from '../records/orders-repository'

/** Orders that were booked with these mailboxes while they were their holder's. */
export const isOrderOf = (mailboxes: readonly Mailbox[]) =>
  ofMailboxes(mailboxes, { email: sql`buyer ->> 'email'`, at: sql`created_at` })

export const ordersOf = (db: Db, mailboxes: readonly Mailbox[]): Promise<Order[]> =>
  db.selectFrom('customerOrder').selectAll().where(isOrderOf(mailboxes)).orderBy('createdAt').execute()

/**
 * Orders of a person with what belongs to them. Marks and fingerprints say nothing about the person and stay out, and so
 * do the accounts of agents.
 */
export async function exportOrders(db: Db, mailboxes: readonly Mailbox[], now: Date) {
  const orders = await ordersOf(db, mailboxes)
  const ids = orders.map(({ orderUUID }) => orderUUID)
  if (ids.length === 0)
    return { orders: [], changes: [], payments: [], refunds: [], invoices: [], notes: [], events: [] }
  const payments = await db
    .selectFrom('payment')
    .select([
      'orderUUID',
      'provider',
      'amountCents',
      'status',
      'refusal',
      'cardBrand',
      'cardEnding',
      'payLater',
      'updatedAt',
    ])
    .where('orderUUID', 'in', ids)
    .execute()
  const shown = orders.map(
    ({ fingerprint: _f, buyerMark: _b, visitorMark: _v, words: _w, ...order }) => order,
  )
  const lives = await Promise.all(orders.map((order) => readLife(db, order, now)))
  return {
    orders: shown,
    changes: await db.selectFrom('orderChange').selectAll().where('orderUUID', 'in', ids).execute(),
    payments,
    refunds: await db.selectFrom('refund').selectAll().where('orderUUID', 'in', ids).execute(),
    invoices: await db.selectFrom('invoice').selectAll().where('orderUUID', 'in', ids).execute(),
    notes: await db
      .selectFrom('orderNote')
      .select(['orderUUID', 'text', 'createdAt'])
      .where('orderUUID', 'in', ids)
      .orderBy('createdAt')
      .execute(),
    events: lives.flat().map(({ actorName: _n, ...event }) => event),
  }
}
