import type {
  GuestReview,
  GuestReviewAnswer,
  ReviewInvitation,
} from '@escapade/shared-contracts/api/stays/guest-reviews-schemas'
import { reviewLinkDays } from '@escapade/shared-contracts/rules/stays/review-limits'
import type { output } from 'zod/v4/core'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { wellFormed } from '../../../platform/http/well-formed'
import type { Signer } from '../../../platform/signer'
import { createGuestReviewsRepository } from './guest-reviews-repository'
import { readReviewToken } from './review-token'

type Deps = { db: Db; inTransaction: InTransaction; clock: Clock; signer: Signer }
export type GuestReviews = ReturnType<typeof createGuestReviews>

const dayMs = 86_400_000

/** Calls of a guest with the link of the mail: it shows the stay, and takes one review of it. */
export function createGuestReviews({ db, inTransaction, clock, signer }: Deps) {
  /** The stay behind a token that still holds: neither too old nor of an order that was cancelled since. */
  async function find(trx: Db, token: string) {
    const id = readReviewToken(signer, token)
    const found = id ? await createGuestReviewsRepository(trx).findWithOrder(id) : undefined
    const until = (found?.askedAt.getTime() ?? 0) + reviewLinkDays * dayMs
    if (!found?.stay || found.orderStatus !== 'confirmed' || until < clock.instant().getTime())
      throw new AppError('review-link-not-valid')
    return { ...found, stay: found.stay }
  }

  return {
    async read(token: string): Promise<ReviewInvitation> {
      const { status, stay, buyer } = await find(db, token)
      const { hotelLabel, checkin, checkout } = stay
      const state = status === 'asked' ? 'open' : 'sent'
      return { state, hotelLabel, checkin, checkout, firstName: buyer.firstName }
    },

    send: ({ token, positive, negative, ...review }: output<typeof GuestReview>) =>
      inTransaction(async (trx): Promise<GuestReviewAnswer> => {
        const { invitationId: id } = await find(trx, token)
        const reviews = createGuestReviewsRepository(trx)
        const locked = await reviews.lock(id)
        if (locked?.status !== 'asked') throw new AppError('already-reviewed')
        await reviews.change(id, {
          ...review,
          status: 'pending' as const,
          sentAt: clock.instant(),
          positive: wellFormed(positive) || null,
          negative: wellFormed(negative) || null,
        })
        return { state: 'sent' }
      }),
  }
}
