import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/database/database'
import { addEffect } from '../../../platform/jobs/outbox'
import { createGuestReviewsRepository, type GuestReviewRow } from './guest-reviews-repository'
import { rateHotel } from './hotel-rating'

/** A copy of the review that pages show, signed with the guest's first name and dated by the departure. */
export async function publishReview(db: Db, invitationId: string, now: Date): Promise<void> {
  const { locale, score, type, positive, negative, hotelId } = await lockUnpublished(db, invitationId)
  const order = await createGuestReviewsRepository(db).findWithOrder(invitationId)
  if (order?.orderStatus !== 'confirmed' || !order.stay)
    throw new Error(`The stay of review ${invitationId} was cancelled`)
  const id = randomUUID()
  await db
    .insertInto('review')
    .values({
      id,
      hotelId,
      locale: locale ?? order.orderLocale,
      customer: order.buyer.firstName,
      type: type ?? '',
      day: order.stay.checkout,
      average: score ?? 0,
      positive,
      negative,
      verified: true,
    })
    .execute()
  const decided = { status: 'published', decidedAt: now, refusal: null, reviewId: id } as const
  await createGuestReviewsRepository(db).change(invitationId, decided)
  await rateHotel(db, hotelId)
}

type Refusing = { reason: string; now: Date }

/** Not shown, or no longer; the guest reads why. */
export async function refuseReview(db: Db, invitationId: string, { reason, now }: Refusing): Promise<void> {
  const reviews = createGuestReviewsRepository(db)
  const review = await mustLock(db, invitationId)
  if (review.status === 'refused') throw new Error(`Review ${invitationId} was refused already`)
  await hideReviews(db, [review])
  const decided = { status: 'refused', decidedAt: now, refusal: reason, reviewId: null } as const
  await reviews.change(invitationId, decided)
  const key = `review-refused:${invitationId}:${now.getTime()}`
  await addEffect(db, { topic: 'review-refused', key, payload: { invitationId } }, now)
}

type Shown = Pick<GuestReviewRow, 'reviewId' | 'hotelId'>

/** Takes reviews off the pages of their hotels, and out of number and score. */
export async function hideReviews(db: Db, reviews: readonly Shown[]): Promise<void> {
  const ids = reviews.flatMap(({ reviewId }) => reviewId ?? [])
  if (ids.length === 0) return
  await db.deleteFrom('review').where('id', 'in', ids).execute()
  const shown = reviews.filter(({ reviewId }) => reviewId !== null)
  // In one order, so that two who rate the same hotels do not wait for each other.
  for (const hotelId of [...new Set(shown.map(({ hotelId }) => hotelId))].toSorted())
    await rateHotel(db, hotelId)
}

async function mustLock(db: Db, invitationId: string): Promise<GuestReviewRow> {
  const review = await createGuestReviewsRepository(db).lock(invitationId)
  if (!review?.sentAt) throw new Error(`There is no review ${invitationId}`)
  return review
}

async function lockUnpublished(db: Db, invitationId: string): Promise<GuestReviewRow> {
  const review = await mustLock(db, invitationId)
  if (review.status === 'published') throw new Error(`Review ${invitationId} is published already`)
  return review
}
