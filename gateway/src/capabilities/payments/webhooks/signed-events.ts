import Stripe from 'stripe'
import { AppError } from '../../../platform/http/errors'

/**
 * Notice that something has happened to a payment. The provider is asked what it was: nothing else of an event is
 * used.
 */
export type PaymentEvent = { id: string; type: string; intentId: string | null }

/** An event that is older when it arrives is a replay. */
const toleranceSeconds = 300

/** Only its signatures are used: it makes no call with this key. */
const { webhooks } = new Stripe('unused')

type Signed = { body: Buffer | string; signature: string; secrets: readonly string[] }

/**
 * Reads an event that was signed with one of the secrets (two while they are exchanged), of which each byte counts
 * (https://docs.stripe.com/webhooks/signature). The sandbox signs in the same way.
 */
export function readSignedEvent({ body, signature, secrets }: Signed): PaymentEvent {
  for (const secret of secrets) {
    try {
      const event = webhooks.constructEvent(body, signature, secret, toleranceSeconds)
      return { id: event.id, type: event.type, intentId: intentOf(event.data.object) }
    } catch {
      // The next secret may be the right one.
    }
  }
  throw new AppError('webhook-not-signed')
}

/** Id of a payment intent itself, or of a charge or refund that names its intent. */
function intentOf(object: object): string | null {
  const { object: kind, id, payment_intent: intent } = object as Record<string, unknown>
  const name = kind === 'payment_intent' ? id : intent
  return typeof name === 'string' ? name : null
}

export const signEvent = (payload: string, secret: string, at: number = Date.now()): string =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) })
