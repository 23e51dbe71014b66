import type { Caller } from '../../../platform/caller'
import type { Tx } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { addOrder } from '../records/booking-number'
import { createChangeRepository } from '../records/change-repository'
import type { NewOrder, Order, OrderChange } from '../records/orders-repository'
import { createPaymentsRepository, type Payment, type PaymentChange } from '../records/payments-repository'
import { actionOf, actorIn, nameOf } from './actor'
import { knownOfOrder, knownOfPayment } from './known-events'
import { createLifeRepository, type OrderEvent } from './life-repository'
import type { Amounts } from './life-tables'
import {
  changeEndedBy,
  nextOrderStatus,
  nextPaymentStatus,
  type OrderCause,
  type PaymentCause,
} from './transitions'

type Told = { by: Caller; at: Date; reason?: string | null; amounts?: Amounts; changeId?: string | null }
export type OrderStep = Told & { cause: Exclude<OrderCause, 'placed'>; change?: OrderChange }
export type PaymentStep = Told & {
  cause: Exclude<PaymentCause, 'due' | 'nothing-due'>
  /** Status that the payment was read in, where news is about that alone. */
  onlyFrom?: Payment['status']
  change?: Omit<PaymentChange, 'updatedAt'>
}

/**
 * Takes a locked order one step on: its status, what changes with it, and the event that tells of it. A step that its
 * status does not allow is `conflict`, and nothing is written. `open-order.ts` calls it.
 */
export async function advance(db: Tx, order: Order, step: OrderStep): Promise<Order> {
  const { cause, by, change = {} } = step
  const to = nextOrderStatus({ status: order.status, cause, by: actorIn(by) })
  if (!to) throw new AppError('conflict')
  const life = createLifeRepository(db)
  const known = await knownOfOrder(db, order, step)
  const moved = await life.moveOrder(order.orderUUID, { from: order.status, to, change })
  if (!moved) throw new AppError('conflict')
  await endChange(db, step)
  const event = { ...eventOf(order.orderUUID, step), paymentId: null, fromStatus: order.status, toStatus: to }
  await life.add([...known, event])
  return moved
}

/** A change that ended otherwise meanwhile is `conflict`, as its order would be. */
async function endChange(db: Tx, { cause, changeId, at }: OrderStep) {
  const end = changeEndedBy[cause]
  if (end && changeId && !(await createChangeRepository(db).end(changeId, end, at)))
    throw new AppError('conflict')
}

type Placing = {
  by: Caller
  /** Order whose place it takes. */
  replaces: string | null
}

/** Writes an order down for the first time. */
export async function placeOrder(
  db: Tx,
  order: Omit<NewOrder, 'bookingNumber' | 'status'>,
  { by, replaces }: Placing,
) {
  const placed = await addOrder(db, { ...order, status: 'pending' })
  const amounts = { total: placed.totalCents }
  const step = { cause: 'placed', by, at: placed.createdAt, amounts, reason: replaces } as const
  const event = {
    ...eventOf(placed.orderUUID, step),
    paymentId: null,
    fromStatus: null,
    toStatus: placed.status,
  }
  await createLifeRepository(db).add([event])
  return placed
}

/** Writes down what is to be paid. */
export async function addPayment(db: Tx, payment: Payment, by: Caller): Promise<void> {
  await createPaymentsRepository(db).add(payment)
  const { paymentId, orderUUID, changeId, status, amountCents, updatedAt: at } = payment
  const cause = status === 'created' ? 'due' : 'nothing-due'
  const step = { cause, by, at, changeId, amounts: { total: amountCents } } as const
  const event = { ...eventOf(orderUUID, step), paymentId, fromStatus: null, toStatus: status }
  await createLifeRepository(db).add([event])
}

/**
 * Takes a locked payment one step on. Null, and nothing is written, where it has gone on in a way that does not allow
 * the step: what banks, buyers and clocks tell arrives in any order. A step that changes nothing but the time leaves no
 * event: banks are asked again and again. `open-order.ts` calls it.
 */
export async function advancePayment(db: Tx, payment: Payment, step: PaymentStep): Promise<Payment | null> {
  const life = createLifeRepository(db)
  const to = nextPaymentStatus({ status: payment.status, cause: step.cause, by: actorIn(step.by) })
  if (!to || (step.onlyFrom && step.onlyFrom !== payment.status)) return null
  const { refusal = payment.refusal, ...change } = step.change ?? {}
  const moved = await life.movePayment(payment.paymentId, to, { ...change, refusal, updatedAt: step.at })
  const isNews =
    to !== payment.status || refusal !== payment.refusal || moved.paymentMethod !== payment.paymentMethod
  if (!isNews) return moved
  const { paymentId, orderUUID, changeId, amountCents: total } = payment
  const event = {
    ...eventOf(orderUUID, { changeId, reason: refusal, amounts: { total }, ...step }),
    paymentId,
    fromStatus: payment.status,
    toStatus: to,
  }
  await life.add([...(await knownOfPayment(db, payment)), event])
  return moved
}

const eventOf = (orderUUID: string, { cause, by, at, ...told }: Told & { cause: OrderEvent['cause'] }) => ({
  orderUUID,
  changeId: told.changeId ?? null,
  cause,
  actor: actorIn(by),
  actorName: nameOf(by),
  agentActionId: actionOf(by),
  reason: told.reason ?? null,
  amounts: told.amounts ?? {},
  inferred: false,
  at,
})
