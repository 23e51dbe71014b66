import { readReviewInvitation, sendGuestReview } from '@escapade/shared-contracts/api/stays/guest-reviews'
import {
  GuestReview,
  GuestReviewAnswer,
  ReviewInvitation,
  ReviewInvitationRequest,
} from '@escapade/shared-contracts/api/stays/guest-reviews-schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/routes'
import type { GuestReviews } from './guest-reviews-service'

const perMinute = 10
const token = 'what stands behind the hash of the link'

export function guestReviewsRoutes(app: FastifyInstance, reviews: GuestReviews) {
  registerCall(app, {
    endpoint: readReviewInvitation,
    body: ReviewInvitationRequest,
    response: ReviewInvitation,
    summary: 'The stay that a mail asks a review of, and whether there is one already',
    requirements: ['SC-036'],
    example: { body: { token } },
    errors: ['review-link-not-valid'],
    perMinute: perMinute * 2,
    bodyLimit: 1024,
    changesNothing: true,
    handler: ({ body }) => reviews.read(body.token),
  })

  registerCall(app, {
    endpoint: sendGuestReview,
    body: GuestReview,
    response: GuestReviewAnswer,
    summary: 'A guest’s review of a stay, once; it is read before it is shown',
    requirements: ['SC-036'],
    example: {
      body: { token, locale: 'fr_FR', score: 9, type: 'couple', positive: 'Le calme', negative: '' },
    },
    errors: ['review-link-not-valid', 'already-reviewed'],
    perMinute,
    bodyLimit: 16 * 1024,
    handler: ({ body }) => reviews.send(body),
  })
}
