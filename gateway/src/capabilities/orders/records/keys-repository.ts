import type { OrderAnswer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { IdempotencyKeyTable } from './order-tables'

export type KnownKey = Selectable<IdempotencyKeyTable>
type Refusal = Extract<OrderAnswer, { error: unknown }>

export const createKeysRepository = (db: Db) => ({
  /** False when the key is taken. Waits for a call with the same key that is still running. */
  async claim(key: string, fingerprint: string, now: Date): Promise<boolean> {
    const row = await db
      .insertInto('idempotencyKey')
      .values({ key, fingerprint, orderUUID: null, refusal: 'null', createdAt: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    return row !== undefined
  },
  find: (key: string): Promise<KnownKey> =>
    db.selectFrom('idempotencyKey').selectAll().where('key', '=', key).executeTakeFirstOrThrow(),
  keepOrder: (key: string, orderUUID: string) =>
    db.updateTable('idempotencyKey').set({ orderUUID }).where('key', '=', key).execute(),
  keepRefusal: (key: string, refusal: Refusal) =>
    db
      .updateTable('idempotencyKey')
      .set({ refusal: JSON.stringify(refusal) })
      .where('key', '=', key)
      .execute(),
  /** Keys of refused orders are of no use after a day. */
  forgetRefused: (before: Date) =>
    db.deleteFrom('idempotencyKey').where('orderUUID', 'is', null).where('createdAt', '<', before).execute(),
})
