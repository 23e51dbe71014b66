import { endpoint } from '../endpoint'
import type {
  GuestReview,
  GuestReviewAnswer,
  ReviewInvitation,
  ReviewInvitationRequest,
} from './guest-reviews-schemas'

/** The stay that a link asks about; 404 `review-link-not-valid`. A POST keeps the token out of logs and caches. */
export const readReviewInvitation = /* @__PURE__ */ endpoint<
  { body: ReviewInvitationRequest },
  ReviewInvitation
>('POST', '/front-gateway/reviews/invitation')

/** Sends the one review of a stay; 409 `already-reviewed`. */
export const sendGuestReview = /* @__PURE__ */ endpoint<{ body: GuestReview }, GuestReviewAnswer>(
  'POST',
  '/front-gateway/reviews',
)
