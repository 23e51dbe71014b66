import type { Db } from '../../platform/database/database'
import { foldEmail } from './accounts-repository'

/** The account of a mailbox with its sessions; neither tokens nor codes say anything of a person. */
export async function exportAccount(db: Db, email: string) {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', foldEmail(email))
    .executeTakeFirst()
  if (!account) return null
  const sessions = await db
    .selectFrom('accountSession')
    .select(['browser', 'system', 'network', 'createdAt', 'seenAt', 'expiresAt'])
    .where('accountId', '=', account.accountId)
    .orderBy('createdAt')
    .execute()
  const wishes = await db
    .selectFrom('accountWish')
    .select(['wish', 'savedAt'])
    .where('accountId', '=', account.accountId)
    .execute()
  const searches = await db
    .selectFrom('accountSearch')
    .select(['search', 'savedAt'])
    .where('accountId', '=', account.accountId)
    .execute()
  const gifts = await db
    .selectFrom('accountGift')
    .select(['giftUUID', 'addedAt'])
    .where('accountId', '=', account.accountId)
    .execute()
  const passkeys = await db
    .selectFrom('accountPasskey')
    .select(['browser', 'system', 'createdAt', 'usedAt'])
    .where('accountId', '=', account.accountId)
    .execute()
  const { calendarNumber, calendars: _c, ...kept } = account
  return { ...kept, hasCalendar: calendarNumber !== null, sessions, wishes, searches, gifts, passkeys }
}

/** Forgets the account with all that belongs to it, and what was asked for to sign in. */
export async function eraseAccount(db: Db, email: string): Promise<number> {
  await db.deleteFrom('signInRequest').where('email', '=', foldEmail(email)).execute()
  const gone = await db
    .deleteFrom('account')
    .where('email', '=', foldEmail(email))
    .returning('accountId')
    .execute()
  return gone.length
}
