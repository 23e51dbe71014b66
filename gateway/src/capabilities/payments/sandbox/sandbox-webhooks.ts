import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Signer } from '../../../platform/signer'
import { signEvent } from '../webhooks/signed-events'
import { paymentWebhook } from '../webhooks/webhook-route'
import type { Intent } from './sandbox-repository'

/** Secret that the sandbox of a shop signs with. */
export const sandboxSecret = (signer: Pick<Signer, 'sign'>): string => signer.sign('webhook', 'sandbox')

/** As with real providers, the answer of a call is there before the event. */
const delayMs = 1_000

const types: Record<Intent['status'], string> = {
  open: 'payment_intent.created',
  'requires-action': 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  refused: 'payment_intent.payment_failed',
  authorised: 'payment_intent.amount_capturable_updated',
  captured: 'payment_intent.succeeded',
  cancelled: 'payment_intent.canceled',
}

/** Event of the sandbox on an intent, in the form of Stripe's. */
export const eventOf = ({ id, reference, status, amountCents: amount }: Intent, at: Date): string =>
  JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: types[status],
    created: Math.floor(at.getTime() / 1000),
    data: { object: { id, object: 'payment_intent', amount, currency: 'eur', metadata: { reference } } },
  })

/**
 * Sends the sandbox's events to the gateway's own address, signed like those of a real provider. Lost ones are not sent
 * again: the shop asks of its own accord as well.
 */
export function createSandboxWebhooks(app: FastifyInstance, secret: string) {
  const waiting = new Set<NodeJS.Timeout>()
  let origin: string | null = null
  app.addHook('onListen', async () => {
    origin = app.listeningOrigin
  })
  app.addHook('onClose', async () => {
    origin = null
    for (const timer of waiting) clearTimeout(timer)
  })
  return (body: string): void => {
    if (!origin) return
    const url = new URL(paymentWebhook.path, origin)
    const timer = setTimeout(() => {
      waiting.delete(timer)
      void send(url, body, secret).catch((error) =>
        app.log.debug({ err: error }, 'An event of the sandbox was lost'),
      )
    }, delayMs)
    timer.unref()
    waiting.add(timer)
  }
}

const send = (url: URL, body: string, secret: string) =>
  fetch(url, {
    method: paymentWebhook.method,
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signEvent(body, secret) },
    signal: AbortSignal.timeout(10_000),
  })
