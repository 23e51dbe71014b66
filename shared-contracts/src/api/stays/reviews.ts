import { endpoint } from '../endpoint'
import type { ReviewSummary, Reviews, ReviewsQuery } from './reviews-schemas'

export const getReviews = /* @__PURE__ */ endpoint<
  { params: { hotelId: string }; query: ReviewsQuery },
  Reviews
>('GET', '/api/hotel/{hotelId}/reviews.json')

export const getReviewSummary = /* @__PURE__ */ endpoint<{ params: { hotelId: string } }, ReviewSummary>(
  'GET',
  '/api/hotel/{hotelId}/reviews/summary.json',
)
