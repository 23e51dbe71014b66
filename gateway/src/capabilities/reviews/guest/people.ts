import type { Db } from '../../../platform/database/database'
import { retentionEnd } from '../../../platform/retention'
import { hideReviews } from './decide-review'

const shownFields = ['invitationId', 'hotelId', 'reviewId'] as const

/** Invitations and reviews of a person; the id of the invitation stays out, since links are made of it. */
export const exportReviews = async (db: Db, orderUUIDs: readonly string[]) =>
  orderUUIDs.length === 0
    ? []
    : db
        .selectFrom('guestReview')
        .select(['orderUUID', 'hotelId', 'status', 'askedAt', 'sentAt', 'locale', 'score', 'type'])
        .select(['positive', 'negative', 'decidedAt', 'refusal'])
        .where('orderUUID', 'in', [...orderUUIDs])
        .execute()

/** Reviews of orders that are erased, from the pages of hotels too. Answers how many. */
export async function eraseReviews(db: Db, orderUUIDs: readonly string[]): Promise<number> {
  if (orderUUIDs.length === 0) return 0
  const gone = await db
    .deleteFrom('guestReview')
    .where('orderUUID', 'in', [...orderUUIDs])
    .returning(shownFields)
    .execute()
  await hideReviews(db, gone)
  return gone.length
}

/** Reviews whose term is over. */
export async function forgetReviews(db: Db, now: Date): Promise<void> {
  const gone = await db
    .deleteFrom('guestReview')
    .where('sentAt', '<', retentionEnd('guestReviews', now))
    .returning(shownFields)
    .execute()
  await hideReviews(db, gone)
}
