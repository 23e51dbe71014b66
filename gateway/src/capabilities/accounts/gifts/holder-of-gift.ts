import type { Db } from '../../../platform/database/database'

/** Mailbox and first name of the account that a gift was last added to; null where none has it. */
export async function holderOfGift(
  db: Db,
  giftUUID: string,
): Promise<{ email: string; name: string | null } | null> {
  const holder = await db
    .selectFrom('accountGift')
    .innerJoin('account', 'account.accountId', 'accountGift.accountId')
    .select(['account.email', 'account.profile'])
    .where('accountGift.giftUUID', '=', giftUUID)
    .orderBy('accountGift.addedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return holder ? { email: holder.email, name: holder.profile.firstName || null } : null
}
