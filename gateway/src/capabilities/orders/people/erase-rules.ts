import type { Order } from '../records/orders-repository'

type Standing = Pick<Order, 'status' | 'confirmedAt' | 'checkout'> & {
  /** Money is on its way to or from the buyer. */
  hasOpenMoney: boolean
  /** Last day on which a gift of the order can be used; null without one that still can. */
  giftsUntil: string | null
}

export type Erasure =
  /** Nothing was sold: the order goes as a whole. */
  | { kind: 'delete' }
  /** It was paid: what an invoice needs stays, how to reach the buyer goes. */
  | { kind: 'reduce' }
  | { kind: 'keep'; reason: 'unpaid-order' | 'money-under-way' | 'stay-to-come' | 'gifts-to-use' }

/** Decides on an order whose buyer asks to be forgotten. `today`: yyyy-MM-dd. */
export function erasureOf({ status, confirmedAt, checkout, ...order }: Standing, today: string): Erasure {
  if (order.hasOpenMoney) return { kind: 'keep', reason: 'money-under-way' }
  if (status === 'pending' || status === 'payment-failed') return { kind: 'keep', reason: 'unpaid-order' }
  if (confirmedAt === null) return { kind: 'delete' }
  if (status === 'cancelled') return { kind: 'reduce' }
  if (checkout !== null && checkout >= today) return { kind: 'keep', reason: 'stay-to-come' }
  if (order.giftsUntil !== null && order.giftsUntil >= today) return { kind: 'keep', reason: 'gifts-to-use' }
  return { kind: 'reduce' }
}
