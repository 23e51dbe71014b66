import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { GiftWithdrawalTable } from '../gift-tables'

export type Withdrawal = Selectable<GiftWithdrawalTable>

export const createWithdrawalsRepository = (db: Db) => ({
  add: (withdrawal: Insertable<GiftWithdrawalTable>) =>
    db.insertInto('giftWithdrawal').values(withdrawal).execute(),
  find: (withdrawalUUID: string): Promise<Withdrawal> =>
    db
      .selectFrom('giftWithdrawal')
      .selectAll()
      .where('withdrawalUUID', '=', withdrawalUUID)
      .executeTakeFirstOrThrow(),
  /** Waits for a call with the same token that is still running. */
  lockByToken: (tokenHash: string): Promise<Withdrawal | undefined> =>
    db
      .selectFrom('giftWithdrawal')
      .selectAll()
      .where('tokenHash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst(),
  receive: (withdrawalUUID: string, now: Date) =>
    db
      .updateTable('giftWithdrawal')
      .set({ receivedAt: now })
      .where('withdrawalUUID', '=', withdrawalUUID)
      .execute(),
  /** Forgets withdrawals that were asked for and never confirmed. */
  forgetOpen: (now: Date) =>
    db.deleteFrom('giftWithdrawal').where('receivedAt', 'is', null).where('expiresAt', '<=', now).execute(),
})
