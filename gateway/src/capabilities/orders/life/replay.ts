import type { OrderEvent } from './life-repository'

type Step = Pick<OrderEvent, 'paymentId' | 'fromStatus' | 'toStatus'>

/** Statuses that the events of an order lead to: its own, and that of each of its payments. */
export type Replayed = { order: string | null; payments: ReadonlyMap<string, string> }

/** Follows the events of one order from the first on. Throws where one does not begin where the one before it ended. */
export function replay(events: readonly Step[]): Replayed {
  let order: string | null = null
  const payments = new Map<string, string>()
  for (const { paymentId, fromStatus, toStatus } of events) {
    const before = paymentId === null ? order : (payments.get(paymentId) ?? null)
    if (before !== fromStatus)
      throw new Error(`An event goes from ${fromStatus} to ${toStatus}, and the life stood at ${before}`)
    if (paymentId === null) order = toStatus
    else payments.set(paymentId, toStatus)
  }
  return { order, payments }
}
