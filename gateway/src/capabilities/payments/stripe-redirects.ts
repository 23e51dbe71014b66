import type { ProvidedWay } from '@escapade/shared-contracts/rules/money/payment-ways'
import {
  type RedirectWay,
  redirectWayOf,
  redirectWays,
} from '@escapade/shared-contracts/rules/money/redirect-method'
import type { Authorisation, PaymentState } from './payment-provider'
import { type Caller, type Fields, intentPath, refundOnce, type StripeIntent } from './stripe-calls'

/** These banks know no reserving: the money is there as soon as the buyer agrees. */
const immediate: readonly string[] = ['ideal', 'bancontact'] satisfies RedirectWay[]

/** Money of such a bank counts as reserved until the order takes it: until then giving up means giving back. */
export function takenState({ metadata = {} }: StripeIntent): PaymentState {
  if (metadata.given_up === 'yes') return { status: 'cancelled' }
  const isOurs = metadata.taken === 'yes' || !immediate.includes(metadata.way ?? '')
  return { status: isOurs ? 'captured' : 'authorised' }
}

const isWaiting = (intent: StripeIntent) =>
  intent.status === 'succeeded' && takenState(intent).status === 'authorised'

/** Calls of Stripe for banks and wallets that one is sent to, beyond those for cards. */
export function createStripeRedirects(call: Caller, provided: readonly ProvidedWay[] = []) {
  const ways = redirectWays.filter((way) => provided.includes(way))
  const write = (id: string, metadata: Fields) => call({ path: intentPath(id), fields: metadata })
  const findWaiting = async (intentId: string) => {
    if (!ways.some((way) => immediate.includes(way))) return null
    const intent = await call({ path: intentPath(intentId) })
    return isWaiting(intent) ? intent : null
  }
  return {
    intentFields: intentFields(ways),

    /** Stripe's id of the method; the attempt is its key: asking twice makes one. */
    async methodOf({ paymentMethod, payer }: Authorisation): Promise<string> {
      const way = redirectWayOf(paymentMethod)
      if (!way) return paymentMethod
      const fields = { type: way, 'billing_details[name]': payer.name, 'billing_details[email]': payer.email }
      return (await call({ path: '/v1/payment_methods', fields, key: `method-${paymentMethod}` })).id
    },
    /** By which way the intent is paid; what it says decides what its success means. */
    async note({ id, metadata = {} }: StripeIntent, { paymentMethod }: Authorisation): Promise<void> {
      const way = redirectWayOf(paymentMethod) ?? 'card'
      if ((metadata.way ?? 'card') !== way) await write(id, { 'metadata[way]': way })
    },
    /** Null where the money was not taken by a bank already. */
    async take(intentId: string): Promise<PaymentState | null> {
      if (!(await findWaiting(intentId))) return null
      await write(intentId, { 'metadata[taken]': 'yes' })
      return { status: 'captured' }
    },
    async giveUp(intentId: string): Promise<PaymentState | null> {
      const intent = await findWaiting(intentId)
      if (!intent) return null
      const reference = `given-up-${intentId}`
      await refundOnce(call, { intentId, reference, amountCents: intent.amount ?? 0 })
      await write(intentId, { 'metadata[given_up]': 'yes' })
      return { status: 'cancelled' }
    },
  }
}

/** Cards and PayPal reserve first; with cards alone the intent says so as a whole. */
function intentFields(ways: readonly RedirectWay[]): Fields {
  if (ways.length === 0) return {}
  const types = ways.map((way, index) => [`payment_method_types[${index + 1}]`, way])
  const reserving = ['card', ...ways.filter((way) => !immediate.includes(way))]
  return {
    'payment_method_types[0]': 'card',
    ...Object.fromEntries(types),
    capture_method: 'automatic',
    ...Object.fromEntries(
      reserving.map((way) => [`payment_method_options[${way}][capture_method]`, 'manual']),
    ),
  }
}
