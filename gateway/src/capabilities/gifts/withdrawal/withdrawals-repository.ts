import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { GiftWithdrawalTable } from '../gift-tables'

export type Withdrawal = Selectable<GiftWithdrawalTable>

export const createWithdrawalsRepository = (db: Db) => ({
  add: (withdrawal: Insertable<GiftWithdrawalTable>) =>
    db.insertInto('gift_withdrawal').values(withdrawal).execute(),
  find: (withdrawalUUID: string): Promise<Withdrawal> =>
    db
      .selectFrom('gift_withdrawal')
      .selectAll()
      .where('withdrawal_uuid', '=', withdrawalUUID)
      .executeTakeFirstOrThrow(),
  /** Waits for a call with the same token that is still running. */
  lockByToken: (tokenHash: string): Promise<Withdrawal | undefined> =>
    db
      .selectFrom('gift_withdrawal')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst(),
  receive: (withdrawalUUID: string, now: Date) =>
    db
      .updateTable('gift_withdrawal')
      .set({ received_at: now })
      .where('withdrawal_uuid', '=', withdrawalUUID)
      .execute(),
  /** What was asked for and never confirmed. */
  forgetOpen: (now: Date) =>
    db
      .deleteFrom('gift_withdrawal')
      .where('received_at', 'is', null)
      .where('expires_at', '<=', now)
      .execute(),
})
