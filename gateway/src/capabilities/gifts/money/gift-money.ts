import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { GiftMoney } from '../../orders/ports'
import { createGiftsRepository, type Gift, type GiftUse } from '../records/gifts-repository'
import { hashOfCode } from './gift-codes'
import type { GiftSessions } from './gift-sessions'
import { isUsable, planGiftPayment } from './plan-gift-payment'

/** A gift that comes back from a cancelled order has at least this long to be used again. */
const daysAfterReturn = 90

/** `hashOf` reads tokens of sessions as well as codes, where orders are taken. */
type Deps = { clock: Clock; hashOf?: GiftSessions['hashOf'] }

/**
 * Gifts as money. A sum that an order takes leaves the balance at once, so that two orders cannot have it; it goes
 * back when the order is not paid or is cancelled. Nothing is left to do when the order is paid.
 */
export const createGiftMoney = ({ clock, hashOf = hashOfCode }: Deps): GiftMoney => ({
  async take(db, { orderUUID, order, dueCents }) {
    const { giftcards: uses, giftItems } = order.items
    if (uses.length === 0) return { cents: 0 }
    if (giftItems.length > 0) return { refusal: 'GIFT_CARD_NOT_FOR_GIFTS' }
    const repository = createGiftsRepository(db)
    const gifts = await repository.lock({ hashes: uses.map(({ serialNumber }) => hashOf(serialNumber)) })
    const plan = planGiftPayment({ uses, gifts, dueCents, today: clock.today(), hashOf })
    if ('refusal' in plan) return plan
    const taken = plan.planned.map(({ gift, cents }) => ({
      orderUUID,
      giftUUID: gift.giftUUID,
      amountCents: cents,
      returnedCents: 0,
    }))
    await repository.addUses(taken)
    await repository.move(taken.map((use) => redeeming(use, use.amountCents, clock.instant())))
    return { cents: taken.reduce((sum, { amountCents }) => sum + amountCents, 0) }
  },

  async takeAgain(db, orderUUID) {
    const { repository, uses, giftOf } = await lockUses(db, orderUUID)
    const lapsed = uses.filter(({ returnedCents }) => returnedCents > 0)
    const isThere = ({ giftUUID, returnedCents }: GiftUse) => {
      const gift = giftOf(giftUUID)
      return isUsable(gift, clock.today()) && gift.balanceCents >= returnedCents
    }
    if (!lapsed.every(isThere)) return false
    for (const use of lapsed) await repository.setReturned(use, 0)
    await repository.move(lapsed.map((use) => redeeming(use, use.returnedCents, clock.instant())))
    return true
  },

  async giveBack(db, orderUUID, cents) {
    const { repository, uses, giftOf } = await lockUses(db, orderUUID)
    let left = cents === 'all' ? Number.POSITIVE_INFINITY : cents
    for (const use of uses) {
      const gift = giftOf(use.giftUUID)
      const back = Math.min(left, use.amountCents - use.returnedCents)
      // Money of a gift that was made void stays where it is.
      if (back <= 0 || gift.status !== 'active') continue
      left -= back
      await repository.setReturned(use, use.returnedCents + back)
      await repository.move([
        {
          giftUUID: use.giftUUID,
          kind: 'return',
          amountCents: back,
          orderUUID,
          happenedAt: clock.instant(),
        },
      ])
      const usableUntil = addDays(clock.today(), daysAfterReturn)
      if (cents !== 'all' && gift.validUntil < usableUntil)
        await repository.setValidity(use.giftUUID, usableUntil)
    }
  },

  async mostBack(db, orderUUID) {
    const uses = await createGiftsRepository(db).openUsesOf(orderUUID)
    return uses.reduce((sum, { amountCents, returnedCents }) => sum + amountCents - returnedCents, 0)
  },

  async paidFor(db, orderUUID) {
    const repository = createGiftsRepository(db)
    const uses = await repository.usesOf(orderUUID)
    if (uses.length === 0) return { gift: 0, upsell: 0 }
    const kept = await repository.kindsOf(uses.map(({ giftUUID }) => giftUUID))
    const vouchers = new Set(kept.filter(({ kind }) => kind !== 'giftCard').map(({ giftUUID }) => giftUUID))
    const sum = (some: GiftUse[]) =>
      some.reduce((total, { amountCents, returnedCents }) => total + amountCents - returnedCents, 0)
    // Cards beside a voucher paid for more than the voucher was for.
    const upsell = vouchers.size > 0 ? sum(uses.filter(({ giftUUID }) => !vouchers.has(giftUUID))) : 0
    return { gift: sum(uses), upsell }
  },

  async leftOf(db, orderUUID) {
    const repository = createGiftsRepository(db)
    const uses = await repository.usesOf(orderUUID)
    const gifts = uses.length > 0 ? await repository.findAll(uses.map(({ giftUUID }) => giftUUID)) : []
    return gifts
      .filter((gift) => isUsable(gift, clock.today()))
      .map(({ codeEnding, balanceCents, validUntil }) => ({ codeEnding, balance: balanceCents, validUntil }))
  },
})

async function lockUses(db: Db, orderUUID: string) {
  const repository = createGiftsRepository(db)
  const uses = await repository.usesOf(orderUUID)
  const gifts = uses.length ? await repository.lock({ ids: uses.map(({ giftUUID }) => giftUUID) }) : []
  const byId = new Map(gifts.map((gift) => [gift.giftUUID, gift]))
  const giftOf = (giftUUID: string): Gift => {
    const gift = byId.get(giftUUID)
    if (!gift) throw new Error(`Gift ${giftUUID} of an order is gone`)
    return gift
  }
  return { repository, uses, giftOf }
}

const redeeming = ({ orderUUID, giftUUID }: GiftUse, cents: number, now: Date) => ({
  giftUUID,
  kind: 'redeem' as const,
  amountCents: -cents,
  orderUUID,
  happenedAt: now,
})
