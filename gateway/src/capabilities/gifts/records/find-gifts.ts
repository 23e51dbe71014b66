import type { FoundGift } from '@escapade/shared-contracts/api/desk/found-schemas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { GiftTable } from '../gift-tables'

const mostFound = 8
const mostOfPerson = 50

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
  return gifts.map(present)
}

type OfPerson = { orderUUIDs: readonly string[]; giftUUIDs: readonly string[] }

/** Gifts that were bought by these orders, and these, the newest first. */
export async function giftsOfPerson(db: Db, { orderUUIDs, giftUUIDs }: OfPerson): Promise<FoundGift[]> {
  const gifts = await db
    .selectFrom('gift')
    .selectAll()
    .where(sql<boolean>`(order_uuid = any(${orderUUIDs}::uuid[]) or gift_uuid = any(${giftUUIDs}::uuid[]))`)
    .orderBy('issuedAt', 'desc')
    .limit(mostOfPerson)
    .execute()
  return gifts.map(present)
}

const present = (gift: Selectable<GiftTable>): FoundGift => ({
  giftUUID: gift.giftUUID,
  orderUUID: gift.orderUUID,
  codeEnding: gift.codeEnding,
  kind: gift.kind,
  label: gift.label,
  status: gift.status,
  balance: gift.balanceCents,
  validUntil: gift.validUntil,
})
