import type { GiftShipping } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { GiftShipmentTable } from '../gift-tables'

export type Shipment = Selectable<GiftShipmentTable>

export const createShipmentsRepository = (db: Db) => ({
  add: (orderUUID: string, recipient: GiftShipping) =>
    db
      .insertInto('giftShipment')
      .values({ orderUUID, recipient: JSON.stringify(recipient), status: 'waiting' })
      .execute(),
  find: (orderUUID: string): Promise<Shipment | undefined> =>
    db.selectFrom('giftShipment').selectAll().where('orderUUID', '=', orderUUID).executeTakeFirst(),
  waiting: (): Promise<Shipment[]> =>
    db.selectFrom('giftShipment').selectAll().where('status', '=', 'waiting').orderBy('orderUUID').execute(),
  /** False when it is not waiting any more. */
  async ship(orderUUID: string, { tracking, now }: { tracking: string | null; now: Date }): Promise<boolean> {
    const row = await db
      .updateTable('giftShipment')
      .set({ status: 'shipped', tracking, shippedAt: now })
      .where('orderUUID', '=', orderUUID)
      .where('status', '=', 'waiting')
      .returning('orderUUID')
      .executeTakeFirst()
    return row !== undefined
  },
  cancel: (orderUUID: string) =>
    db
      .updateTable('giftShipment')
      .set({ status: 'cancelled' })
      .where('orderUUID', '=', orderUUID)
      .where('status', '=', 'waiting')
      .execute(),
})
