import type { PaymentAnswer } from '@escapade/shared-contracts/api/orders-schemas'
import type { Db } from '../../platform/database'
import { AppError } from '../../platform/errors'
import { addEffect } from '../../platform/jobs/outbox'
import { shopOrigin, shopPath } from '../../platform/shop-url'
import type { PaymentState } from '../payments/payment-provider'
import { askProvider } from './ask-provider'
import { secureHold } from './hold'
import { fingerprintOf, isAbandoned, type ParsedOrder } from './order-rules'
import {
  createOrdersRepository,
  createPaymentsRepository,
  type Order,
  type Payment,
} from './orders-repository'
import { findOrder, type OrdersDeps } from './orders-service'

export type PaymentsDeps = OrdersDeps & { publicOrigin: string; onConfirmed: () => void }
export type PaymentOrder = ParsedOrder & {
  pspAuthorization: { paymentIntentId: string; paymentMethod: string; returnPath?: string | undefined }
}

export const confirmationTopic = 'order-confirmation'

/**
 * Takes the money for orders. What is about to be asked of the provider is written down first, and each question
 * may be repeated: whatever moment the process ends in, a repeated call or reconciliation finishes the same order.
 */
export function createPaymentService(deps: PaymentsDeps) {
  return {
    async pay({ pspAuthorization, ...request }: PaymentOrder): Promise<PaymentAnswer> {
      const { paymentIntentId, paymentMethod, returnPath } = pspAuthorization
      const payment = await createPaymentsRepository(deps.db).findByIntent(
        deps.provider.name,
        paymentIntentId,
      )
      if (!payment) throw new AppError('payment-not-found')
      const order = await findOrder(deps.db, payment.order_uuid)
      checkSameOrder(order, request)
      if (order.status === 'confirmed') return booked(order)

      await deps.inTransaction((db) => begin(deps, db, { order, paymentMethod }))
      deps.reach('payment:begun')
      const { locale } = order
      const back = returnPath ?? shopPath({ locale, path: `/confirmation/${order.order_uuid}` })
      const state = await askProvider(
        deps.provider.authorise({
          intentId: paymentIntentId,
          paymentMethod,
          returnPath: back,
          returnUrl: shopOrigin({ publicOrigin: deps.publicOrigin, locale }) + back,
          locale,
        }),
      )
      deps.reach('payment:authorised')
      return settle(deps, order.order_uuid, state)
    },

    /** Brings an order in line with what the provider says of its payment. */
    async reconcile(orderUUID: string): Promise<void> {
      const payments = createPaymentsRepository(deps.db)
      const payment = await payments.ofOrder(orderUUID)
      if (!payment.intent_id) return
      await payments.change(orderUUID, { updated_at: deps.clock.instant() })
      const state = await askProvider(deps.provider.find(payment.intent_id))
      if (state.status === 'authorised' || state.status === 'captured') await settle(deps, orderUUID, state)
      else await note(deps, payment, state)
    },
  }
}

export type PaymentService = ReturnType<typeof createPaymentService>

/** A payment is for the very order that was placed. */
function checkSameOrder(order: Order, request: ParsedOrder) {
  if (request.expectedAmount !== order.total_cents)
    throw new AppError('amount-changed', { newAmount: order.total_cents })
  if (fingerprintOf(request) !== order.fingerprint) throw new AppError('payment-mismatch')
}

type Beginning = { order: Order; paymentMethod: string }

/** Writes down that the bank is asked with this card, with the rooms held for long enough. */
async function begin(deps: PaymentsDeps, db: Db, { order: { order_uuid }, paymentMethod }: Beginning) {
  const order = await createOrdersRepository(db).lock(order_uuid)
  if (order.status === 'confirmed') return
  if (order.status === 'cancelled') throw new AppError('order-not-payable')
  const payments = createPaymentsRepository(db)
  const payment = await payments.ofOrder(order_uuid)
  if (payment.status === 'refused' && payment.payment_method === paymentMethod) throw refusalOf(payment)
  await secureHold(deps, db, order)
  if (payment.status === 'capturing') return
  await payments.change(order_uuid, {
    status: 'authorising',
    payment_method: paymentMethod,
    refusal: null,
    updated_at: deps.clock.instant(),
  })
}

const refusalOf = ({ refusal }: Pick<Payment, 'refusal'>) =>
  new AppError('payment-refused', { reason: refusal ?? 'card-declined' })

/** What follows from where the payment stands. */
async function settle(deps: PaymentsDeps, orderUUID: string, state: PaymentState): Promise<PaymentAnswer> {
  switch (state.status) {
    case 'authorised':
      return capture(deps, orderUUID)
    case 'captured':
      return confirm(deps, orderUUID)
    case 'requires-action':
      return challenge(deps, orderUUID, state.challengeUrl)
    case 'refused':
      return refuse(deps, orderUUID, state)
    case 'cancelled':
      throw new AppError('order-expired')
    case 'open':
      throw new AppError('payment-unavailable')
  }
}

type Unpaid = Exclude<PaymentState, { status: 'authorised' | 'captured' }>

/** Nothing is paid: what the provider says is kept, and a question that nobody answers is given up. */
async function note(deps: PaymentsDeps, { order_uuid }: Payment, state: Unpaid) {
  const { created_at: createdAt } = await findOrder(deps.db, order_uuid)
  const now = deps.clock.instant()
  if (state.status === 'requires-action' && isAbandoned({ createdAt, now })) return giveUp(deps, order_uuid)
  const refusal = state.status === 'refused' ? state.refusal : null
  await createPaymentsRepository(deps.db).change(order_uuid, {
    status: state.status,
    refusal,
    updated_at: now,
  })
}

async function challenge(
  deps: PaymentsDeps,
  orderUUID: string,
  challengeUrl: string,
): Promise<PaymentAnswer> {
  const payments = createPaymentsRepository(deps.db)
  await payments.change(orderUUID, { status: 'requires-action', updated_at: deps.clock.instant() })
  const { amount_cents: amount } = await payments.ofOrder(orderUUID)
  return { requiresAction: { challengeUrl, amount, payee: deps.payee } }
}

type Refused = Extract<PaymentState, { status: 'refused' }>

async function refuse(deps: PaymentsDeps, orderUUID: string, { refusal }: Refused): Promise<never> {
  await deps.inTransaction(async (db) => {
    const order = await createOrdersRepository(db).lock(orderUUID)
    if (order.status !== 'pending' && order.status !== 'payment-failed') return
    await createOrdersRepository(db).change(orderUUID, { status: 'payment-failed' })
    await createPaymentsRepository(db).change(orderUUID, {
      status: 'refused',
      refusal,
      updated_at: deps.clock.instant(),
    })
  })
  throw refusalOf({ refusal })
}

/** The money is reserved: the rooms are made sure of once more before it is taken. */
async function capture(deps: PaymentsDeps, orderUUID: string): Promise<PaymentAnswer> {
  const intentId = await deps
    .inTransaction((db) => beginCapture(deps, db, orderUUID))
    .catch(async (error) => {
      if (error instanceof AppError && error.code === 'order-expired') await giveUp(deps, orderUUID)
      throw error
    })
  deps.reach('payment:capturing')
  const state = await askProvider(deps.provider.capture(intentId))
  deps.reach('payment:captured')
  if (state.status !== 'captured') throw new AppError('payment-unavailable')
  return confirm(deps, orderUUID)
}

async function beginCapture(deps: PaymentsDeps, db: Db, orderUUID: string): Promise<string> {
  const order = await createOrdersRepository(db).lock(orderUUID)
  const payments = createPaymentsRepository(db)
  const { intent_id: intentId } = await payments.ofOrder(orderUUID)
  if (order.status !== 'confirmed') {
    await secureHold(deps, db, order)
    await payments.change(orderUUID, { status: 'capturing', updated_at: deps.clock.instant() })
  }
  return intentId ?? ''
}

/** The rooms went to somebody else while the bank was asked: what it reserved is let go. */
async function giveUp(deps: PaymentsDeps, orderUUID: string) {
  const payments = createPaymentsRepository(deps.db)
  const { intent_id: intentId } = await payments.ofOrder(orderUUID)
  await askProvider(deps.provider.cancel(intentId ?? ''))
  await payments.change(orderUUID, { status: 'cancelled', updated_at: deps.clock.instant() })
}

/** The money is taken: the order stands, and its mail is decided in the same transaction. */
async function confirm(deps: PaymentsDeps, orderUUID: string): Promise<PaymentAnswer> {
  const order = await deps.inTransaction(async (db) => {
    const orders = createOrdersRepository(db)
    const locked = await orders.lock(orderUUID)
    if (locked.status === 'confirmed') return locked
    await secureHold(deps, db, locked)
    const now = deps.clock.instant()
    await orders.change(orderUUID, { status: 'confirmed', confirmed_at: now })
    await createPaymentsRepository(db).change(orderUUID, {
      status: 'captured',
      refusal: null,
      updated_at: now,
    })
    await addEffect(
      db,
      { topic: confirmationTopic, key: `${confirmationTopic}:${orderUUID}`, payload: { orderUUID } },
      now,
    )
    return locked
  })
  deps.reach('payment:confirmed')
  deps.onConfirmed()
  return booked(order)
}

const booked = ({ order_uuid: orderUUID, booking_number: bookingNumber }: Order): PaymentAnswer => ({
  booking: { orderUUID, bookingNumber },
})
