import { setTimeout as wait } from 'node:timers/promises'
import {
  type Authorisation,
  isSettled,
  type PaymentIntent,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRefusal,
  type PaymentState,
  type Refund,
} from './payment-provider'

export type StripeOptions = {
  secretKey: string
  /** Default `https://api.stripe.com`. */
  baseUrl?: string
  timeoutMs?: number
  /** First pause before a repeated call; doubles each time. */
  retryPauseMs?: number
}

type StripeError = {
  type: string
  code?: string
  decline_code?: string
  param?: string
  payment_method?: { id: string }
  payment_intent?: StripeIntent
}
type StripeIntent = {
  id: string
  status: string
  payment_method: string | null
  next_action?: { redirect_to_url?: { url: string } } | null
  last_payment_error?: StripeError | null
  /** Of a payment method. */
  card?: { fingerprint?: string | null }
  /** Of a list of refunds. */
  data?: { metadata?: Record<string, string> }[]
}
type Fields = Record<string, string>

const attempts = 3
const refusals: Record<string, PaymentRefusal> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'card-expired',
  incorrect_cvc: 'security-code-incorrect',
  invalid_cvc: 'security-code-incorrect',
  payment_intent_authentication_failure: 'authentication-failed',
  authentication_required: 'authentication-failed',
  resource_missing: 'payment-method-invalid',
  payment_method_unexpected_state: 'payment-method-invalid',
}

const refusalOf = ({ code = '', decline_code = '' }: StripeError): PaymentRefusal =>
  refusals[decline_code] ?? refusals[code] ?? 'card-declined'

function stateOf(intent: StripeIntent): PaymentState {
  const { status, next_action: action, last_payment_error: error, payment_method: paymentMethod } = intent
  if (status === 'succeeded') return { status: 'captured' }
  if (status === 'requires_capture') return { status: 'authorised' }
  if (status === 'canceled') return { status: 'cancelled' }
  const challengeUrl = action?.redirect_to_url?.url
  if (status === 'requires_action' && challengeUrl)
    return { status: 'requires-action', challengeUrl, paymentMethod: paymentMethod ?? '' }
  if (error)
    return {
      status: 'refused',
      refusal: refusalOf(error),
      paymentMethod: error.payment_method?.id ?? paymentMethod,
    }
  return { status: 'open' }
}

/** Payment intents of Stripe with manual capture (https://docs.stripe.com/api/payment_intents). */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const call = createCaller(options)
  const find = async (intentId: string) => stateOf(await call({ path: intentPath(intentId) }))
  const act = async (intentId: string, action: 'capture' | 'cancel') =>
    stateOf(
      await call({ path: `${intentPath(intentId)}/${action}`, fields: {}, key: `${action}-${intentId}` }),
    )

  return {
    name: 'stripe',
    lends: false,
    async createIntent(intent) {
      const { id } = await call({
        path: '/v1/payment_intents',
        fields: intentFields(intent),
        key: `intent-${intent.reference}`,
      })
      return { intentId: id }
    },
    async authorise(authorisation) {
      const before = await find(authorisation.intentId)
      return isSettled(before, authorisation.paymentMethod) ? before : confirm(call, authorisation)
    },
    capture: (intentId) => act(intentId, 'capture'),
    cancel: (intentId) => act(intentId, 'cancel'),
    refund: (refund) => refundOnce(call, refund),
    find,
    fingerprintOf: (paymentMethod) => fingerprintOf(call, paymentMethod),
  }
}

/** A token that Stripe does not know has no card: the bank's refusal follows when it is charged. */
async function fingerprintOf(call: Caller, paymentMethod: string): Promise<string | null> {
  try {
    const method = await call({ path: `/v1/payment_methods/${encodeURIComponent(paymentMethod)}` })
    return method.card?.fingerprint ?? null
  } catch (error) {
    if (error instanceof PaymentProviderError) return null
    throw error
  }
}

/** Stripe forgets idempotency keys after a day, we may ask again later: what is there already is looked for first. */
async function refundOnce(call: Caller, { intentId, reference, amountCents }: Refund): Promise<void> {
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

const intentPath = (intentId: string) => `/v1/payment_intents/${encodeURIComponent(intentId)}`

const intentFields = ({ reference, amountCents, currency, payee, description }: PaymentIntent): Fields => ({
  amount: String(amountCents),
  currency: currency.toLowerCase(),
  capture_method: 'manual',
  'payment_method_types[]': 'card',
  description,
  statement_descriptor_suffix: payee.slice(0, 22),
  'metadata[reference]': reference,
})

async function confirm(call: Caller, authorisation: Authorisation): Promise<PaymentState> {
  const { intentId, paymentMethod, returnUrl } = authorisation
  const intent = await call({
    path: `${intentPath(intentId)}/confirm`,
    fields: { payment_method: paymentMethod, return_url: returnUrl },
    key: `confirm-${intentId}-${paymentMethod}`,
  })
  return stateOf(intent)
}

type Call = { path: string; fields?: Fields; key?: string }
type Caller = (call: Call) => Promise<StripeIntent>

/** Sends a call, again after a failed connection or Stripe's own trouble: the key makes that safe. */
function createCaller(options: StripeOptions): Caller {
  const { retryPauseMs = 250 } = options
  return async (call) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await send(options, call).catch((error: unknown) => error)
      if (answer instanceof Response && !isTransient(answer.status)) return readIntent(answer)
      if (attempt === attempts)
        throw new PaymentProviderError(`Stripe did not answer ${call.path}: ${reason(answer)}`)
      await wait(retryPauseMs * 2 ** (attempt - 1))
    }
  }
}

const isTransient = (status: number) => status >= 500 || status === 429 || status === 409
const reason = (answer: unknown) => (answer instanceof Response ? `HTTP ${answer.status}` : String(answer))

function send(
  { secretKey, baseUrl = 'https://api.stripe.com', timeoutMs = 10_000 }: StripeOptions,
  call: Call,
) {
  return fetch(`${baseUrl}${call.path}`, {
    method: call.fields ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': '2024-06-20',
      ...(call.key ? { 'idempotency-key': call.key } : {}),
    },
    body: call.fields && new URLSearchParams(call.fields),
    signal: AbortSignal.timeout(timeoutMs),
  })
}

async function readIntent(answer: Response): Promise<StripeIntent> {
  const body = (await answer.json().catch(() => ({}))) as StripeIntent & { error?: StripeError }
  if (answer.ok && (body.id || body.data)) return body
  const { error } = body
  if (error?.payment_intent) return { ...error.payment_intent, last_payment_error: error }
  if (error?.param === 'payment_method') return refusedIntent(error)
  throw new PaymentProviderError(
    `Stripe refused the call: ${answer.status} ${error?.code ?? error?.type ?? ''}`,
  )
}

/** A token that Stripe does not know is the visitor's problem, not an outage. */
const refusedIntent = (error: StripeError): StripeIntent => ({
  id: '',
  status: 'requires_payment_method',
  payment_method: null,
  last_payment_error: error,
})
