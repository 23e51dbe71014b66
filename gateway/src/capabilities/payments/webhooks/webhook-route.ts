import { endpoint } from '@escapade/shared-contracts/api/endpoint'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { registerCall } from '../../../platform/http/routes'
import { type PaymentEvent, readSignedEvent } from './signed-events'

export const paymentWebhook = endpoint<object, void>('POST', '/front-gateway/payments/webhook')

type Options = {
  /** Secrets that events are signed with; without one nothing is believed. */
  secrets: readonly string[]
  receive: (event: PaymentEvent) => Promise<void>
}

const bodyLimit = 256 * 1024

/**
 * Takes the events of the payment provider, which tells of its own accord that something has happened to a payment.
 */
export async function webhookRoute(app: FastifyInstance, { secrets, receive }: Options) {
  await app.register(async (scope) => {
    // The signature is over the bytes as they were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    registerCall(scope, {
      endpoint: paymentWebhook,
      response: z.void(),
      headers: { 'stripe-signature': 'Time and signature of the body' },
      summary: 'The payment provider tells that something has happened to a payment; it is then asked what',
      requirements: ['GW-029'],
      errors: ['webhook-not-signed', 'payment-unavailable'],
      bodyLimit,
      handler: ({ request }) =>
        receive(
          readSignedEvent({
            body: Buffer.isBuffer(request.body) ? request.body : '',
            signature: String(request.headers['stripe-signature'] ?? ''),
            secrets,
          }),
        ),
    })
  })
}
