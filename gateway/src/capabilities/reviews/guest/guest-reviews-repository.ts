import type { Buyer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { GuestReviewStatus, GuestReviewTable } from '../review-tables'

export type GuestReviewRow = Selectable<GuestReviewTable>
type Departed = { from: string; until: string; limit: number }

export const createGuestReviewsRepository = (db: Db) => ({
  /** Adds a review; answers false when the stay was asked about before. */
  async add(review: Insertable<GuestReviewTable>): Promise<boolean> {
    const added = await db
      .insertInto('guestReview')
      .values(review)
      .onConflict((conflict) => conflict.column('orderUUID').doNothing())
      .returning('invitationId')
      .executeTakeFirst()
    return added !== undefined
  },
  /** Until the end of a transaction nobody else answers or decides. */
  lock: (invitationId: string) =>
    db
      .selectFrom('guestReview')
      .selectAll()
      .where('invitationId', '=', invitationId)
      .forUpdate()
      .executeTakeFirst(),
  /** With the order whose stay it is about; its terms and buyer can have changed since. */
  findWithOrder: (invitationId: string) =>
    db
      .selectFrom('guestReview as g')
      .innerJoin('customerOrder as o', 'o.orderUUID', 'g.orderUUID')
      .selectAll('g')
      .select(['o.status as orderStatus', 'o.buyer', 'o.stay', 'o.locale as orderLocale'])
      .where('g.invitationId', '=', invitationId)
      .executeTakeFirst(),
  change: (invitationId: string, change: Updateable<GuestReviewTable>) =>
    db.updateTable('guestReview').set(change).where('invitationId', '=', invitationId).execute(),
  /** Stays that ended within some days, whose buyers can be reached and were not asked. */
  findDeparted: ({ from, until, limit }: Departed) =>
    db
      .selectFrom('customerOrder as o')
      .leftJoin('guestReview as g', 'g.orderUUID', 'o.orderUUID')
      .select('o.orderUUID')
      .where('o.kind', '=', 'stay')
      .where('o.status', '=', 'confirmed')
      .where('o.checkout', '>=', from)
      .where('o.checkout', '<=', until)
      .where('g.orderUUID', 'is', null)
      .where(sql<string>`o.buyer ->> 'email'`, 'not like', '%@erased.invalid')
      .orderBy('o.checkout')
      .limit(limit)
      .execute(),
  /** Reviews that were sent, the oldest first. */
  list: ({ status, limit }: { status: GuestReviewStatus | undefined; limit: number }) =>
    db
      .selectFrom('guestReview as g')
      .innerJoin('customerOrder as o', 'o.orderUUID', 'g.orderUUID')
      .select([
        'g.invitationId',
        'g.status',
        'g.sentAt',
        'g.hotelId',
        'g.locale',
        'g.score',
        'g.type',
        'g.positive',
        'g.negative',
        'g.refusal',
        'o.bookingNumber',
        sql<Buyer['firstName']>`o.buyer ->> 'firstName'`.as('customer'),
      ])
      .where('g.sentAt', 'is not', null)
      .$if(status !== undefined, (query) => query.where('g.status', '=', status ?? 'pending'))
      .orderBy('g.sentAt')
      .limit(limit)
      .execute(),
})
