import type { Db } from '../../../platform/database/database'
import { createGiftsRepository, type Gift } from '../../gifts/money/gifts-repository'
import { canBeWithdrawn, refundOfGifts } from '../../gifts/withdrawal/withdrawal-rules'
import type { Order } from '../../orders/records/orders-repository'

/**
 * What the conditions give back of an order that customer care cancels: the day of a visit can be given up until its
 * eve, and a voucher without a day withdrawn from for fourteen days.
 */
export async function policyRefund(db: Db, { orderUuid }: Order, today: string): Promise<number> {
  const repository = createGiftsRepository(db)
  const ids = (await repository.ofOrder(orderUuid)).map(({ gift_uuid }) => gift_uuid)
  const gifts = ids.length > 0 ? await repository.lock({ ids }) : []
  const given = gifts.filter((gift) => canBeWithdrawn(withoutVisitToCome(gift, today), today))
  return refundOfGifts({ gifts, given, postageCents: 0 })
}

const withoutVisitToCome = (gift: Gift, today: string): Gift =>
  gift.visit_day !== null && gift.visit_day > today ? { ...gift, visit_day: null } : gift
