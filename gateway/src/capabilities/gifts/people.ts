import type { Db } from '../../platform/database/database'

/** Words that a person wrote on gifts, and the addresses they were posted to; codes are kept nowhere. */
export async function exportGifts(db: Db, orderUUIDs: string[]) {
  if (orderUUIDs.length === 0) return { gifts: [], shipments: [] }
  const gifts = await db
    .selectFrom('gift')
    .select([
      'order_uuid',
      'kind',
      'label',
      'from_name',
      'message',
      'delivery',
      'paid_cents',
      'issued_at',
      'valid_until',
    ])
    .where('order_uuid', 'in', orderUUIDs)
    .execute()
  const shipments = await db
    .selectFrom('gift_shipment')
    .select(['order_uuid', 'recipient', 'status', 'shipped_at'])
    .where('order_uuid', 'in', orderUUIDs)
    .execute()
  return { gifts, shipments }
}

/** The gifts of orders that are over: what was paid stays, names and words go. */
export async function eraseGifts(db: Db, orderUUIDs: string[]): Promise<void> {
  if (orderUUIDs.length === 0) return
  await db
    .updateTable('gift')
    .set({ from_name: null, message: null, delivery: null })
    .where('order_uuid', 'in', orderUUIDs)
    .execute()
  await db.deleteFrom('gift_shipment').where('order_uuid', 'in', orderUUIDs).execute()
}
