import type { Db } from '../../platform/database/database'

/** Words that a person wrote on gifts, and the addresses they were posted to; codes are kept nowhere. */
export async function exportGifts(db: Db, orderUUIDs: string[]) {
  if (orderUUIDs.length === 0) return { gifts: [], shipments: [] }
  const gifts = await db
    .selectFrom('gift')
    .select([
      'orderUUID',
      'kind',
      'label',
      'fromName',
      'message',
      'delivery',
      'paidCents',
      'issuedAt',
      'validUntil',
    ])
    .where('orderUUID', 'in', orderUUIDs)
    .execute()
  const shipments = await db
    .selectFrom('giftShipment')
    .select(['orderUUID', 'recipient', 'status', 'shippedAt'])
    .where('orderUUID', 'in', orderUUIDs)
    .execute()
  return { gifts, shipments }
}

/** The gifts of orders that are over: what was paid stays, names and words go. */
export async function eraseGifts(db: Db, orderUUIDs: string[]): Promise<void> {
  if (orderUUIDs.length === 0) return
  await db
    .updateTable('gift')
    .set({ fromName: null, message: null, delivery: null })
    .where('orderUUID', 'in', orderUUIDs)
    .execute()
  await db.deleteFrom('giftShipment').where('orderUUID', 'in', orderUUIDs).execute()
}
