import type { GiftShipping } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Selectable } from 'kysely'
import { type InCamelCase, inCamelCase } from '../../../platform/database/camel-case'
import type { Db } from '../../../platform/database/database'
import type { GiftShipmentTable } from '../gift-tables'

export type Shipment = Selectable<InCamelCase<GiftShipmentTable>>

export const createShipmentsRepository = (database: Db) => {
  const db = inCamelCase(database)
  return {
    add: (orderUUID: string, recipient: GiftShipping) =>
      db
        .insertInto('giftShipment')
        .values({ orderUuid: orderUUID, recipient: JSON.stringify(recipient), status: 'waiting' })
        .execute(),
    find: (orderUUID: string): Promise<Shipment | undefined> =>
      db.selectFrom('giftShipment').selectAll().where('orderUuid', '=', orderUUID).executeTakeFirst(),
    waiting: (): Promise<Shipment[]> =>
      db
        .selectFrom('giftShipment')
        .selectAll()
        .where('status', '=', 'waiting')
        .orderBy('orderUuid')
        .execute(),
    /** False when it is not waiting any more. */
    async ship(
      orderUUID: string,
      { tracking, now }: { tracking: string | null; now: Date },
    ): Promise<boolean> {
      const row = await db
        .updateTable('giftShipment')
        .set({ status: 'shipped', tracking, shippedAt: now })
        .where('orderUuid', '=', orderUUID)
        .where('status', '=', 'waiting')
        .returning('orderUuid')
        .executeTakeFirst()
      return row !== undefined
    },
    cancel: (orderUUID: string) =>
      db
        .updateTable('giftShipment')
        .set({ status: 'cancelled' })
        .where('orderUuid', '=', orderUUID)
        .where('status', '=', 'waiting')
        .execute(),
  }
}
