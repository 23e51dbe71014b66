import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { GiftMovementTable, GiftTable, GiftUseTable } from '../gift-tables'

export type Gift = Selectable<GiftTable>
export type NewGift = Omit<Insertable<GiftTable>, 'balanceCents'>
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

  setDelivered: (giftUUID: string, now: Date) =>
    db.updateTable('gift').set({ deliveredAt: now }).where('giftUUID', '=', giftUUID).execute(),
  /** Gifts with something left on them whose last day is in the span; a visit that is booked needs no reminder. */
  lapsing: (from: string, to: string): Promise<Pick<Gift, 'giftUUID' | 'orderUUID'>[]> =>
    db
      .selectFrom('gift')
      .select(['giftUUID', 'orderUUID'])
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
