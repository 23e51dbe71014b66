import { endpoint } from '../endpoint'
import type { ReviewSummary, Reviews, ReviewsQuery } from './reviews-schemas'

export const getReviews = endpoint<{ params: { hotelId: string }; query: ReviewsQuery }, Reviews>(
  'GET',
  '/api/hotel/{hotelId}/reviews.json',
)

export const getReviewSummary = endpoint<{ params: { hotelId: string } }, ReviewSummary>(
  'GET',
  '/api/hotel/{hotelId}/reviews/summary.json',
)
