import type { GiftDelivery } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { GiftMovementTable, GiftTable, GiftUseTable } from '../gift-tables'

export type Gift = Selectable<GiftTable>
export type NewGift = Omit<Insertable<GiftTable>, 'balanceCents'>
/** Offer that a gift leads to: its money pays for anything. */
export type Suggestion = Pick<Gift, 'kind' | 'productId' | 'nights' | 'label' | 'image' | 'searchUri'>
export type GiftUse = Selectable<GiftUseTable>
export type Movement = Pick<
  Insertable<GiftMovementTable>,
  'giftUUID' | 'kind' | 'amountCents' | 'orderUUID' | 'happenedAt'
>

export const createGiftsRepository = (db: Db) => ({
  async add(gifts: NewGift[]): Promise<void> {
    if (gifts.length > 0) await db.insertInto('gift').values(gifts).execute()
  },
  find: (giftUUID: string): Promise<Gift | undefined> =>
    db.selectFrom('gift').selectAll().where('giftUUID', '=', giftUUID).executeTakeFirst(),
  findAll: async (ids: string[]): Promise<Gift[]> =>
    ids.length === 0 ? [] : db.selectFrom('gift').selectAll().where('giftUUID', 'in', ids).execute(),
  findByHash: (hash: string): Promise<Gift | undefined> =>
    db.selectFrom('gift').selectAll().where('codeHash', '=', hash).executeTakeFirst(),
  /** Newest first. */
  latest: (limit: number): Promise<Gift[]> =>
    db.selectFrom('gift').selectAll().orderBy('issuedAt', 'desc').orderBy('giftUUID').limit(limit).execute(),
  kindsOf: (ids: string[]): Promise<Pick<Gift, 'giftUUID' | 'kind'>[]> =>
    db.selectFrom('gift').select(['giftUUID', 'kind']).where('giftUUID', 'in', ids).execute(),
  ofOrder: (orderUUID: string): Promise<Gift[]> =>
    db.selectFrom('gift').selectAll().where('orderUUID', '=', orderUUID).orderBy('line').execute(),
  /** Locked in the order of their ids, so that two orders with the same gifts do not wait for each other. */
  lock: (by: { hashes: string[] } | { ids: string[] }): Promise<Gift[]> => {
    const gifts = db.selectFrom('gift').selectAll().orderBy('giftUUID').forUpdate()
    return 'hashes' in by
      ? gifts.where('codeHash', 'in', by.hashes.length ? by.hashes : ['']).execute()
      : gifts.where('giftUUID', 'in', by.ids).execute()
  },
  setStatus: (giftUUID: string, status: Gift['status']) =>
    db.updateTable('gift').set({ status }).where('giftUUID', '=', giftUUID).execute(),
  setValidity: (giftUUID: string, validUntil: string) =>
    db.updateTable('gift').set({ validUntil }).where('giftUUID', '=', giftUUID).execute(),

  setOpened: (giftUUID: string, now: Date) =>
    db.updateTable('gift').set({ openedAt: now }).where('giftUUID', '=', giftUUID).execute(),
  setThanked: (giftUUID: string, now: Date) =>
    db.updateTable('gift').set({ thankedAt: now }).where('giftUUID', '=', giftUUID).execute(),
  /** By rule, once. */
  extend: (giftUUID: string, { until, today }: { until: string; today: string }) =>
    db
      .updateTable('gift')
      .set({ validUntil: until, extendedOn: today })
      .where('giftUUID', '=', giftUUID)
      .execute(),
  exchange: (giftUUID: string, { image, ...next }: Suggestion, today: string) =>
    db
      .updateTable('gift')
      .set({ ...next, image: JSON.stringify(image), exchangedOn: today })
      .where('giftUUID', '=', giftUUID)
      .execute(),
  stopReminders: (giftUUID: string, now: Date) =>
    db.updateTable('gift').set({ remindersStoppedAt: now }).where('giftUUID', '=', giftUUID).execute(),

  /** Of the delivery that was carried out: its buyer may have chosen another one meanwhile. */
  setDelivered: ({ giftUUID, delivery }: Pick<Gift, 'giftUUID' | 'delivery'>, now: Date) =>
    db
      .updateTable('gift')
      .set({ deliveredAt: now })
      .where('giftUUID', '=', giftUUID)
      .where('delivery', '=', JSON.stringify(delivery) as never)
      .execute(),
  /** To be delivered, again where it was before. */
  setDelivery: (giftUUID: string, { delivery, validUntil }: { delivery: GiftDelivery; validUntil: string }) =>
    db
      .updateTable('gift')
      .set({ delivery: JSON.stringify(delivery), deliveredAt: null, validUntil })
      .where('giftUUID', '=', giftUUID)
      .execute(),
  /**
   * Gifts with something left on them whose last day is in the span, and whose holder is to be reminded; a visit that
   * is booked needs no reminder.
   */
  lapsing: (
    from: string,
    to: string,
  ): Promise<Pick<Gift, 'giftUUID' | 'orderUUID' | 'validUntil' | 'extendedOn'>[]> =>
    db
      .selectFrom('gift')
      .select(['giftUUID', 'orderUUID', 'validUntil', 'extendedOn'])
      .where('remindersStoppedAt', 'is', null)
      .where('status', '=', 'active')
      .where('balanceCents', '>', 0)
      .where('visitDay', 'is', null)
      .where('validUntil', '>=', from)
      .where('validUntil', '<=', to)
      .execute(),

  setVisitDay: (orderUUID: string, day: string | null) =>
    db.updateTable('gift').set({ visitDay: day }).where('orderUUID', '=', orderUUID).execute(),

  /** The only way a balance changes; the database refuses one that would leave it below nothing. */
  async move(movements: Movement[]): Promise<void> {
    if (movements.length > 0) await db.insertInto('giftMovement').values(movements).execute()
  },
  movementsOf: (giftUUID: string) =>
    db.selectFrom('giftMovement').selectAll().where('giftUUID', '=', giftUUID).orderBy('id').execute(),

  /** Moment at which money was last taken from it. */
  async lastSpent(giftUUID: string): Promise<Date | null> {
    const last = await db
      .selectFrom('giftMovement')
      .select('happenedAt')
      .where('giftUUID', '=', giftUUID)
      .where('kind', '=', 'redeem')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last?.happenedAt ?? null
  },

  async addUses(uses: GiftUse[]): Promise<void> {
    if (uses.length > 0) await db.insertInto('giftUse').values(uses).execute()
  },
  usesOf: (orderUUID: string): Promise<GiftUse[]> =>
    db.selectFrom('giftUse').selectAll().where('orderUUID', '=', orderUUID).orderBy('giftUUID').execute(),
  /** Sums that orders have taken of the gift and not given back. */
  usesOfGift: (giftUUID: string): Promise<GiftUse[]> =>
    db
      .selectFrom('giftUse')
      .selectAll()
      .where('giftUUID', '=', giftUUID)
      .whereRef('returnedCents', '<', 'amountCents')
      .execute(),
  /** Uses of gifts that are neither void nor withdrawn. */
  openUsesOf: (orderUUID: string): Promise<GiftUse[]> =>
    db
      .selectFrom('giftUse')
      .innerJoin('gift', 'gift.giftUUID', 'giftUse.giftUUID')
      .selectAll('giftUse')
      .where('giftUse.orderUUID', '=', orderUUID)
      .where('gift.status', '=', 'active')
      .execute(),
  setReturned: ({ orderUUID, giftUUID }: GiftUse, returnedCents: number) =>
    db
      .updateTable('giftUse')
      .set({ returnedCents })
      .where('orderUUID', '=', orderUUID)
      .where('giftUUID', '=', giftUUID)
      .execute(),
})
