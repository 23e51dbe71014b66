import type { FastifyInstance } from 'fastify'
import { type GuestReviewsDeps, guestReviewsCapability } from './guest/guest-reviews-capability'
import { type ReviewsDeps, reviewsRoutes } from './reviews-routes'

/** What guests wrote, and how they come to write. */
export async function reviewsCapability(app: FastifyInstance, deps: ReviewsDeps & GuestReviewsDeps) {
  await reviewsRoutes(app, deps)
  await guestReviewsCapability(app, deps)
}
