import { signEvent } from '@escapade/gateway/capabilities/payments/webhooks/signed-events'
import { pick } from '../random'
import { chance, someOrder, type Visitors } from './visitors'

const types = [
  'payment_intent.created',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
]

/**
 * The provider tells of payments beside the events that the sandbox sends on time: late, twice, in any order, and with
 * words that are not true any more.
 */
export async function tell(visitors: Visitors) {
  const standing = someOrder(visitors)
  if (!standing) return
  for (const id of standing.intents.toReversed()) {
    const object = { id, object: 'payment_intent', amount: 1, amount_received: 1 }
    const event = { id: visitors.newKey('evt'), object: 'event', type: pick(visitors.random, types) }
    const payload = JSON.stringify({ ...event, data: { object } })
    const times = chance(visitors, 0.4) ? 2 : 1
    await Promise.all(Array.from({ length: times }, () => deliver(visitors, payload)))
  }
}

const deliver = ({ calls, clock, secret }: Visitors, payload: string) =>
  calls.send('/front-gateway/payments/webhook', payload, {
    'content-type': 'application/json',
    'stripe-signature': signEvent(payload, secret, clock.now().getTime()),
  })

const minute = 60_000

/** Holds lapse after a quarter of an hour, questions of the bank after two hours. */
export async function wait(visitors: Visitors) {
  const minutes = visitors.random() < 0.75 ? 1 : pick(visitors.random, [16, 16, 16, 130])
  visitors.clock.advance(minutes * minute)
}
