import type { OwnedGift, OwnedGifts } from '@escapade/shared-contracts/api/accounts/gifts-schemas'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'

/** Gifts as the room of gifts knows them: a code proves who holds one. */
export type GiftsOfHolders = {
  claim: (code: string) => Promise<OwnedGift>
  worths: (giftUUIDs: string[]) => Promise<OwnedGift[]>
}

type Deps = { db: Db; clock: Clock; gifts: GiftsOfHolders }
type Account = { accountId: string }

/** Gifts of an account: which they are is kept, what they are worth is asked for each time. */
export const createOwnedGifts = ({ db, clock, gifts }: Deps) => ({
  async list({ accountId }: Account): Promise<OwnedGifts> {
    const rows = await db
      .selectFrom('accountGift')
      .select('giftUUID')
      .where('accountId', '=', accountId)
      .orderBy('addedAt', 'desc')
      .orderBy('giftUUID')
      .execute()
    const ids = rows.map(({ giftUUID }) => giftUUID)
    const worths = await gifts.worths(ids)
    const placeOf = ({ giftUUID }: OwnedGift) => ids.indexOf(giftUUID)
    return { gifts: worths.sort((a, b) => placeOf(a) - placeOf(b)) }
  },

  async claim({ accountId }: Account, code: string): Promise<OwnedGift> {
    const owned = await gifts.claim(code)
    await db
      .insertInto('accountGift')
      .values({ accountId, giftUUID: owned.giftUUID, addedAt: clock.instant() })
      .onConflict((conflict) => conflict.columns(['accountId', 'giftUUID']).doNothing())
      .execute()
    return owned
  },

  async drop({ accountId }: Account, giftUUID: string): Promise<void> {
    await db
      .deleteFrom('accountGift')
      .where('accountId', '=', accountId)
      .where('giftUUID', '=', giftUUID)
      .execute()
  },
})

export type Owned = ReturnType<typeof createOwnedGifts>
