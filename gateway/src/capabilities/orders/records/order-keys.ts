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
    .insertInto('orderKey')
    .values({
      hash: hashOf(key),
      orderUUID,
      isSingleUse,
      expiresAt: new Date(now.getTime() + lifeMs),
      usedAt: null,
      provesMailbox,
      opensVouchers,
    })
    .execute()
  return key
}

type Presented = { orderUUID: string; key: string; now: Date }

const valid = (db: Db, { orderUUID, key, now }: Presented) =>
  db
    .selectFrom('orderKey')
    .select('hash')
    .where('hash', '=', hashOf(key))
    .where('orderUUID', '=', orderUUID)
    .where('expiresAt', '>', now)
    .where((row) => row.or([row('isSingleUse', '=', false), row('usedAt', 'is', null)]))

/** True when a key opens the order again and again; those for a single use open its invoice only. */
export const isKeyGood = async (db: Db, presented: Presented): Promise<boolean> =>
  (await valid(db, presented).where('isSingleUse', '=', false).executeTakeFirst()) !== undefined

/** True when a key that is good opens the vouchers of its order too. */
export const opensVouchers = async (db: Db, presented: Presented): Promise<boolean> =>
  (await valid(db, presented).where('opensVouchers', '=', true).executeTakeFirst()) !== undefined

/** True when `useKey` would succeed. */
export const isKeyUnused = async (db: Db, presented: Presented): Promise<boolean> =>
  (await valid(db, presented).executeTakeFirst()) !== undefined

/** Opens the order with a key; one for a single use is spent by it. */
export async function useKey(db: Db, presented: Presented): Promise<boolean> {
  const row = await db
    .updateTable('orderKey')
    .set({ usedAt: presented.now })
    .where('hash', 'in', valid(db, presented))
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

/** True for a good key that was issued for a code from the order's mailbox. */
export const provesMailbox = async (db: Db, key: string): Promise<boolean> =>
  (await db
    .selectFrom('orderKey')
    .select('hash')
    .where('hash', '=', hashOf(key))
    .where('provesMailbox', '=', true)
    .executeTakeFirst()) !== undefined

/** Nothing that was handed out opens the order any more: neither keys nor codes. */
export async function forgetKeysOf(db: Db, orderUUID: string): Promise<void> {
  await db.deleteFrom('orderKey').where('orderUUID', '=', orderUUID).execute()
  await db.deleteFrom('orderCode').where('orderUUID', '=', orderUUID).execute()
}

export const forgetKeys = (db: Db, now: Date) =>
  db.deleteFrom('orderKey').where('expiresAt', '<=', now).execute()
