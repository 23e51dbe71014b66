import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { DayColumn, Timestamp } from '../../platform/database/tables'

export type ReviewTable = {
  id: string
  hotel_id: string
  locale: string
  customer: string
  type: string
  day: DayColumn
  average: number
  positive: string | null
  negative: string | null
  /** True when its guest booked with us and stayed. */
  verified: Generated<boolean>
}

/** A stay whose buyer was asked for a review, with what came of it. Published ones are copied to `review`. */
export type GuestReviewTable = {
  invitation_id: string
  order_uuid: string
  hotel_id: string
  status: GuestReviewStatus
  asked_at: Timestamp
  /** Null until the guest answers, as all that follows. */
  sent_at: Timestamp | null
  locale: Locale | null
  score: number | null
  type: string | null
  positive: string | null
  negative: string | null
  decided_at: Timestamp | null
  /** Why it is not shown, in the words that its guest reads. */
  refusal: string | null
  review_id: string | null
}
export type GuestReviewStatus = 'asked' | 'pending' | 'published' | 'refused'

/** Number and score that a hotel came with, before the first review of a guest of ours. */
type HotelRatingBaseTable = { hotel_id: string; review_count: number; review_score: number | null }

declare module '../../platform/database/tables' {
  interface Database {
    review: ReviewTable
    guest_review: GuestReviewTable
    hotel_rating_base: HotelRatingBaseTable
  }
}
