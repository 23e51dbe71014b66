import { claimGift, dropGift, getOwnedGifts } from '@escapade/shared-contracts/api/accounts/accounts'
import {
  GiftClaim,
  OwnedGift,
  OwnedGiftParams,
  OwnedGifts,
} from '@escapade/shared-contracts/api/accounts/gifts-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { registerCall } from '../../../platform/http/routes'
import { accountOf } from '../sessions/identify-account'
import type { Owned } from './owned-gifts'

/** As few as of the call that anybody may make with a code: codes cannot be guessed here either. */
const claimsPerMinute = 10
const perMinute = 60

export function giftsRoutes(app: FastifyInstance, owned: Owned): void {
  registerCall(app, {
    endpoint: getOwnedGifts,
    response: OwnedGifts,
    summary: 'Gifts that were added to the account, with what is left on them',
    requirements: ['GI-037'],
    readsAccount: 'required',
    perMinute,
    handler: ({ request }) => owned.list(accountOf(request)),
  })

  registerCall(app, {
    endpoint: claimGift,
    body: GiftClaim,
    response: OwnedGift,
    summary: 'Adds a gift to the account by its code',
    requirements: ['GI-037'],
    example: { body: { code: 'ABCD-EFGH-JKMN-PQRS' } },
    errors: ['gift-not-found'],
    readsAccount: 'required',
    perMinute: claimsPerMinute,
    bodyLimit: 1024,
    handler: ({ body, request }) => owned.claim(accountOf(request), body.code),
  })

  registerCall(app, {
    endpoint: dropGift,
    params: OwnedGiftParams,
    response: z.void(),
    summary: 'Takes a gift out of the account; its code stays good',
    requirements: ['GI-037'],
    example: { params: { giftUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' } },
    readsAccount: 'required',
    perMinute,
    async handler({ params, request }) {
      await owned.drop(accountOf(request), params.giftUUID)
      return undefined
    },
  })
}
