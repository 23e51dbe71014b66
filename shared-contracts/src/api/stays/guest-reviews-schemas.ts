import * as z from 'zod/mini'
import { reviewTextLength, travellerTypes } from '../../rules/stays/review-limits'
import { Day, LocaleCode } from '../common-schemas'

/** Token in the link of the mail; it opens the review of one stay, and nothing of its order. */
const ReviewToken = z.string().check(z.minLength(1), z.maxLength(120))

export const ReviewInvitationRequest = z.object({ token: ReviewToken })
export type ReviewInvitationRequest = z.infer<typeof ReviewInvitationRequest>

/** The stay that a guest is asked about. */
export const ReviewInvitation = z.object({
  /** `sent`: there is a review of it already, shown or not. */
  state: z.enum(['open', 'sent']),
  hotelLabel: z.string(),
  checkin: Day,
  checkout: Day,
  /** By which the review would be signed. */
  firstName: z.string(),
})
export type ReviewInvitation = z.infer<typeof ReviewInvitation>

const Opinion = z._default(z.string().check(z.trim(), z.maxLength(reviewTextLength)), '')

export const GuestReview = z
  .object({
    token: ReviewToken,
    /** Locale of the page that it was written on. */
    locale: LocaleCode,
    score: z.int().check(z.minimum(1), z.maximum(10)),
    type: z.enum(travellerTypes),
    positive: Opinion,
    negative: Opinion,
  })
  .check(z.refine(({ positive, negative }) => positive !== '' || negative !== '', 'Neither text is there'))
export type GuestReview = z.input<typeof GuestReview>

export const GuestReviewAnswer = z.object({ state: z.literal('sent') })
export type GuestReviewAnswer = z.infer<typeof GuestReviewAnswer>
