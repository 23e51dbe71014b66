import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import type { Signer } from '../../../platform/signer'
import { refusesMails } from '../../accounts/public'
import type { Mailer } from '../../mail/public'
import { composeLetter, type Letter } from '../../mail/public'
import type { GuestReviewStatus } from '../review-tables'
import { createGuestReviewsRepository } from './guest-reviews-repository'
import type { ReviewLetter } from './review-letters'
import { reviewToken } from './review-token'

type Deps = { db: Db; mailer: Mailer; signer: Signer; publicOrigin: string }
type Mail = { status: GuestReviewStatus; letter: (about: ReviewLetter) => Letter }

/** A mail about a review, unless things have moved on: answered, cancelled or erased since it was written down. */
export const sendReviewMail =
  ({ db, mailer, signer, publicOrigin }: Deps, { status, letter }: Mail): EffectHandler =>
  async (payload) => {
    const invitationId = String(payload.invitationId)
    const found = await createGuestReviewsRepository(db).findWithOrder(invitationId)
    if (found?.status !== status || found.orderStatus !== 'confirmed' || !found.stay) return
    const { buyer, stay, orderLocale: locale } = found
    if (status === 'asked' && (await refusesMails(db, buyer.email, 'reviews'))) return
    const { hotelLabel: hotel, checkout } = stay
    await mailer.deliver({
      messageId: `review-${status}.${invitationId}@${new URL(publicOrigin).hostname}`,
      recipient: buyer.email,
      locale,
      ...composeLetter(
        letter({
          locale,
          publicOrigin,
          hotel,
          checkout,
          firstName: buyer.firstName,
          token: reviewToken(signer, invitationId),
          refusal: found.refusal,
        }),
      ),
    })
  }
