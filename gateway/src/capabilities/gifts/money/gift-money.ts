import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { GiftMoney } from '../../orders/sales'
import { hashOfCode } from './gift-codes'
import type { GiftSessions } from './gift-sessions'
import { createGiftsRepository, type Gift, type GiftUse } from './gifts-repository'
import { isUsable, planGiftPayment } from './plan-gift-payment'

/** A gift that comes back from a cancelled order has at least this long to be used again. */
const daysAfterReturn = 90

/** `hashOf` reads tokens of sessions as well as codes, where orders are taken. */
type Deps = { clock: Clock; hashOf?: GiftSessions['hashOf'] }

/**
 * Gifts as money. What an order takes leaves the balance at once, so that two orders cannot have it; what is not paid
 * or is cancelled goes back. Nothing is left to do when the order is paid.
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
      order_uuid: orderUUID,
      gift_uuid: gift.gift_uuid,
      amount_cents: cents,
      returned_cents: 0,
    }))
    await repository.addUses(taken)
    await repository.move(taken.map((use) => redeeming(use, use.amount_cents, clock.instant())))
    return { cents: taken.reduce((sum, { amount_cents }) => sum + amount_cents, 0) }
  },

  async takeAgain(db, orderUUID) {
    const { repository, uses, giftOf } = await lockUses(db, orderUUID)
    const lapsed = uses.filter(({ returned_cents }) => returned_cents > 0)
    const isThere = ({ gift_uuid, returned_cents }: GiftUse) => {
      const gift = giftOf(gift_uuid)
      return isUsable(gift, clock.today()) && gift.balance_cents >= returned_cents
    }
    if (!lapsed.every(isThere)) return false
    for (const use of lapsed) await repository.setReturned(use, 0)
    await repository.move(lapsed.map((use) => redeeming(use, use.returned_cents, clock.instant())))
    return true
  },

  spend: async () => {},

  async giveBack(db, orderUUID, cents) {
    const { repository, uses, giftOf } = await lockUses(db, orderUUID)
    let left = cents === 'all' ? Number.POSITIVE_INFINITY : cents
    for (const use of uses) {
      const gift = giftOf(use.gift_uuid)
      const back = Math.min(left, use.amount_cents - use.returned_cents)
      // Money of a gift that was made void stays where it is.
      if (back <= 0 || gift.status !== 'active') continue
      left -= back
      await repository.setReturned(use, use.returned_cents + back)
      await repository.move([
        {
          gift_uuid: use.gift_uuid,
          kind: 'return',
          amount_cents: back,
          order_uuid: orderUUID,
          happened_at: clock.instant(),
        },
      ])
      const usableUntil = addDays(clock.today(), daysAfterReturn)
      if (cents !== 'all' && gift.valid_until < usableUntil)
        await repository.setValidity(use.gift_uuid, usableUntil)
    }
  },

  async mostBack(db, orderUUID) {
    const uses = await createGiftsRepository(db).openUsesOf(orderUUID)
    return uses.reduce((sum, { amount_cents, returned_cents }) => sum + amount_cents - returned_cents, 0)
  },

  async paidFor(db, orderUUID) {
    const repository = createGiftsRepository(db)
    const uses = await repository.usesOf(orderUUID)
    if (uses.length === 0) return { gift: 0, upsell: 0 }
    const kept = await db
      .selectFrom('gift')
      .select(['gift_uuid', 'kind'])
      .where(
        'gift_uuid',
        'in',
        uses.map(({ gift_uuid }) => gift_uuid),
      )
      .execute()
    const vouchers = new Set(kept.filter(({ kind }) => kind !== 'giftCard').map(({ gift_uuid }) => gift_uuid))
    const sum = (some: GiftUse[]) =>
      some.reduce((total, { amount_cents, returned_cents }) => total + amount_cents - returned_cents, 0)
    // Cards beside a voucher paid for more than the voucher was for.
    const upsell = vouchers.size > 0 ? sum(uses.filter(({ gift_uuid }) => !vouchers.has(gift_uuid))) : 0
    return { gift: sum(uses), upsell }
  },
})

async function lockUses(db: Db, orderUUID: string) {
  const repository = createGiftsRepository(db)
  const uses = await repository.usesOf(orderUUID)
  const gifts = uses.length ? await repository.lock({ ids: uses.map(({ gift_uuid }) => gift_uuid) }) : []
  const byId = new Map(gifts.map((gift) => [gift.gift_uuid, gift]))
  const giftOf = (giftUUID: string): Gift => {
    const gift = byId.get(giftUUID)
    if (!gift) throw new Error(`Gift ${giftUUID} of an order is gone`)
    return gift
  }
  return { repository, uses, giftOf }
}

const redeeming = ({ order_uuid, gift_uuid }: GiftUse, cents: number, now: Date) => ({
  gift_uuid,
  kind: 'redeem' as const,
  amount_cents: -cents,
  order_uuid,
  happened_at: now,
})
