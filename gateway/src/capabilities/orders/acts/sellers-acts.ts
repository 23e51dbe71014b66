import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { OpenOrder } from '../life/open-order'
import type { Order } from '../records/orders-repository'

/** Acts that sellers carry out, in the transaction in which they have opened the order. */

type Visit = { item: unknown; lines: OrderLine[]; at: Date }

/** Writes another day of a visit into an order, which stays as it was otherwise. */
export const moveVisit = (open: OpenOrder, { item, lines, at }: Visit): Promise<Order> =>
  open.advance({ cause: 'visit-moved', at, change: { item, lines } })

type Withdrawal = { cents: number; isAll: boolean; at: Date }

/** Ends an order all of whose gifts were given back, or tells of those that were. `cents`: what goes back. */
export async function withdraw(open: OpenOrder, { cents, isAll, at }: Withdrawal): Promise<Order> {
  const amounts = { total: cents }
  if (!isAll) return open.advance({ cause: 'partly-withdrawn', at, amounts })
  const change = {
    cancelledAt: at,
    holdsStock: false,
    refundCents: cents,
    version: open.order.version + 1,
  }
  return open.advance({ cause: 'withdrawn', at, amounts, change })
}

/** Tells that a gift of the order was declared void, and what was left on it. */
export const voidGift = (open: OpenOrder, { cents, at }: { cents: number; at: Date }): Promise<Order> =>
  open.advance({ cause: 'gift-voided', at, amounts: { gift: cents } })
