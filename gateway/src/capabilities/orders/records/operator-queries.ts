import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { makeDue } from '../../../platform/jobs/outbox'
import { maskEmail } from '../../../platform/texts/mask-email'
import type { Order } from './orders-repository'

type Filter = { status: string | undefined; limit: number }

/** Queries of operators, without what says who bought. */
export const createOperatorQueries = (db: Db) => ({
  async list({ status, limit }: Filter) {
    const rows = await db
      .selectFrom('customerOrder as o')
      .innerJoin('payment as p', (join) =>
        join.onRef('p.orderUUID', '=', 'o.orderUUID').on('p.changeId', 'is', null),
      )
      .select([
        'o.bookingNumber',
        'o.orderUUID',
        'o.kind',
        'o.status',
        'p.status as payment',
        'o.totalCents',
        'o.checkin',
        'o.checkout',
        'o.packageId',
        'o.buyer',
        'o.createdAt',
      ])
      .$if(status !== undefined, (query) => query.where('o.status', '=', status as 'pending'))
      .orderBy('o.createdAt', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ buyer, ...row }) => ({ ...row, email: maskEmail(buyer.email) }))
  },

  find: (id: string) =>
    db
      .selectFrom('customerOrder')
      .selectAll()
      .where((order) =>
        order.or([
          order('bookingNumber', '=', id),
          order(sql<string>`order_uuid::text`, '=', id.toLowerCase()),
        ]),
      )
      .executeTakeFirst(),

  /** An order with its payments, changes, refunds and what waits for it in the outbox; `life` has what happened. */
  async history(order: Order) {
    const {
      orderUUID,
      buyer,
      specialRequest: _,
      stay,
      item: _item,
      fingerprint: _f,
      words: _w,
      ...row
    } = order
    return {
      ...row,
      email: maskEmail(buyer.email),
      hotel: stay?.hotelLabel ?? null,
      orderUUID,
      payments: await db
        .selectFrom('payment')
        .select([
          'paymentId',
          'changeId',
          'provider',
          'intentId',
          'amountCents',
          'status',
          'refusal',
          'updatedAt',
        ])
        .where('orderUUID', '=', orderUUID)
        .execute(),
      changes: await db
        .selectFrom('orderChange')
        .select(['changeId', 'status', 'extraCents', 'createdAt', 'doneAt'])
        .where('orderUUID', '=', orderUUID)
        .orderBy('createdAt')
        .execute(),
      refunds: await db
        .selectFrom('refund')
        .select(['refundId', 'amountCents', 'reason', 'createdAt', 'doneAt'])
        .where('orderUUID', '=', orderUUID)
        .orderBy('createdAt')
        .execute(),
      effects: await effectsOf(db, order)
        .select(['id', 'topic', 'attempts', 'dueAt', 'doneAt', 'lastError'])
        .execute(),
    }
  },

  /** Lets the gateway look at the order's payments and effects at its next turn. */
  async retry(order: Order, now: Date) {
    const payments = await db
      .updateTable('payment')
      .set({ updatedAt: new Date(0) })
      .where('orderUUID', '=', order.orderUUID)
      .where('status', 'in', ['authorising', 'requires-action', 'capturing'])
      .returning('paymentId')
      .execute()
    const ids = await effectsOf(db, order).select('id').where('doneAt', 'is', null).execute()
    const effects =
      ids.length > 0
        ? await makeDue(
            db,
            now,
            ids.map(({ id }) => String(id)),
          )
        : 0
    return { bookingNumber: order.bookingNumber, payments: payments.length, effects }
  },

  waitingEffects: (limit: number) =>
    db
      .selectFrom('outbox')
      .select(['id', 'topic', 'key', 'attempts', 'dueAt', 'refusedAt', 'lastError', 'createdAt'])
      .where('doneAt', 'is', null)
      .orderBy('dueAt')
      .limit(limit)
      .execute(),
})

/** Mails name their order, refunds their own row. */
const effectsOf = (db: Db, { orderUUID }: Order) =>
  db
    .selectFrom('outbox')
    .where((row) =>
      row.or([
        row(sql<string>`payload ->> 'orderUUID'`, '=', orderUUID),
        row(
          sql<string>`payload ->> 'refundId'`,
          'in',
          row
            .selectFrom('refund')
            .select(sql<string>`refund_id::text`.as('id'))
            .where('orderUUID', '=', orderUUID),
        ),
      ]),
    )
