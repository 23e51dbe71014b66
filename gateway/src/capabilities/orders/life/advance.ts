import type { Tx } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { addOrder } from '../records/booking-number'
import type { NewOrder, Order, OrderChange } from '../records/orders-repository'
import { createPaymentsRepository, type Payment, type PaymentChange } from '../records/payments-repository'
import type { Actor } from './actor'
import { knownOfOrder, knownOfPayment } from './known-events'
import { createLifeRepository, type OrderEvent } from './life-repository'
import type { Amounts } from './life-tables'
import { nextOrderStatus, nextPaymentStatus, type OrderCause, type PaymentCause } from './transitions'

type Told = { by: Actor; at: Date; reason?: string | null; amounts?: Amounts; changeId?: string | null }
export type OrderStep = Told & { cause: Exclude<OrderCause, 'placed'>; change?: OrderChange }
export type PaymentStep = Told & {
  cause: Exclude<PaymentCause, 'due' | 'nothing-due'>
  /** Status that the payment was read in, where news is about that alone. */
  onlyFrom?: Payment['status']
  change?: Omit<PaymentChange, 'updatedAt'>
}

/**
 * Takes an order one step on: its status, what changes with it, and the event that tells of it, in the transaction of
 * the caller, who has locked the order. A step that its status does not allow is `conflict`, and nothing is written.
 */
export async function advance(db: Tx, order: Order, step: OrderStep): Promise<Order> {
  const { cause, by, change = {} } = step
  const to = nextOrderStatus({ status: order.status, cause, by: by.kind })
  if (!to) throw new AppError('conflict')
  const life = createLifeRepository(db)
  const known = await knownOfOrder(db, order, step)
  const moved = await life.moveOrder(order.orderUUID, { from: order.status, to, change })
  if (!moved) throw new AppError('conflict')
  const event = { ...eventOf(order.orderUUID, step), paymentId: null, fromStatus: order.status, toStatus: to }
  await life.add([...known, event])
  return moved
}

type Placing = {
  by: Actor
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
export async function addPayment(db: Tx, payment: Payment, by: Actor): Promise<void> {
  await createPaymentsRepository(db).add(payment)
  const { paymentId, orderUUID, changeId, status, amountCents, updatedAt: at } = payment
  const cause = status === 'created' ? 'due' : 'nothing-due'
  const step = { cause, by, at, changeId, amounts: { total: amountCents } } as const
  const event = { ...eventOf(orderUUID, step), paymentId, fromStatus: null, toStatus: status }
  await createLifeRepository(db).add([event])
}

/**
 * Takes a payment one step on. False, and nothing is written, where it has gone on in a way that does not allow the
 * step: what banks, buyers and clocks tell arrives in any order.
 * Runs in a transaction. A step that changes nothing but the time leaves no event: banks are asked again and again.
 */
export async function advancePayment(
  db: Tx,
  { paymentId }: Pick<Payment, 'paymentId'>,
  step: PaymentStep,
): Promise<boolean> {
  const life = createLifeRepository(db)
  const payment = await life.lockPayment(paymentId)
  const to = nextPaymentStatus({ status: payment.status, cause: step.cause, by: step.by.kind })
  if (!to || (step.onlyFrom && step.onlyFrom !== payment.status)) return false
  const { refusal = payment.refusal, ...change } = step.change ?? {}
  await life.movePayment(payment.paymentId, to, { ...change, refusal, updatedAt: step.at })
  const { paymentMethod = payment.paymentMethod } = change
  const isNews =
    to !== payment.status || refusal !== payment.refusal || paymentMethod !== payment.paymentMethod
  if (!isNews) return true
  const { orderUUID, changeId, amountCents: total } = payment
  const event = {
    ...eventOf(orderUUID, { changeId, reason: refusal, amounts: { total }, ...step }),
    paymentId,
    fromStatus: payment.status,
    toStatus: to,
  }
  await life.add([...(await knownOfPayment(db, payment)), event])
  return true
}

const eventOf = (orderUUID: string, { cause, by, at, ...told }: Told & { cause: OrderEvent['cause'] }) => ({
  orderUUID,
  changeId: told.changeId ?? null,
  cause,
  actor: by.kind,
  actorName: by.name,
  reason: told.reason ?? null,
  amounts: told.amounts ?? {},
  inferred: false,
  at,
})
