import type { Db } from '../../../platform/database/database'
import type { Gift } from '../../gifts/public'
import { canBeWithdrawn, lockGiftsOfOrder, refundOfGifts } from '../../gifts/public'
import type { SoldOrder } from '../../orders/ports'

/**
 * Refund that the conditions give for an order that customer care cancels: the day of a visit can be given up until
 * its eve, and a voucher without a day withdrawn from for fourteen days (rules/gifts/withdrawal-deadline.ts).
 */
export async function policyRefund(db: Db, { orderUUID }: SoldOrder, today: string): Promise<number> {
  const gifts = await lockGiftsOfOrder(db, orderUUID)
  const given = gifts.filter((gift) => canBeWithdrawn(withoutVisitToCome(gift, today), today))
  return refundOfGifts({ gifts, given, postageCents: 0 })
}

const withoutVisitToCome = (gift: Gift, today: string): Gift =>
  gift.visitDay !== null && gift.visitDay > today ? { ...gift, visitDay: null } : gift
