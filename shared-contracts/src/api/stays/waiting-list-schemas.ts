import * as z from 'zod/mini'
import { mostNights } from '../../rules/dates/stay-nights'
import { Day, Email, Id, LocaleCode, partyFields, Uuid } from '../common-schemas'

/** A wish for a stay that is full: the mail that keeps the place goes to `email`. */
export const WaitingListRequest = z.object({
  productId: Id,
  checkin: Day,
  nights: z.int().check(z.minimum(1), z.maximum(mostNights)),
  ...partyFields,
  locale: LocaleCode,
  email: Email,
})
export type WaitingListRequest = z.input<typeof WaitingListRequest>

export const WaitingListAnswer = z.object({ status: z.literal('confirmation-sent') })
export type WaitingListAnswer = z.infer<typeof WaitingListAnswer>

export const WaitingPlaceParams = z.object({ placeId: Uuid })
