import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { GiftMovementTable, GiftTable, GiftUseTable } from '../gift-tables'

export type Gift = Selectable<GiftTable>
export type NewGift = Omit<Insertable<GiftTable>, 'balance_cents'>
export type GiftUse = Selectable<GiftUseTable>
export type Movement = Pick<
  Insertable<GiftMovementTable>,
  'gift_uuid' | 'kind' | 'amount_cents' | 'order_uuid' | 'happened_at'
>

export const createGiftsRepository = (db: Db) => ({
  async add(gifts: NewGift[]): Promise<void> {
    if (gifts.length > 0) await db.insertInto('gift').values(gifts).execute()
  },
  find: (giftUUID: string): Promise<Gift | undefined> =>
    db.selectFrom('gift').selectAll().where('gift_uuid', '=', giftUUID).executeTakeFirst(),
  findByHash: (hash: string): Promise<Gift | undefined> =>
    db.selectFrom('gift').selectAll().where('code_hash', '=', hash).executeTakeFirst(),
  ofOrder: (orderUUID: string): Promise<Gift[]> =>
    db.selectFrom('gift').selectAll().where('order_uuid', '=', orderUUID).orderBy('line').execute(),
  /** Locked in the order of their ids, so that two orders with the same gifts do not wait for each other. */
  lock: (by: { hashes: string[] } | { ids: string[] }): Promise<Gift[]> => {
    const gifts = db.selectFrom('gift').selectAll().orderBy('gift_uuid').forUpdate()
    return 'hashes' in by
      ? gifts.where('code_hash', 'in', by.hashes.length ? by.hashes : ['']).execute()
      : gifts.where('gift_uuid', 'in', by.ids).execute()
  },
  setStatus: (giftUUID: string, status: Gift['status']) =>
    db.updateTable('gift').set({ status }).where('gift_uuid', '=', giftUUID).execute(),
  setValidity: (giftUUID: string, validUntil: string) =>
    db.updateTable('gift').set({ valid_until: validUntil }).where('gift_uuid', '=', giftUUID).execute(),

  setDelivered: (giftUUID: string, now: Date) =>
    db.updateTable('gift').set({ delivered_at: now }).where('gift_uuid', '=', giftUUID).execute(),
  /** Gifts with something left on them whose last day is in the span; a visit that is booked needs no reminder. */
  lapsing: (from: string, to: string): Promise<Pick<Gift, 'gift_uuid' | 'order_uuid'>[]> =>
    db
      .selectFrom('gift')
      .select(['gift_uuid', 'order_uuid'])
      .where('status', '=', 'active')
      .where('balance_cents', '>', 0)
      .where('visit_day', 'is', null)
      .where('valid_until', '>=', from)
      .where('valid_until', '<=', to)
      .execute(),

  setVisitDay: (orderUUID: string, day: string | null) =>
    db.updateTable('gift').set({ visit_day: day }).where('order_uuid', '=', orderUUID).execute(),

  /** The only way a balance changes; the database refuses one that would leave it below nothing. */
  async move(movements: Movement[]): Promise<void> {
    if (movements.length > 0) await db.insertInto('gift_movement').values(movements).execute()
  },
  movementsOf: (giftUUID: string) =>
    db.selectFrom('gift_movement').selectAll().where('gift_uuid', '=', giftUUID).orderBy('id').execute(),

  async addUses(uses: GiftUse[]): Promise<void> {
    if (uses.length > 0) await db.insertInto('gift_use').values(uses).execute()
  },
  usesOf: (orderUUID: string): Promise<GiftUse[]> =>
    db.selectFrom('gift_use').selectAll().where('order_uuid', '=', orderUUID).orderBy('gift_uuid').execute(),
  /** Of gifts that are neither void nor withdrawn. */
  openUsesOf: (orderUUID: string): Promise<GiftUse[]> =>
    db
      .selectFrom('gift_use')
      .innerJoin('gift', 'gift.gift_uuid', 'gift_use.gift_uuid')
      .selectAll('gift_use')
      .where('gift_use.order_uuid', '=', orderUUID)
      .where('gift.status', '=', 'active')
      .execute(),
  setReturned: ({ order_uuid, gift_uuid }: GiftUse, returnedCents: number) =>
    db
      .updateTable('gift_use')
      .set({ returned_cents: returnedCents })
      .where('order_uuid', '=', order_uuid)
      .where('gift_uuid', '=', gift_uuid)
      .execute(),
})
