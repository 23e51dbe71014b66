import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { createOrder, payOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { OrderRequest, PaymentAnswer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { waitMinutes } from '@escapade/shared-contracts/api/wait-minutes'
import { redirectToken } from '@escapade/shared-contracts/rules/money/redirect-method'
import { cardMethod } from '../../common/card-method'
import type { HowToPay } from '../../common/how-to-pay'
import { type OrderStore, orderFor, type PendingOrder } from './pending-order'

/** Outcome of an attempt to pay: every case has its own screen, none loses what was typed. */
export type OrderOutcome =
  | { kind: 'confirmed'; orderUUID: string; bookingNumber: string; email: string; access?: PaidAccess }
  | { kind: 'challenge'; url: string }
  /** Held for a caller of customer care, who pays by the link that was mailed. */
  | { kind: 'link-sent'; orderUUID: string; bookingNumber: string; email: string; expiresAt: string }
  /** Agreed to at the bank, which takes its time. */
  | { kind: 'pending'; orderUUID: string }
  /** Back from the bank's page without an answer to it. */
  | { kind: 'unfinished' }
  | { kind: 'amount-changed'; newAmount: number }
  /** Less comes back than the page said, or not as long. */
  | { kind: 'terms-changed' }
  | { kind: 'not-bookable'; reason: string | null }
  | { kind: 'sold-out' }
  /** The buyer has this stay already: booked again only on their word. */
  | { kind: 'already-booked' }
  | { kind: 'card-refused'; code: string }
  | { kind: 'too-many-holds'; minutes: number }
  | { kind: 'too-many-cards'; minutes: number }
  | { kind: 'expired' }
  | { kind: 'unreachable' }
  | { kind: 'failed'; code: string }

/** Opens the order to the tab that has paid it; gateways of before do not give it. */
type PaidAccess = { key: string; keyExpiresAt: string }

export type OrderDeps = {
  api: ApiClient
  store: OrderStore
  newKey: () => string
  /** Address to which the bank's page leads back for an order: path of the shop with query and hash. */
  returnPath: (orderUUID: string | undefined) => string
  /** Address of the page that it is paid on, below the market. */
  pageUri: () => string
  logError: (error: unknown) => void
}

const paidByGifts = 'gifts'

/** Orders, pays and answers what happened. Safe to call again after any outcome. */
export async function placeOrder(
  deps: OrderDeps,
  request: OrderRequest,
  how: HowToPay,
): Promise<OrderOutcome> {
  const { store, newKey } = deps
  const order = orderFor(request, store.read(), newKey)
  store.write(order)
  return guarded(deps, async () => {
    const holding = order.paymentIntentId ? order : hold(deps, order)
    // A typed card becomes a token meanwhile; a wallet gives its own only once there is something to pay.
    const token = how.kind === 'card' ? methodFor(deps, how) : null
    token?.catch(() => {})
    const held = await holding
    if ('kind' in held) return held
    if (how.kind === 'link') return sendLink(store, held, how)
    const paymentMethod = await (token ?? methodFor(deps, how))
    return pay(deps, { ...held, paymentMethod, payLater: how.payLater })
  })
}

async function sendLink(
  store: Clearable,
  { orderUUID = '', bookingNumber = '' }: PendingOrder,
  { send }: Extract<HowToPay, { kind: 'link' }>,
): Promise<OrderOutcome> {
  const sent = await send(orderUUID)
  store.clear()
  return { kind: 'link-sent', orderUUID, bookingNumber, ...sent }
}

/** Gifts that pay for everything leave nothing for a bank: the gateway then asks none. */
export async function methodFor(
  { api, newKey }: Pick<OrderDeps, 'api' | 'newKey'>,
  how: HowToPay,
): Promise<string> {
  if (how.kind === 'nothing' || how.kind === 'link') return paidByGifts
  if (how.kind !== 'redirect') return cardMethod(api, how)
  return how.to === 'lender' ? `lender_${newKey()}` : redirectToken(how.to, newKey())
}

/**
 * Goes on after the bank's page: with that order and its authorisation. A buyer who left the question unanswered
 * stays here.
 */
export async function resumePayment(deps: OrderDeps): Promise<OrderOutcome | null> {
  const order = deps.store.read()
  if (!order?.paymentMethod) return null
  const outcome = await guarded(deps, () => pay(deps, order))
  return outcome.kind === 'challenge' ? { kind: 'unfinished' } : outcome
}

async function hold(
  { api, store, pageUri }: OrderDeps,
  order: PendingOrder,
): Promise<PendingOrder | OrderOutcome> {
  const answer = await api.send(createOrder, {
    body: order.request,
    headers: { 'idempotency-key': order.idempotencyKey },
  })
  if ('error' in answer) {
    store.clear()
    const { code, newAmount, reason } = answer.error
    if (code === 'terms-changed') return { kind: code }
    return code === 'amount-changed' && newAmount !== null
      ? { kind: 'amount-changed', newAmount }
      : { kind: 'not-bookable', reason }
  }
  const { order: made, payment } = answer
  const { orderUUID, bookingNumber, expiresAt: until } = made
  const { shortStayItem, activityOnlyItem } = order.request.items
  const placed: PendingOrder = {
    ...order,
    orderUUID,
    bookingNumber,
    paymentIntentId: payment.paymentIntentId,
    // Gifts wait for their buyer, but nothing of them is held.
    ...((shortStayItem || activityOnlyItem) && { held: { uri: pageUri(), until } }),
  }
  store.write(placed)
  return placed
}

async function pay({ api, store, returnPath }: OrderDeps, order: PendingOrder): Promise<OrderOutcome> {
  const { request, paymentIntentId = '', paymentMethod = '', payLater, idempotencyKey } = order
  // Once it is on its way to be paid, only a refusal says that it still waits.
  store.write({ ...order, held: undefined })
  const sending = api.send(payOrder, {
    body: {
      ...request,
      pspAuthorization: { paymentIntentId, paymentMethod, payLater, returnPath: returnPath(order.orderUUID) },
    },
    headers: { 'idempotency-key': `${idempotencyKey}.${paymentMethod}` },
    timeoutMs: 30_000,
  })
  const answer = await sending.catch((error: unknown) => {
    if (isRefusal(error)) store.write(order)
    throw error
  })
  return paid(answer, request.buyer.email, store)
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && (error.status ?? 500) < 500

export function paid(answer: PaymentAnswer, email: string, store: Clearable): OrderOutcome {
  if ('requiresAction' in answer) return { kind: 'challenge', url: answer.requiresAction.challengeUrl }
  store.clear()
  if ('pending' in answer) return { kind: 'pending', orderUUID: answer.pending.orderUUID }
  return { kind: 'confirmed', ...answer.booking, email }
}

type Clearable = Pick<OrderStore, 'clear'>

/** Answers with the outcome that a failure stands for. */
export async function guarded(
  { store, logError }: { store: Clearable; logError: (error: unknown) => void },
  attempt: () => Promise<OrderOutcome>,
): Promise<OrderOutcome> {
  try {
    return await attempt()
  } catch (error) {
    logError(error)
    return outcomeOf(error, store)
  }
}

function outcomeOf(error: unknown, store: Clearable): OrderOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', code: 'unknown' }
  if (error.kind !== 'http') return { kind: 'unreachable' }
  if (error.status === 402)
    return { kind: 'card-refused', code: String(error.problem?.values?.reason ?? error.code) }
  if (error.code === 'card-invalid' || error.code === 'invalid-card')
    return { kind: 'card-refused', code: error.code }
  if (error.code === 'too-many-payments') return { kind: 'too-many-cards', minutes: waitMinutes(error) }
  if (error.code === 'too-many-holds') return { kind: 'too-many-holds', minutes: waitMinutes(error) }
  if (error.status === 503) return { kind: 'unreachable' }
  // On the buyer's word another order takes its place; what it held is free meanwhile.
  if (error.code === 'already-booked') return { kind: 'already-booked' }
  store.clear()
  if (error.code === 'sold-out') return { kind: 'sold-out' }
  if (error.code === 'order-expired') return { kind: 'expired' }
  return { kind: 'failed', code: error.code }
}
