import {
  GiftExchangeRequest,
  GiftThanksRequest,
  GiftWorth,
  HeldGiftRequest,
} from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import {
  exchangeGift,
  extendGift,
  markGiftOpened,
  thankGiver,
} from '@escapade/shared-contracts/api/gifts/gifts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { callerOf } from '../../../platform/caller'
import { registerCall } from '../../../platform/http/routes'
import type { HoldingService } from './holding-service'

/** As few as of the call that reads a code: codes cannot be guessed here either. */
const perMinute = 10
const bodyLimit = 2048
const example = { locale: 'fr_FR', code: 'ABCD-EFGH-JKMN-PQRS' } as const
const requirements = ['GI-037']

export function holdingRoutes(app: FastifyInstance, holding: HoldingService) {
  registerCall(app, {
    endpoint: markGiftOpened,
    body: HeldGiftRequest,
    response: z.void(),
    summary: 'Tells the buyer of a gift that its page was opened; what customer care opens does not count',
    requirements,
    example: { body: example },
    errors: ['gift-not-found'],
    perMinute,
    bodyLimit,
    async handler({ body, request }) {
      if (callerOf(request, undefined).kind !== 'agent') await holding.markOpened(body)
      return undefined
    },
  })

  registerCall(app, {
    endpoint: extendGift,
    body: HeldGiftRequest,
    response: GiftWorth,
    summary: 'Moves the last day of a gift by rule: once, around the end of its time',
    requirements,
    example: { body: example },
    errors: ['gift-not-found', 'gift-not-extendable'],
    perMinute,
    bodyLimit,
    handler: ({ body }) => holding.extend(body),
  })

  registerCall(app, {
    endpoint: exchangeGift,
    body: GiftExchangeRequest,
    response: GiftWorth,
    summary: 'Another box, or a gift card, in place of an unused voucher or box',
    requirements,
    example: { body: { ...example, boxId: null } },
    errors: ['gift-not-found', 'gift-not-exchangeable'],
    perMinute,
    bodyLimit,
    handler: ({ body }) => holding.exchange(body),
  })

  registerCall(app, {
    endpoint: thankGiver,
    body: GiftThanksRequest,
    response: z.void(),
    summary: 'Mails the thanks of a recipient to the giver, once',
    requirements,
    example: { body: { ...example, name: 'Léa', message: 'Merci !' } },
    errors: ['gift-not-found', 'gift-thanked'],
    perMinute,
    bodyLimit,
    async handler({ body }) {
      await holding.thank(body)
      return undefined
    },
  })
}
