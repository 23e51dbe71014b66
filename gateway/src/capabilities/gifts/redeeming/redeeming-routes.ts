import {
  GiftCheckRequest,
  GiftPayment,
  GiftPaymentRequest,
  GiftSessionRequest,
  GiftWorth,
} from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { checkGift, previewGiftPayment, readGiftSession } from '@escapade/shared-contracts/api/gifts/gifts'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/routes'
import type { createRedeemingService } from './redeeming-service'

/** Few tries: codes cannot be guessed. */
const perMinute = 10

export function redeemingRoutes(app: FastifyInstance, redeeming: ReturnType<typeof createRedeemingService>) {
  registerCall(app, {
    endpoint: checkGift,
    body: GiftCheckRequest,
    changesNothing: true,
    response: GiftWorth,
    summary: 'What a code is worth, to its recipient',
    requirements: ['GI-037', 'SC-020'],
    example: { body: { locale: 'fr_FR', code: 'ABCD-EFGH-JKMN-PQRS' } },
    errors: ['gift-not-found'],
    perMinute,
    bodyLimit: 1024,
    handler: ({ body }) => redeeming.worth(body.code),
  })

  registerCall(app, {
    endpoint: readGiftSession,
    body: GiftSessionRequest,
    response: GiftWorth,
    summary: 'What is left on the gift of a session that a code has opened',
    requirements: ['GI-037'],
    example: { body: { locale: 'fr_FR', token: 'of the answer to the code' } },
    errors: ['gift-not-found'],
    perMinute: 6 * perMinute,
    bodyLimit: 1024,
    handler: ({ body }) => redeeming.worthOfSession(body.token),
  })

  registerCall(app, {
    endpoint: previewGiftPayment,
    body: GiftPaymentRequest,
    response: GiftPayment,
    summary: 'What gifts and a promotion code take off a price. The order spends them, this does not',
    requirements: ['GI-037', 'SC-020'],
    errors: ['gift-not-found', 'gift-not-usable', 'promotion-code-not-valid'],
    example: { body: { locale: 'fr_FR', totalAmount: 20_000, promotionCode: 'BIENVENUE10' } },
    perMinute: 2 * perMinute,
    bodyLimit: 4096,
    handler: ({ body }) => redeeming.preview(body),
  })
}
