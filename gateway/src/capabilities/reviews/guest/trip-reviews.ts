import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { reviewLinkDays } from '@escapade/shared-contracts/rules/stays/review-limits'
import { clock as byClock } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import type { Signer } from '../../../platform/signer'
import { openOrder, stayOf } from '../../orders/public'
import { inviteGuest } from './ask-for-reviews'
import { reviewToken } from './review-token'

type Deps = { db: Db; inTransaction: InTransaction; clock: Clock; signer: Signer }

const dayMs = 86_400_000

/** Reviews that the holder of an account writes from a trip, whether or not the mail that asks has come. */
export function createTripReviews({ db, inTransaction, clock, signer }: Deps) {
  /** Of these orders, those whose stay is over and has no review yet, for as long as a mail's link would hold. */
  const reviewable = (within: Db, orderUUIDs: string[]) =>
    within
      .selectFrom('customerOrder as o')
      .leftJoin('guestReview as g', 'g.orderUUID', 'o.orderUUID')
      .select(['o.orderUUID', 'g.invitationId'])
      .where('o.orderUUID', 'in', orderUUIDs)
      .where('o.kind', '=', 'stay')
      .where('o.status', '=', 'confirmed')
      .where('o.checkout', '<=', clock.today())
      .where('o.checkout', '>', addDays(clock.today(), -reviewLinkDays))
      .where(({ or, and, eb }) =>
        or([
          eb('g.invitationId', 'is', null),
          and([
            eb('g.status', '=', 'asked'),
            eb('g.askedAt', '>', new Date(clock.instant().getTime() - reviewLinkDays * dayMs)),
          ]),
        ]),
      )
      .execute()

  return {
    async among(orderUUIDs: string[]): Promise<Set<string>> {
      if (orderUUIDs.length === 0) return new Set()
      return new Set((await reviewable(db, orderUUIDs)).map(({ orderUUID }) => orderUUID))
    },

    /** Token of the page that takes the review; 404 `review-link-not-valid` where there is none to be written. */
    tokenFor: (orderUUID: string): Promise<string> =>
      inTransaction(async (trx) => {
        const { order } = await openOrder(trx, orderUUID, byClock)
        const [open] = await reviewable(trx, [orderUUID])
        if (!open) throw new AppError('review-link-not-valid')
        const { hotelId } = stayOf(order)
        const invitationId =
          open.invitationId ?? (await inviteGuest(trx, { orderUUID, hotelId, now: clock.instant() }))
        if (!invitationId) throw new AppError('review-link-not-valid')
        return reviewToken(signer, invitationId)
      }),
  }
}
