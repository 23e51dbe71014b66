import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/database/database'

type NewKey = {
  orderUUID: string
  isSingleUse: boolean
  lifeMs: number
  now: Date
  /** Its holder has just typed a code that was sent to the order's mailbox. */
  provesMailbox?: boolean
  /** Its holder may open the vouchers of the order, as the reader of its mails may. */
  opensVouchers?: boolean
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** A key that opens one order to its holder: the answer is the only place where it is written. */
export async function issueKey(db: Db, newKey: NewKey): Promise<string> {
  const { orderUUID, isSingleUse, lifeMs, now, provesMailbox = false, opensVouchers = false } = newKey
  const key = randomBytes(24).toString('base64url')
  await db
    .insertInto('order_key')
    .values({
      hash: hashOf(key),
      order_uuid: orderUUID,
      is_single_use: isSingleUse,
      expires_at: new Date(now.getTime() + lifeMs),
      used_at: null,
      proves_mailbox: provesMailbox,
      opens_vouchers: opensVouchers,
    })
    .execute()
  return key
}

type Presented = { orderUUID: string; key: string; now: Date }

const valid = (db: Db, { orderUUID, key, now }: Presented) =>
  db
    .selectFrom('order_key')
    .select('hash')
    .where('hash', '=', hashOf(key))
    .where('order_uuid', '=', orderUUID)
    .where('expires_at', '>', now)
    .where((row) => row.or([row('is_single_use', '=', false), row('used_at', 'is', null)]))

/** True when a key opens the order again and again; those for a single use open its invoice only. */
export const isKeyGood = async (db: Db, presented: Presented): Promise<boolean> =>
  (await valid(db, presented).where('is_single_use', '=', false).executeTakeFirst()) !== undefined

/** True when a key that is good opens the vouchers of its order too. */
export const opensVouchers = async (db: Db, presented: Presented): Promise<boolean> =>
  (await valid(db, presented).where('opens_vouchers', '=', true).executeTakeFirst()) !== undefined

/** True when `useKey` would succeed. */
export const isKeyUnused = async (db: Db, presented: Presented): Promise<boolean> =>
  (await valid(db, presented).executeTakeFirst()) !== undefined

/** Opens the order with a key; one for a single use is spent by it. */
export async function useKey(db: Db, presented: Presented): Promise<boolean> {
  const row = await db
    .updateTable('order_key')
    .set({ used_at: presented.now })
    .where('hash', 'in', valid(db, presented))
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Of a key that is good: whether it was issued for a code from the order's mailbox. */
export const provesMailbox = async (db: Db, key: string): Promise<boolean> =>
  (await db
    .selectFrom('order_key')
    .select('hash')
    .where('hash', '=', hashOf(key))
    .where('proves_mailbox', '=', true)
    .executeTakeFirst()) !== undefined

export const forgetKeys = (db: Db, now: Date) =>
  db.deleteFrom('order_key').where('expires_at', '<=', now).execute()
