import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { DayColumn, Timestamp } from '../../platform/database/tables'

export type ReviewTable = {
  id: string
  hotelId: string
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
  invitationId: string
  orderUUID: string
  hotelId: string
  status: GuestReviewStatus
  askedAt: Timestamp
  /** Null until the guest answers, as all that follows. */
  sentAt: Timestamp | null
  locale: Locale | null
  score: number | null
  type: string | null
  positive: string | null
  negative: string | null
  decidedAt: Timestamp | null
  /** Why it is not shown, in the words that its guest reads. */
  refusal: string | null
  reviewId: string | null
}
export type GuestReviewStatus = 'asked' | 'pending' | 'published' | 'refused'

/** Number and score that a hotel came with, before the first review of a guest of ours. */
type HotelRatingBaseTable = { hotelId: string; reviewCount: number; reviewScore: number | null }

declare module '../../platform/database/tables' {
  interface Database {
    review: ReviewTable
    guestReview: GuestReviewTable
    hotelRatingBase: HotelRatingBaseTable
  }
}
