import type { FastifyInstance } from 'fastify'
import { type GuestReviewsDeps, guestReviewsCapability } from './guest/guest-reviews-capability'
import { type ReviewsDeps, reviewsRoutes } from './reviews-routes'

/** Reviews of guests, and the ways to write them. */
export async function reviewsCapability(app: FastifyInstance, deps: ReviewsDeps & GuestReviewsDeps) {
  await reviewsRoutes(app, deps)
  await guestReviewsCapability(app, deps)
}
