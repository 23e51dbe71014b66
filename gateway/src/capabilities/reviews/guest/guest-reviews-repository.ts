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
      .insertInto('guest_review')
      .values(review)
      .onConflict((conflict) => conflict.column('order_uuid').doNothing())
      .returning('invitation_id')
      .executeTakeFirst()
    return added !== undefined
  },
  /** Until the end of a transaction nobody else answers or decides. */
  lock: (invitationId: string) =>
    db
      .selectFrom('guest_review')
      .selectAll()
      .where('invitation_id', '=', invitationId)
      .forUpdate()
      .executeTakeFirst(),
  /** With the order whose stay it is about; its terms and buyer can have changed since. */
  findWithOrder: (invitationId: string) =>
    db
      .selectFrom('guest_review as g')
      .innerJoin('customer_order as o', 'o.order_uuid', 'g.order_uuid')
      .selectAll('g')
      .select(['o.status as order_status', 'o.buyer', 'o.stay', 'o.locale as order_locale'])
      .where('g.invitation_id', '=', invitationId)
      .executeTakeFirst(),
  change: (invitationId: string, change: Updateable<GuestReviewTable>) =>
    db.updateTable('guest_review').set(change).where('invitation_id', '=', invitationId).execute(),
  /** Stays that ended within some days, whose buyers can be reached and were not asked. */
  findDeparted: ({ from, until, limit }: Departed) =>
    db
      .selectFrom('customer_order as o')
      .leftJoin('guest_review as g', 'g.order_uuid', 'o.order_uuid')
      .select('o.order_uuid')
      .where('o.kind', '=', 'stay')
      .where('o.status', '=', 'confirmed')
      .where('o.checkout', '>=', from)
      .where('o.checkout', '<=', until)
      .where('g.order_uuid', 'is', null)
      .where(sql<string>`o.buyer ->> 'email'`, 'not like', '%@erased.invalid')
      .orderBy('o.checkout')
      .limit(limit)
      .execute(),
  /** Reviews that were sent, the oldest first. */
  list: ({ status, limit }: { status: GuestReviewStatus | undefined; limit: number }) =>
    db
      .selectFrom('guest_review as g')
      .innerJoin('customer_order as o', 'o.order_uuid', 'g.order_uuid')
      .select([
        ...(['g.invitation_id', 'g.status', 'g.sent_at', 'g.hotel_id', 'g.locale', 'g.score'] as const),
        ...(['g.type', 'g.positive', 'g.negative', 'g.refusal', 'o.booking_number'] as const),
        sql<Buyer['firstName']>`o.buyer ->> 'firstName'`.as('customer'),
      ])
      .where('g.sent_at', 'is not', null)
      .$if(status !== undefined, (query) => query.where('g.status', '=', status ?? 'pending'))
      .orderBy('g.sent_at')
      .limit(limit)
      .execute(),
})
