import { Uuid } from '@escapade/shared-contracts/api/common-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Config } from '../../../platform/config'
import type { Db } from '../../../platform/database/database'
import { describePage, htmlAnswer } from '../../../platform/http/describe-page'
import { AppError } from '../../../platform/http/errors'
import { sendPlainPage } from '../../../platform/http/plain-page'
import { parseInput } from '../../../platform/http/validation'
import { isSameSecret } from '../../../platform/same-secret'
import { shopOrigin } from '../../../platform/shop-url'
import type { GiftCodes } from '../money/gift-codes'
import { createGiftsRepository } from '../money/gifts-repository'
import { voucherCss } from './voucher-css'
import { voucherCssPath, voucherPage } from './voucher-page'

type Deps = { db: Db; config: Pick<Config, 'publicOrigin'>; codes: GiftCodes }

const Params = z.object({ giftUUID: Uuid })
const Query = z.object({ key: z.string().max(64) })

const openApi = describePage({
  method: 'GET',
  path: '/front-gateway/gifts/{giftUUID}/voucher',
  summary: 'The page of a gift to print, for holders of the address from the mail',
  requirements: ['SC-021'],
  params: Params,
  query: Query,
  example: {
    params: { giftUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' },
    query: { key: 'of the address in the mail' },
  },
  answers: { 200: htmlAnswer('The page, in the language of the gift') },
  errors: ['gift-not-found'],
})

/** The printable page of a gift, for holders of the address from the mail. */
export function voucherRoutes(app: FastifyInstance, { db, config, codes }: Deps) {
  app.get(voucherCssPath, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(voucherCss),
  )

  app.get('/front-gateway/gifts/:giftUUID/voucher', { config: openApi }, async (request, reply) => {
    const { giftUUID } = parseInput(Params, request.params, 'params') as z.infer<typeof Params>
    const { key } = parseInput(Query, request.query, 'query') as z.infer<typeof Query>
    const gift =
      isSameSecret(key, codes.printKeyOf(giftUUID)) && (await createGiftsRepository(db).find(giftUUID))
    if (!gift) throw new AppError('gift-not-found')
    const { host } = new URL(shopOrigin({ publicOrigin: config.publicOrigin, locale: gift.locale }))
    return sendPlainPage(reply, voucherPage({ gift, codes, host }))
  })
}
