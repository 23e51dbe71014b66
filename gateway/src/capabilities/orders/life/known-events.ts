import type { Order } from '../records/orders-repository'
import type { Payment } from '../records/payments-repository'
import type { createLifeRepository, OrderEvent } from './life-repository'

type Life = Pick<ReturnType<typeof createLifeRepository>, 'lastOf' | 'lastOfPayment'>

const unknown = {
  paymentId: null,
  changeId: null,
  actor: null,
  actorName: null,
  reason: null,
  amounts: {},
  inferred: true,
} as const

/**
 * Steps that a gateway made which keeps no events, as far as the order's columns tell: all of an order's life before
 * events were kept, or its last step, made by an older release that runs beside this one. None where nothing is
 * missing.
 */
export function knownFromOrder(order: Order, last: OrderEvent | undefined): OrderEvent[] {
  if (last?.toStatus === order.status) return []
  const events = last ? [] : [placedOf(order)]
  const from = last?.toStatus ?? 'pending'
  if (order.confirmedAt && from !== 'confirmed')
    events.push(stepOf(order, { cause: 'paid', from, to: 'confirmed', at: order.confirmedAt }))
  const before = order.confirmedAt ? 'confirmed' : from
  if (order.status !== before) events.push(lastStepOf(order, before))
  return events
}

const placedOf = (order: Order): OrderEvent => ({
  ...stepOf(order, { cause: 'placed', from: null, to: 'pending', at: order.createdAt }),
  amounts: { total: order.totalCents },
})

function lastStepOf(order: Order, from: string): OrderEvent {
  const { status: to, cancelledAt, expiresAt } = order
  if (to === 'cancelled' && cancelledAt)
    return stepOf(order, { cause: 'cancelled', from, to, at: cancelledAt })
  // Before it was paid, only another order of the same visitor cancelled one.
  if (to === 'cancelled') return stepOf(order, { cause: 'replaced', from, to, at: expiresAt })
  return stepOf(order, { cause: 'not-recorded', from, to, at: expiresAt })
}

type Step = { cause: string; from: string | null; to: string; at: Date }

const stepOf = ({ orderUUID }: Order, { cause, from, to, at }: Step): OrderEvent => ({
  ...unknown,
  orderUUID,
  cause,
  fromStatus: from,
  toStatus: to,
  at,
})

/** Reads the last event of an order and answers what is missing after it. */
export const knownOfOrder = async (life: Life, order: Order): Promise<OrderEvent[]> =>
  knownFromOrder(order, await life.lastOf(order.orderUUID))

/** Events for the status that a payment had before the step about to be written, when none says so. */
export async function knownOfPayment(life: Life, payment: Payment): Promise<OrderEvent[]> {
  return knownFromPayment(payment, await life.lastOfPayment(payment.paymentId))
}

export function knownFromPayment(payment: Payment, last: OrderEvent | undefined): OrderEvent[] {
  const { paymentId, orderUUID, changeId, status, refusal, amountCents, updatedAt: at } = payment
  if (last?.toStatus === status) return []
  const from = last?.toStatus ?? null
  return [
    {
      ...unknown,
      orderUUID,
      paymentId,
      changeId,
      cause: 'not-recorded',
      fromStatus: from,
      toStatus: status,
      at,
      reason: refusal,
      amounts: { total: amountCents },
    },
  ]
}
