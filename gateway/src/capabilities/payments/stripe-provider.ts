import { redirectWayOf } from '@escapade/shared-contracts/rules/money/redirect-method'
import {
  type Authorisation,
  type CardFacts,
  isSettled,
  type PaymentIntent,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRefusal,
  type PaymentState,
} from './payment-provider'
import {
  type Caller,
  createCaller,
  type Fields,
  intentPath,
  refundOnce,
  type StripeError,
  type StripeIntent,
  type StripeOptions,
} from './stripe-calls'
import { changedSince, factsOf } from './stripe-facts'
import { createStripeRedirects, takenState } from './stripe-redirects'

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
  if (status === 'succeeded') return takenState(intent)
  if (status === 'processing') return { status }
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
  const read = (intentId: string) => call({ path: intentPath(intentId) })
  const find = async (intentId: string) => stateOf(await read(intentId))
  const redirects = createStripeRedirects(call, options.provided)
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
        fields: { ...intentFields(intent), ...redirects.intentFields },
        key: `intent-${intent.reference}`,
      })
      return { intentId: id }
    },
    async authorise(authorisation) {
      const paymentMethod = await redirects.methodOf(authorisation)
      const before = await read(authorisation.intentId)
      const state = stateOf(before)
      if (isSettled(state, paymentMethod)) return state
      await redirects.note(before, authorisation)
      return confirm(call, { ...authorisation, paymentMethod })
    },
    capture: async (intentId) => (await redirects.take(intentId)) ?? act(intentId, 'capture'),
    cancel: async (intentId) => (await redirects.giveUp(intentId)) ?? act(intentId, 'cancel'),
    refund: (refund) => refundOnce(call, refund),
    find,
    factsOf: (intentId) => factsOf(call, intentId),
    changedSince: (since) => changedSince(call, since),
    cardOf: async (paymentMethod) => (redirectWayOf(paymentMethod) ? null : cardOf(call, paymentMethod)),
  }
}

/** A token that Stripe does not know has no card: the bank's refusal follows when it is charged. */
async function cardOf(call: Caller, paymentMethod: string): Promise<CardFacts | null> {
  try {
    const { card } = await call({ path: `/v1/payment_methods/${encodeURIComponent(paymentMethod)}` })
    if (!card) return null
    const { fingerprint = null, brand = '', last4: ending = '' } = card
    return { fingerprint, brand, ending }
  } catch (error) {
    if (error instanceof PaymentProviderError) return null
    throw error
  }
}

const intentFields = ({ reference, amountCents, currency, payee, description }: PaymentIntent): Fields => ({
  amount: String(amountCents),
  currency: currency.toLowerCase(),
  capture_method: 'manual',
  'payment_method_types[0]': 'card',
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
