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
import type { CheapestStay } from '../catalogue/cheapest-stay'
import { createWorthReader } from '../holding/present-worth'
import { hashOfCode } from '../money/gift-codes'
import type { GiftSessions } from '../money/gift-sessions'
import { planGiftPayment } from '../money/plan-gift-payment'
import { findActive } from '../records/find-active'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'

type Deps = { db: Db; clock: Clock; sessions: GiftSessions; cheapest: CheapestStay }
type PaymentQuestion = output<typeof GiftPaymentRequest>

/** Calls of a code's holder before an order is made. Nothing is spent here. */
export const createRedeemingService = (deps: Deps) => {
  const { db, clock, sessions } = deps
  const today = () => clock.today()
  const present = createWorthReader(deps)
  const own = async (gift: Gift): Promise<OwnedGift> => ({
    giftUUID: gift.giftUUID,
    worth: await present.withSession(gift),
  })
  return {
    async worth(code: string): Promise<GiftWorth> {
      const gift = await findActive(db, hashOfCode(code))
      return { ...(await present.withSession(gift)), ...(await heldOf({ db, clock }, gift)) }
    },

    /** Balance for the holder of a session. A token proves itself: asking often is no guessing. */
    worthOfSession: async (token: string): Promise<GiftWorth> =>
      present.worth(await findActive(db, sessions.hashOf(token))),

    /** The gift of a code or of its token, for who keeps it with others. */
    claim: async (code: string): Promise<OwnedGift> => own(await findActive(db, sessions.hashOf(code))),

    /** Gifts that were claimed before; those that are void by now are left out. */
    async worths(giftUUIDs: string[]): Promise<OwnedGift[]> {
      const gifts = await createGiftsRepository(db).findAll(giftUUIDs)
      return Promise.all(gifts.filter(({ status }) => status === 'active').map(own))
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
  { db, clock, sessions: { hashOf } }: Omit<Deps, 'cheapest'>,
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
