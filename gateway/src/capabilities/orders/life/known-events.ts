import type { Db } from '../../../platform/database/database'
import { type Change, createChangeRepository } from '../records/change-repository'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository, type Payment } from '../records/payments-repository'
import { createRefundsRepository, type Refund } from '../records/refunds-repository'
import { createLifeRepository, type OrderEvent } from './life-repository'

/** Rows that tell of an order beside its own: payments, changes that were carried out, refunds. */
export type Beside = {
  payments: readonly Payment[]
  changes: readonly Change[]
  refunds: readonly Refund[]
}

const unknown = {
  paymentId: null,
  changeId: null,
  actor: null,
  actorName: null,
  agentActionId: null,
  reason: null,
  amounts: {},
  inferred: true,
} as const

type Status = NonNullable<OrderEvent['fromStatus']>

/**
 * Steps that a gateway made which keeps no events, as far as stored rows tell: all of an order's life before events
 * were kept, or what an older release that runs beside this one has done since. None where nothing is missing, and
 * none in the future of `now`.
 */
export function knownFromOrder(order: Order, told: readonly OrderEvent[], beside: Beside, now: Date) {
  const own = told.filter(({ paymentId }) => paymentId === null)
  const last = own.at(-1)
  const events = last ? [] : [placedOf(order)]
  let status: Status = last?.toStatus ?? 'pending'
  if (order.confirmedAt && !own.some(({ cause }) => cause === 'paid')) {
    events.push(stepOf(order, { cause: 'paid', from: status, to: 'confirmed', at: order.confirmedAt }))
    status = 'confirmed'
  }
  events.push(...changesOf(order, own, beside))
  if (order.status !== status) events.push(lastStepOf(order, status, beside))
  events.push(...refundOf(order, own, beside))
  return events.map((event) => ({ ...event, at: event.at > now ? now : event.at }))
}

const placedOf = (order: Order): OrderEvent => ({
  ...stepOf(order, { cause: 'placed', from: null, to: 'pending', at: order.createdAt }),
  amounts: { total: order.totalCents },
})

const changesOf = (order: Order, own: readonly OrderEvent[], { changes }: Beside) =>
  changes.flatMap(({ changeId, doneAt }) =>
    doneAt && !own.some((event) => event.cause === 'changed' && event.changeId === changeId)
      ? [{ ...stepOf(order, { cause: 'changed', from: 'confirmed', to: 'confirmed', at: doneAt }), changeId }]
      : [],
  )

/** The last money that went back; a refund that is under way is no step yet. */
function refundOf(order: Order, own: readonly OrderEvent[], { refunds }: Beside): OrderEvent[] {
  const dates = refunds.flatMap(({ doneAt }) => (doneAt ? [doneAt.getTime()] : []))
  if (dates.length === 0 || dates.length < refunds.length) return []
  const at = new Date(Math.max(...dates))
  if (own.some(({ cause }) => cause === 'refunded')) return []
  const card = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const step = stepOf(order, { cause: 'refunded', from: order.status, to: order.status, at })
  return [{ ...step, amounts: { card } }]
}

function lastStepOf(order: Order, from: Status, { payments }: Beside): OrderEvent {
  const { status: to, cancelledAt, expiresAt } = order
  if (to === 'cancelled' && cancelledAt)
    return stepOf(order, { cause: 'cancelled', from, to, at: cancelledAt })
  // Before it was paid, only another order of the same visitor cancelled one.
  if (to === 'cancelled') return stepOf(order, { cause: 'replaced', from, to, at: expiresAt })
  // The bank's answer is dated where the payment is.
  const refusedAt = payments.find(({ changeId }) => changeId === null)?.updatedAt ?? expiresAt
  if (to === 'payment-failed') return stepOf(order, { cause: 'payment-refused', from, to, at: refusedAt })
  return stepOf(order, { cause: 'not-recorded', from, to, at: expiresAt })
}

type Step = { cause: OrderEvent['cause']; from: Status | null; to: Status; at: Date }

const stepOf = ({ orderUUID }: Order, { cause, from, to, at }: Step): OrderEvent => ({
  ...unknown,
  orderUUID,
  cause,
  fromStatus: from,
  toStatus: to,
  at,
})

/**
 * Reads what is missing before the next step of an order, whose rows may have been written already.
 *
 * Limit: each step reads the last event for the sake of gateways that keep none (before 046); once none of them runs
 * any more, and every order of theirs is over, this file may go.
 */
export async function knownOfOrder(db: Db, order: Order, step: Next): Promise<OrderEvent[]> {
  const last = await createLifeRepository(db).lastOf(order.orderUUID)
  if (last?.toStatus === order.status) return []
  const told = await createLifeRepository(db).ofOrder(order.orderUUID)
  const known = knownFromOrder(order, told, await readBeside(db, order.orderUUID), step.at)
  return known.filter(({ cause, changeId }) => cause !== step.cause || changeId !== (step.changeId ?? null))
}

type Next = { cause: OrderEvent['cause']; at: Date; changeId?: string | null }

/** Reads the rows beside an order that tell what happened to it. */
export async function readBeside(db: Db, orderUUID: string): Promise<Beside> {
  const [payments, changes, refunds] = await Promise.all([
    createPaymentsRepository(db).allOf(orderUUID),
    createChangeRepository(db).doneOf(orderUUID),
    createRefundsRepository(db).ofOrder(orderUUID),
  ])
  return { payments, changes, refunds }
}

/** Reads the event for the status that a payment had before the step about to be written, when none says so. */
export async function knownOfPayment(db: Db, payment: Payment): Promise<OrderEvent[]> {
  return knownFromPayment(payment, await createLifeRepository(db).lastOfPayment(payment.paymentId))
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
