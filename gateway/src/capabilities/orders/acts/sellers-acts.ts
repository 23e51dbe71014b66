import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { checkStatus } from '../access/act-rules'
import type { OpenOrder } from '../life/open-order'
import { giveBackMoney, type RefundDeps } from '../payment/refunds'
import type { Order } from '../records/orders-repository'

/** Acts that sellers carry out, in the transaction in which they have opened the order. */

type Visit = { item: unknown; lines: OrderLine[]; at: Date }

/** Writes another day of a visit into an order, which stays as it was otherwise. */
export function moveVisit(open: OpenOrder, { item, lines, at }: Visit): Promise<Order> {
  checkStatus('move-visit', open.order)
  return open.advance({ cause: 'visit-moved', at, change: { item, lines } })
}

type Withdrawal = { cents: number; isAll: boolean; at: Date }

/** Gives back the money of gifts that were given back; ends the order where those were all of it. `cents`: the sum. */
export async function withdraw(
  deps: RefundDeps,
  open: OpenOrder,
  { cents, isAll, at }: Withdrawal,
): Promise<Order> {
  const { db, order } = open
  checkStatus('withdraw', order)
  await giveBackMoney(deps, db, { order, cents, reason: 'cancellation' })
  const amounts = { total: cents }
  if (!isAll) return open.advance({ cause: 'partly-withdrawn', at, amounts })
  const change = {
    cancelledAt: at,
    holdsStock: false,
    refundCents: cents,
    version: order.version + 1,
  }
  return open.advance({ cause: 'withdrawn', at, amounts, change })
}

/** Tells that a gift of the order was declared void, and what was left on it. */
export function voidGift(open: OpenOrder, { cents, at }: { cents: number; at: Date }): Promise<Order> {
  checkStatus('void-gift', open.order)
  return open.advance({ cause: 'gift-voided', at, amounts: { gift: cents } })
}
