import type { OrderMoney } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { checkStatus } from '../access/act-rules'
import { type OpenOrder, openOrder } from '../life/open-order'
import { readOrderMoney } from '../order-money'
import { giveBackMoney, planRefund, type RefundDeps } from '../payment/refunds'
import { noteOn } from '../records/order-notes'
import type { Order } from '../records/orders-repository'
import { amountsOf, type RefundParts, totalOfParts } from '../split-refund'
import type { CancelDeps } from './cancel'

type PreviewDeps = RefundDeps & Pick<CancelDeps, 'sellerOf'>

/** Sum that would go back now, and to where; `order-not-refundable` where nothing would. */
export async function previewGiveBack(
  deps: PreviewDeps,
  db: Db,
  { order, cents }: { order: Order; cents: number | 'full' },
): Promise<RefundParts> {
  checkStatus('give-back', order)
  // Gifts are money in other hands: what was bought with a gift order may be spent.
  if (order.kind === 'gift') throw new AppError('order-not-refundable')
  const wanted = cents === 'full' ? order.totalCents : cents
  const parts = await planRefund(deps, db, { orderUUID: order.orderUUID, cents: wanted })
  if (totalOfParts(parts) === 0) throw new AppError('order-not-refundable')
  return parts
}

export type GiveBack = {
  orderUUID: string
  caller: Caller
  cents: number
  /** All that went back when the caller looked: somebody else, or the same press twice, is a conflict. */
  returnedBefore: number
  /** Why, for those who work for the shop. */
  note: string
}

/** Gives money of a booked order back without cancelling it, to where it came from. Answers what went where. */
export async function giveBack(deps: CancelDeps, wish: GiveBack): Promise<RefundParts> {
  const parts = await deps.inTransaction(async (db) =>
    giveBackOnce(deps, await openOrder(db, wish.orderUUID, wish.caller), wish),
  )
  deps.wake()
  return parts
}

async function giveBackOnce(deps: CancelDeps, open: OpenOrder, { cents, returnedBefore, note }: GiveBack) {
  const { db, order } = open
  const returned = returnedOf(await readOrderMoney({ ...deps, db }, order))
  if (returned !== returnedBefore) throw new AppError('refund-changed', { newAmount: returned })
  const planned = await previewGiveBack(deps, db, { order, cents })
  if (totalOfParts(planned) !== cents)
    throw new AppError('refund-changed', { newAmount: totalOfParts(planned) })
  const { parts, moneyReturn } = await giveBackMoney(deps, db, { order, cents, reason: 'customer-care' })
  await noteOn(deps, open, note)
  const booked = await open.advance({
    cause: 'goodwill',
    at: deps.clock.instant(),
    amounts: amountsOf(parts),
  })
  // Cards tell when the money has left; gifts have it already.
  if (moneyReturn && parts.cardCents + parts.uncollectedCents === 0)
    await deps.sellerOf(order.kind).refunded(db, booked, moneyReturn)
  return parts
}

/** All that went back for an order, wherever it went. */
const returnedOf = ({ returnedToCard, returnedToGift, uncollected }: OrderMoney): number =>
  returnedToCard + returnedToGift + uncollected
