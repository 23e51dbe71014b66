import { setTimeout as wait } from 'node:timers/promises'
import type { ProvidedWay } from '@escapade/shared-contracts/rules/money/payment-ways'
import { errorText } from '../../platform/observe/error-text'
import { askPartner, type PartnerAnswer } from '../../platform/observe/partner-calls'
import { PaymentProviderError, type Refund } from './payment-provider'

export type StripeOptions = {
  secretKey: string
  /** Default `https://api.stripe.com`. */
  baseUrl?: string
  timeoutMs?: number
  /** First pause before a repeated call; doubles each time. */
  retryPauseMs?: number
  /** Ways to pay that the account takes; default: cards. */
  provided?: readonly ProvidedWay[]
}

export type StripeError = {
  type: string
  code?: string
  decline_code?: string
  param?: string
  payment_method?: { id: string }
  payment_intent?: StripeIntent
}
export type StripeIntent = {
  id: string
  status: string
  amount?: number
  payment_method: string | null
  metadata?: Record<string, string>
  next_action?: { redirect_to_url?: { url: string } } | null
  last_payment_error?: StripeError | null
  /** Present on a payment method. */
  card?: { fingerprint?: string | null; brand?: string; last4?: string }
  /** Present on a list. */
  data?: StripeEntry[]
  has_more?: boolean
}
/** Entry of a list of refunds, disputes or events. */
export type StripeEntry = {
  id?: string
  amount?: number
  status?: string
  metadata?: Record<string, string>
  /** Present on an event: what it is about. */
  data?: { object: { object?: string; id?: string; payment_intent?: string | null } }
}
export type Fields = Record<string, string>

const attempts = 3

export const intentPath = (intentId: string) => `/v1/payment_intents/${encodeURIComponent(intentId)}`

/** Stripe forgets idempotency keys after a day, we may ask again later: what is there already is looked for first. */
export async function refundOnce(call: Caller, { intentId, reference, amountCents }: Refund): Promise<void> {
  const known = await call({ path: `/v1/refunds?payment_intent=${encodeURIComponent(intentId)}&limit=100` })
  if (known.data?.some(({ metadata }) => metadata?.reference === reference)) return
  await call({
    path: '/v1/refunds',
    fields: {
      payment_intent: intentId,
      amount: String(amountCents),
      'metadata[reference]': reference,
    },
    key: `refund-${reference}`,
  })
}

type Call = { path: string; fields?: Fields; key?: string }
export type Caller = (call: Call) => Promise<StripeIntent>

/**
 * Sends a call, again after a failed connection or Stripe's own trouble: the key makes that safe. One that had no answer in
 * time is left to the caller: a buyer has waited for it long enough.
 */
export function createCaller(options: StripeOptions): Caller {
  const { retryPauseMs = 250 } = options
  return async (call) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await send(options, call).catch((error: Error) => error)
      if (isHeard(answer) && !isTransient(answer.status)) return readIntent(answer)
      if (attempt === attempts || isTimeout(answer))
        throw new PaymentProviderError(`Stripe did not answer ${call.path}: ${reason(answer)}`)
      await wait(retryPauseMs * 2 ** (attempt - 1))
    }
  }
}

const isHeard = (answer: Error | PartnerAnswer): answer is PartnerAnswer => 'ok' in answer
const isTimeout = (answer: Error | PartnerAnswer) => !isHeard(answer) && answer.name === 'TimeoutError'
const isTransient = (status: number) => status >= 500 || status === 429 || status === 409
const reason = (answer: Error | PartnerAnswer) =>
  isHeard(answer) ? `HTTP ${answer.status}` : errorText(answer)

function send(
  { secretKey, baseUrl = 'https://api.stripe.com', timeoutMs = 10_000 }: StripeOptions,
  call: Call,
) {
  const asked = {
    method: call.fields ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': '2024-06-20',
      ...(call.key ? { 'idempotency-key': call.key } : {}),
    },
    body: call.fields && new URLSearchParams(call.fields),
    signal: AbortSignal.timeout(timeoutMs),
  }
  return askPartner({ partner: 'stripe', url: `${baseUrl}${call.path}`, init: asked, isAnswer: isIntent })
}

const isIntent = (body: unknown) => Boolean(Object(body).id || Object(body).data)

function readIntent({ ok, status, body }: PartnerAnswer): StripeIntent {
  if (ok) return body as StripeIntent
  const { error } = Object(body) as { error?: StripeError }
  if (error?.payment_intent) return { ...error.payment_intent, last_payment_error: error }
  if (error?.param === 'payment_method') return refusedIntent(error)
  throw new PaymentProviderError(`Stripe refused the call: ${status} ${error?.code ?? error?.type ?? ''}`)
}

/** A token that Stripe does not know is the visitor's problem, not an outage. */
const refusedIntent = (error: StripeError): StripeIntent => ({
  id: '',
  status: 'requires_payment_method',
  payment_method: null,
  last_payment_error: error,
})
