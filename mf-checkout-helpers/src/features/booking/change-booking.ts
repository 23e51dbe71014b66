import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { modifyOrder, payModification } from '@escapade/shared-contracts/api/orders/order-changes'
import type { ReservationCriteria } from '@escapade/shared-contracts/api/orders/orders-schemas'
import {
  type BookingAccess,
  type BookingStore,
  type PendingChange,
  proofOf,
} from '@escapade/shared-contracts/visitor/booking-access'
import { cardMethod } from '../../common/card-method'
import type { Card } from '../../common/how-to-pay'

export type ChangeOutcome =
  | { kind: 'done' }
  /** Customer care has sent the caller a link to pay the difference. `expiresAt`: ISO instant. */
  | { kind: 'link-sent'; orderUUID: string; email: string; expiresAt: string }
  | { kind: 'challenge'; url: string }
  /** Agreed to at the bank, which takes its time: nothing is changed yet. */
  | { kind: 'pending' }
  | { kind: 'price-changed' }
  | { kind: 'not-bookable' }
  | { kind: 'card-refused' }
  | { kind: 'card-wait' }
  | { kind: 'no-access' }
  | { kind: 'unreachable' }
  | { kind: 'failed' }

type Deps = {
  api: ApiClient
  store: BookingStore
  access: BookingAccess
  returnPath: string
  logError: (error: unknown) => void
}
type Wish = {
  reservationCriteria: ReservationCriteria
  /** Absent: as it is. */
  hasInsurance?: boolean
  expectedAmount: number
  /** Key that every try of one wish repeats: a change is made once. */
  idempotencyKey: string
  /** Null where nothing is to be paid. */
  card: Card | null
  /** In place of a card: customer care sends a link. */
  sendLink: ((orderUUID: string) => Promise<{ email: string; expiresAt: string }>) | null
}

/** Changes the booking, and pays what it costs more. Safe to call again after any outcome. */
export const changeBooking = (deps: Deps, wish: Wish): Promise<ChangeOutcome> =>
  guarded(deps, async () => {
    const { api, access, store } = deps
    const { idempotencyKey, card, sendLink, ...wanted } = wish
    const answer = await api.send(modifyOrder, {
      params: { orderUUID: access.orderUUID },
      headers: { 'idempotency-key': idempotencyKey },
      body: { ...wanted, ...proofOf(access) },
    })
    if ('error' in answer)
      return { kind: answer.error.code === 'amount-changed' ? 'price-changed' : 'not-bookable' }
    const { modification, payment } = answer
    if (modification.status === 'done') return { kind: 'done' }
    if (modification.status === 'open' && payment && sendLink) {
      const { orderUUID } = access
      return { kind: 'link-sent', orderUUID, ...(await sendLink(orderUUID)) }
    }
    if (modification.status === 'lapsed' || !payment || !card) return { kind: 'price-changed' }
    const paymentMethod = await cardMethod(api, card)
    const { modificationUUID } = modification
    const change = { modificationUUID, paymentIntentId: payment.paymentIntentId, paymentMethod }
    store.write({ access, change })
    return pay(deps, change)
  })

/** Goes on after the bank's page. */
export const resumeChange = (deps: Deps, change: PendingChange): Promise<ChangeOutcome> =>
  guarded(deps, () => pay(deps, change))

async function pay({ api, store, access, returnPath }: Deps, change: PendingChange): Promise<ChangeOutcome> {
  const { modificationUUID, paymentIntentId, paymentMethod } = change
  const answer = await api.send(payModification, {
    params: { orderUUID: access.orderUUID, modificationUUID },
    body: { pspAuthorization: { paymentIntentId, paymentMethod, returnPath } },
    timeoutMs: 30_000,
  })
  if ('requiresAction' in answer) return { kind: 'challenge', url: answer.requiresAction.challengeUrl }
  store.write({ access })
  return { kind: 'pending' in answer ? 'pending' : 'done' }
}

async function guarded({ logError }: Deps, attempt: () => Promise<ChangeOutcome>): Promise<ChangeOutcome> {
  try {
    return await attempt()
  } catch (error) {
    logError(error)
    return { kind: kindOf(error) }
  }
}

const kinds: Record<string, Exclude<ChangeOutcome['kind'], 'challenge' | 'link-sent'>> = {
  'sold-out': 'not-bookable',
  'order-not-changeable': 'not-bookable',
  'order-expired': 'price-changed',
  'order-access-denied': 'no-access',
  'payment-refused': 'card-refused',
  'card-invalid': 'card-refused',
  'too-many-payments': 'card-wait',
  'payment-unavailable': 'unreachable',
}

function kindOf(error: unknown): Exclude<ChangeOutcome['kind'], 'challenge' | 'link-sent'> {
  if (!(error instanceof ApiError)) return 'failed'
  return error.kind === 'http' ? (kinds[error.code] ?? 'failed') : 'unreachable'
}
