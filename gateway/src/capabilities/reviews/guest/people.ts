import type { Db } from '../../../platform/database/database'
import { retentionEnd } from '../../../platform/retention'
import { hideReviews } from './decide-review'

const shownFields = ['invitation_id', 'hotel_id', 'review_id'] as const

/** Invitations and reviews of a person; the id of the invitation stays out, since links are made of it. */
export const exportReviews = async (db: Db, orderUUIDs: readonly string[]) =>
  orderUUIDs.length === 0
    ? []
    : db
        .selectFrom('guest_review')
        .select(['order_uuid', 'hotel_id', 'status', 'asked_at', 'sent_at', 'locale', 'score', 'type'])
        .select(['positive', 'negative', 'decided_at', 'refusal'])
        .where('order_uuid', 'in', [...orderUUIDs])
        .execute()

/** Reviews of orders that are erased, from the pages of hotels too. Answers how many. */
export async function eraseReviews(db: Db, orderUUIDs: readonly string[]): Promise<number> {
  if (orderUUIDs.length === 0) return 0
  const gone = await db
    .deleteFrom('guest_review')
    .where('order_uuid', 'in', [...orderUUIDs])
    .returning(shownFields)
    .execute()
  await hideReviews(db, gone)
  return gone.length
}

/** Reviews whose term is over. */
export async function forgetReviews(db: Db, now: Date): Promise<void> {
  const gone = await db
    .deleteFrom('guest_review')
    .where('sent_at', '<', retentionEnd('guestReviews', now))
    .returning(shownFields)
    .execute()
  await hideReviews(db, gone)
}
