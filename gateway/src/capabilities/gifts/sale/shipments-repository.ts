import type { GiftShipping } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { GiftShipmentTable } from '../gift-tables'

export type Shipment = Selectable<GiftShipmentTable>

export const createShipmentsRepository = (db: Db) => ({
  add: (orderUUID: string, recipient: GiftShipping) =>
    db
      .insertInto('gift_shipment')
      .values({ order_uuid: orderUUID, recipient: JSON.stringify(recipient), status: 'waiting' })
      .execute(),
  find: (orderUUID: string): Promise<Shipment | undefined> =>
    db.selectFrom('gift_shipment').selectAll().where('order_uuid', '=', orderUUID).executeTakeFirst(),
  /** False when it is not waiting any more. */
  async ship(orderUUID: string, { tracking, now }: { tracking: string | null; now: Date }): Promise<boolean> {
    const row = await db
      .updateTable('gift_shipment')
      .set({ status: 'shipped', tracking, shipped_at: now })
      .where('order_uuid', '=', orderUUID)
      .where('status', '=', 'waiting')
      .returning('order_uuid')
      .executeTakeFirst()
    return row !== undefined
  },
  cancel: (orderUUID: string) =>
    db
      .updateTable('gift_shipment')
      .set({ status: 'cancelled' })
      .where('order_uuid', '=', orderUUID)
      .where('status', '=', 'waiting')
      .execute(),
})
