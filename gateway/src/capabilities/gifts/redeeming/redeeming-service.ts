import type { OwnedGift } from '@escapade/shared-contracts/api/accounts/gifts-schemas'
import type {
  GiftPayment,
  GiftPaymentRequest,
  GiftWorth,
} from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import type { output } from 'zod/v4/core'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { promotionOf } from '../../../promotions/promotions'
import { findOrder } from '../../orders/public'
import { hashOfCode } from '../money/gift-codes'
import type { GiftSessions } from '../money/gift-sessions'
import { planGiftPayment } from '../money/plan-gift-payment'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'

type Deps = { db: Db; clock: Clock; sessions: GiftSessions }
type PaymentQuestion = output<typeof GiftPaymentRequest>

/** Calls of a code's holder before an order is made. Nothing is spent here. */
export const createRedeemingService = ({ db, clock, sessions }: Deps) => {
  const today = () => clock.today()
  const own = (gift: Gift): OwnedGift => {
    const worth = presentWorth(gift, today())
    const session = worth.status === 'usable' ? sessions.open(gift.codeHash) : null
    return { giftUUID: gift.giftUUID, worth: { ...worth, session } }
  }
  return {
    /** Unknown and void codes have one answer, so that trying reveals nothing. */
    async worth(code: string): Promise<GiftWorth> {
      const gift = await createGiftsRepository(db).findByHash(hashOfCode(code))
      if (gift?.status !== 'active') throw new AppError('gift-not-found')
      const worth = { ...presentWorth(gift, today()), ...(await heldOf({ db, clock }, gift)) }
      return { ...worth, session: worth.status === 'usable' ? sessions.open(gift.codeHash) : null }
    },

    /** Balance for the holder of a session. A token proves itself: asking often is no guessing. */
    async worthOfSession(token: string): Promise<GiftWorth> {
      const gift = await createGiftsRepository(db).findByHash(sessions.hashOf(token))
      if (gift?.status !== 'active') throw new AppError('gift-not-found')
      return presentWorth(gift, today())
    },

    /** The gift of a code or of its token, for who keeps it with others. */
    async claim(code: string): Promise<OwnedGift> {
      const gift = await createGiftsRepository(db).findByHash(sessions.hashOf(code))
      if (gift?.status !== 'active') throw new AppError('gift-not-found')
      return own(gift)
    },

    /** Gifts that were claimed before; those that are void by now are left out. */
    async worths(giftUUIDs: string[]): Promise<OwnedGift[]> {
      const gifts = await createGiftsRepository(db).findAll(giftUUIDs)
      return gifts.filter(({ status }) => status === 'active').map(own)
    },

    async preview(question: PaymentQuestion): Promise<GiftPayment> {
      const { locale, totalAmount, unreducedAmount, giftcards, promotionCode } = question
      const amountCents = Math.max(0, totalAmount - unreducedAmount)
      const promotion = promotionCode
        ? await promotionOf(db, { code: promotionCode, locale, amountCents, today: today() })
        : null
      if (promotion && 'refusal' in promotion)
        throw new AppError('promotion-code-not-valid', { reason: promotion.refusal })
      const dueCents = totalAmount - (promotion?.cents ?? 0)
      const planned = await plan({ db, clock, sessions }, giftcards, dueCents)
      const giftCents = planned.reduce((sum, { cents }) => sum + cents, 0)
      return {
        promotion: promotion && { code: promotion.code, label: promotion.label, amount: promotion.cents },
        giftcards: planned.map(({ gift, cents }) => ({
          codeEnding: gift.codeEnding,
          usedAmount: cents,
          balanceAfter: gift.balanceCents - cents,
          validUntil: gift.validUntil,
        })),
        paidAmount: totalAmount - dueCents + giftCents,
        amountToPay: dueCents - giftCents,
      }
    },
  }
}

async function plan(
  { db, clock, sessions: { hashOf } }: Deps,
  uses: PaymentQuestion['giftcards'],
  dueCents: number,
) {
  const repository = createGiftsRepository(db)
  const found = await Promise.all(uses.map(({ serialNumber }) => repository.findByHash(hashOf(serialNumber))))
  const gifts = found.filter((gift) => gift !== undefined)
  const outcome = planGiftPayment({ uses, gifts, dueCents, today: clock.today(), hashOf })
  if (!('refusal' in outcome)) return outcome.planned
  if (outcome.refusal === 'GIFT_CARD_NOT_VALID') throw new AppError('gift-not-found')
  throw new AppError('gift-not-usable', { reason: outcome.refusal })
}

const minuteMs = 60_000

/** Sum that unpaid orders hold of a gift, and for how long the last of them may. */
async function heldOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { giftUUID }: Gift,
): Promise<Pick<GiftWorth, 'held'>> {
  const uses = await createGiftsRepository(db).usesOfGift(giftUUID)
  const orders = await Promise.all(uses.map(({ orderUUID }) => findOrder(db, orderUUID)))
  const waiting = new Map(
    orders
      .filter(({ status }) => status === 'pending' || status === 'payment-failed')
      .map((order) => [order.orderUUID, order.expiresAt]),
  )
  const held = uses.filter(({ orderUUID }) => waiting.has(orderUUID))
  if (held.length === 0) return {}
  const amount = held.reduce((sum, { amountCents, returnedCents }) => sum + amountCents - returnedCents, 0)
  const until = Math.max(...[...waiting.values()].map((each) => each.getTime()))
  const minutes = Math.ceil((until - clock.instant().getTime()) / minuteMs)
  return { held: { amount, minutes: Math.max(1, minutes) } }
}

const presentWorth = (gift: Gift, today: string): GiftWorth => ({
  kind: gift.kind,
  status: statusOf(gift, today),
  label: gift.label,
  image: gift.image,
  balance: gift.balanceCents,
  issuedAmount: gift.issuedCents,
  validUntil: gift.validUntil,
  fromName: gift.fromName,
  message: gift.message,
  productId: gift.kind === 'singleVoucher' ? gift.productId : null,
  nights: gift.nights,
  adults: gift.adults,
  searchUri: gift.searchUri,
  codeEnding: gift.codeEnding,
})

const statusOf = ({ validUntil, balanceCents }: Gift, today: string): GiftWorth['status'] => {
  if (balanceCents === 0) return 'used'
  return validUntil < today ? 'expired' : 'usable'
}
