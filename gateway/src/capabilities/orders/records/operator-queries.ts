import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { makeDue } from '../../../platform/jobs/outbox'
import { maskEmail } from '../order-rules'
import type { Order } from './orders-repository'

type Filter = { status: string | undefined; limit: number }

/** What operators look at, without what says who bought. */
export const createOperatorQueries = (db: Db) => ({
  async list({ status, limit }: Filter) {
    const rows = await db
      .selectFrom('customer_order as o')
      .innerJoin('payment as p', (join) =>
        join.onRef('p.order_uuid', '=', 'o.order_uuid').on('p.change_id', 'is', null),
      )
      .select([
        'o.booking_number',
        'o.order_uuid',
        'o.kind',
        'o.status',
        'p.status as payment',
        'o.total_cents',
        'o.checkin',
        'o.checkout',
        'o.package_id',
        'o.buyer',
        'o.created_at',
      ])
      .$if(status !== undefined, (query) => query.where('o.status', '=', status as 'pending'))
      .orderBy('o.created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ buyer, ...row }) => ({ ...row, email: maskEmail(buyer.email) }))
  },

  find: (id: string) =>
    db
      .selectFrom('customer_order')
      .selectAll()
      .where((order) =>
        order.or([
          order('booking_number', '=', id),
          order(sql<string>`order_uuid::text`, '=', id.toLowerCase()),
        ]),
      )
      .executeTakeFirst(),

  /** An order with its payments, changes, refunds and what waits for it in the outbox. */
  async history(order: Order) {
    const { order_uuid: uuid, buyer, special_request: _, stay, item: _item, fingerprint: _f, ...row } = order
    return {
      ...row,
      email: maskEmail(buyer.email),
      hotel: stay?.hotelLabel ?? null,
      order_uuid: uuid,
      payments: await db
        .selectFrom('payment')
        .select([
          'payment_id',
          'change_id',
          'provider',
          'intent_id',
          'amount_cents',
          'status',
          'refusal',
          'updated_at',
        ])
        .where('order_uuid', '=', uuid)
        .execute(),
      changes: await db
        .selectFrom('order_change')
        .select(['change_id', 'status', 'extra_cents', 'created_at', 'done_at'])
        .where('order_uuid', '=', uuid)
        .orderBy('created_at')
        .execute(),
      refunds: await db
        .selectFrom('refund')
        .select(['refund_id', 'amount_cents', 'reason', 'created_at', 'done_at'])
        .where('order_uuid', '=', uuid)
        .orderBy('created_at')
        .execute(),
      effects: await effectsOf(db, order)
        .select(['id', 'topic', 'attempts', 'due_at', 'done_at', 'last_error'])
        .execute(),
    }
  },

  /** Lets the gateway look at the order's payments and effects at its next turn. */
  async retry(order: Order, now: Date) {
    const payments = await db
      .updateTable('payment')
      .set({ updated_at: new Date(0) })
      .where('order_uuid', '=', order.order_uuid)
      .where('status', 'in', ['authorising', 'requires-action', 'capturing'])
      .returning('payment_id')
      .execute()
    const ids = await effectsOf(db, order).select('id').where('done_at', 'is', null).execute()
    const effects =
      ids.length > 0
        ? await makeDue(
            db,
            now,
            ids.map(({ id }) => String(id)),
          )
        : 0
    return { booking_number: order.booking_number, payments: payments.length, effects }
  },

  waitingEffects: (limit: number) =>
    db
      .selectFrom('outbox')
      .select(['id', 'topic', 'key', 'attempts', 'due_at', 'last_error', 'created_at'])
      .where('done_at', 'is', null)
      .orderBy('due_at')
      .limit(limit)
      .execute(),
})

/** Mails name their order, refunds their own row. */
const effectsOf = (db: Db, { order_uuid }: Order) =>
  db
    .selectFrom('outbox')
    .where((row) =>
      row.or([
        row(sql<string>`payload ->> 'orderUUID'`, '=', order_uuid),
        row(
          sql<string>`payload ->> 'refundId'`,
          'in',
          row
            .selectFrom('refund')
            .select(sql<string>`refund_id::text`.as('id'))
            .where('order_uuid', '=', order_uuid),
        ),
      ]),
    )
