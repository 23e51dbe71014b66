import type { FoundGift } from '@escapade/shared-contracts/api/desk/desk-schemas'
import type { Db } from '../../../platform/database/database'

const mostFound = 8

/** Gifts whose code ends so, the newest first: all that is kept of a code are its last four characters. */
export async function findGifts(db: Db, text: string): Promise<FoundGift[]> {
  const ending = text.trim().toUpperCase().slice(-4)
  if (!/^[A-Z0-9]{4}$/.test(ending) || /\s/.test(text.trim())) return []
  const gifts = await db
    .selectFrom('gift')
    .selectAll()
    .where('codeEnding', '=', ending)
    .orderBy('issuedAt', 'desc')
    .limit(mostFound)
    .execute()
  return gifts.map((gift) => ({
    giftUUID: gift.giftUUID,
    orderUUID: gift.orderUUID,
    codeEnding: gift.codeEnding,
    kind: gift.kind,
    label: gift.label,
    status: gift.status,
    balance: gift.balanceCents,
    validUntil: gift.validUntil,
  }))
}
