import type { Insertable, Selectable } from 'kysely'
import { type InCamelCase, inCamelCase } from '../../../platform/database/camel-case'
import type { Db } from '../../../platform/database/database'
import type { GiftMovementTable, GiftTable, GiftUseTable } from '../gift-tables'

export type Gift = Selectable<InCamelCase<GiftTable>>
export type NewGift = Omit<Insertable<InCamelCase<GiftTable>>, 'balanceCents'>
export type GiftUse = Selectable<InCamelCase<GiftUseTable>>
export type Movement = Pick<
  Insertable<InCamelCase<GiftMovementTable>>,
  'giftUuid' | 'kind' | 'amountCents' | 'orderUuid' | 'happenedAt'
>

export const createGiftsRepository = (database: Db) => {
  const db = inCamelCase(database)
  return {
    async add(gifts: NewGift[]): Promise<void> {
      if (gifts.length > 0) await db.insertInto('gift').values(gifts).execute()
    },
    find: (giftUUID: string): Promise<Gift | undefined> =>
      db.selectFrom('gift').selectAll().where('giftUuid', '=', giftUUID).executeTakeFirst(),
    findByHash: (hash: string): Promise<Gift | undefined> =>
      db.selectFrom('gift').selectAll().where('codeHash', '=', hash).executeTakeFirst(),
    /** Newest first. */
    latest: (limit: number): Promise<Gift[]> =>
      db
        .selectFrom('gift')
        .selectAll()
        .orderBy('issuedAt', 'desc')
        .orderBy('giftUuid')
        .limit(limit)
        .execute(),
    kindsOf: (ids: string[]): Promise<Pick<Gift, 'giftUuid' | 'kind'>[]> =>
      db.selectFrom('gift').select(['giftUuid', 'kind']).where('giftUuid', 'in', ids).execute(),
    ofOrder: (orderUUID: string): Promise<Gift[]> =>
      db.selectFrom('gift').selectAll().where('orderUuid', '=', orderUUID).orderBy('line').execute(),
    /** Locked in the order of their ids, so that two orders with the same gifts do not wait for each other. */
    lock: (by: { hashes: string[] } | { ids: string[] }): Promise<Gift[]> => {
      const gifts = db.selectFrom('gift').selectAll().orderBy('giftUuid').forUpdate()
      return 'hashes' in by
        ? gifts.where('codeHash', 'in', by.hashes.length ? by.hashes : ['']).execute()
        : gifts.where('giftUuid', 'in', by.ids).execute()
    },
    setStatus: (giftUUID: string, status: Gift['status']) =>
      db.updateTable('gift').set({ status }).where('giftUuid', '=', giftUUID).execute(),
    setValidity: (giftUUID: string, validUntil: string) =>
      db.updateTable('gift').set({ validUntil }).where('giftUuid', '=', giftUUID).execute(),

    setDelivered: (giftUUID: string, now: Date) =>
      db.updateTable('gift').set({ deliveredAt: now }).where('giftUuid', '=', giftUUID).execute(),
    /** Gifts with something left on them whose last day is in the span; a visit that is booked needs no reminder. */
    lapsing: (from: string, to: string): Promise<Pick<Gift, 'giftUuid' | 'orderUuid'>[]> =>
      db
        .selectFrom('gift')
        .select(['giftUuid', 'orderUuid'])
        .where('status', '=', 'active')
        .where('balanceCents', '>', 0)
        .where('visitDay', 'is', null)
        .where('validUntil', '>=', from)
        .where('validUntil', '<=', to)
        .execute(),

    setVisitDay: (orderUUID: string, day: string | null) =>
      db.updateTable('gift').set({ visitDay: day }).where('orderUuid', '=', orderUUID).execute(),

    /** The only way a balance changes; the database refuses one that would leave it below nothing. */
    async move(movements: Movement[]): Promise<void> {
      if (movements.length > 0) await db.insertInto('giftMovement').values(movements).execute()
    },
    movementsOf: (giftUUID: string) =>
      db.selectFrom('giftMovement').selectAll().where('giftUuid', '=', giftUUID).orderBy('id').execute(),

    async addUses(uses: GiftUse[]): Promise<void> {
      if (uses.length > 0) await db.insertInto('giftUse').values(uses).execute()
    },
    usesOf: (orderUUID: string): Promise<GiftUse[]> =>
      db.selectFrom('giftUse').selectAll().where('orderUuid', '=', orderUUID).orderBy('giftUuid').execute(),
    /** Of gifts that are neither void nor withdrawn. */
    openUsesOf: (orderUUID: string): Promise<GiftUse[]> =>
      db
        .selectFrom('giftUse')
        .innerJoin('gift', 'gift.giftUuid', 'giftUse.giftUuid')
        .selectAll('giftUse')
        .where('giftUse.orderUuid', '=', orderUUID)
        .where('gift.status', '=', 'active')
        .execute(),
    setReturned: ({ orderUuid, giftUuid }: GiftUse, returnedCents: number) =>
      db
        .updateTable('giftUse')
        .set({ returnedCents })
        .where('orderUuid', '=', orderUuid)
        .where('giftUuid', '=', giftUuid)
        .execute(),
  }
}
