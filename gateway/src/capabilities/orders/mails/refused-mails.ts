import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { OutboxRow } from '../../../platform/jobs/outbox'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import { refundTopic } from '../records/refunds-repository'
import { mailNameOf } from './queue-mail'

/** Order that a mail is about, and the mail's name; null for what is about no order. */
export async function orderOfMail(
  db: Db,
  row: Pick<OutboxRow, 'topic' | 'payload'>,
): Promise<{ order: Order; mail: string } | null> {
  const { orderUUID } = row.payload
  if (typeof orderUUID !== 'string' || row.topic === refundTopic) return null
  const order = await createOrdersRepository(db).find(orderUUID)
  return order ? { order, mail: mailNameOf(row) } : null
}

/** True where the buyer's mailbox has refused the last mail about an order. Gifts are brought to mailboxes of others. */
export async function refusesMails(db: Db, orderUUID: string): Promise<boolean> {
  const last = await db
    .selectFrom('outbox')
    .select('refusedAt')
    .where(sql<string>`payload ->> 'orderUUID'`, '=', orderUUID)
    .where('topic', '<>', refundTopic)
    .where(sql<boolean>`not (topic = 'gift-mail' and payload ->> 'kind' in ('delivered', 'reminder'))`)
    .where((row) => row.or([row('doneAt', 'is not', null), row('refusedAt', 'is not', null)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.refusedAt != null
}
