import { readFile } from 'node:fs/promises'
import { Uuid } from '@escapade/shared-contracts/api/common-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Config } from '../../../platform/config'
import type { Db } from '../../../platform/database/database'
import { describePage, htmlAnswer } from '../../../platform/http/describe-page'
import { AppError } from '../../../platform/http/errors'
import { sendPlainPage } from '../../../platform/http/plain-page'
import { limitOf } from '../../../platform/http/rate-limit'
import { parseInput } from '../../../platform/http/validation'
import type { GiftCodes } from '../money/gift-codes'
import { createGiftsRepository, type Gift } from '../records/gifts-repository'
import { giftTexts } from '../texts/texts'
import { voucherCss } from './voucher-css'
import { voucherFacts } from './voucher-facts'
import { voucherFontFiles } from './voucher-fonts'
import { goneVoucherPage, voucherCssPath, voucherPage } from './voucher-page'
import { voucherPdf } from './voucher-pdf'

type Deps = { db: Db; config: Pick<Config, 'publicOrigin'>; codes: GiftCodes }
type Asked = { params: unknown; query: unknown }

const Params = z.object({ giftUUID: Uuid })
const Query = z.object({ key: z.string().max(64) })
const Font = z.object({ file: z.enum(Object.keys(voucherFontFiles) as [string, ...string[]]) })

const describe = (page: Pick<Parameters<typeof describePage>[0], 'path' | 'summary' | 'answers'>) =>
  describePage({
    method: 'GET',
    requirements: ['SC-021'],
    params: Params,
    query: Query,
    example: {
      params: { giftUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' },
      query: { key: 'of the address in the mail' },
    },
    errors: ['gift-not-found'],
    ...page,
  })

const openApi = describe({
  path: '/front-gateway/gifts/{giftUUID}/voucher',
  summary: 'The page of a gift, to show and to print, for holders of the address from the mail',
  answers: { 200: htmlAnswer('The page, in the language of the gift') },
})
const pdfOpenApi = describe({
  path: '/front-gateway/gifts/{giftUUID}/voucher.pdf',
  summary: 'The same as a PDF of one A4 page',
  answers: {
    200: {
      description: 'The PDF, in the language of the gift',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    },
  },
})
const pdfsPerMinute = 20

/** The voucher as page and as PDF, for holders of the address from the mail. */
export function voucherRoutes(app: FastifyInstance, deps: Deps) {
  voucherFiles(app)
  app.get('/front-gateway/gifts/:giftUUID/voucher', { config: openApi }, async (request, reply) => {
    const { gift, facts, key } = await findVoucher(deps, request)
    const t = giftTexts(gift.locale)
    const pdf = paths.voucherPdf({ giftUUID: gift.giftUUID, key })
    return sendPlainPage(
      reply,
      gift.status === 'active' ? voucherPage({ facts, t, pdf }) : goneVoucherPage(facts, t),
    )
  })

  const config = { ...limitOf(app, pdfsPerMinute), ...pdfOpenApi }
  app.get('/front-gateway/gifts/:giftUUID/voucher.pdf', { config }, async (request, reply) => {
    const { gift, facts } = await findVoucher(deps, request)
    if (gift.status !== 'active') throw new AppError('gift-not-found')
    const picture = await pictureOf(app, facts.image.base)
    return reply
      .headers({
        'content-disposition': `inline; filename="escapade-${gift.codeEnding}.pdf"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type('application/pdf')
      .send(await voucherPdf(facts, { issuedAt: gift.issuedAt, picture, sandbox: reply.server.sandbox }))
  })
}

function voucherFiles(app: FastifyInstance) {
  app.get(voucherCssPath, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(voucherCss),
  )
  app.get('/front-gateway/gifts/fonts/:file', async (request, reply) => {
    const { file } = parseInput(Font, request.params, 'params') as z.infer<typeof Font>
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(await readFile(voucherFontFiles[file] ?? ''))
  })
}

async function findVoucher({ db, config: { publicOrigin }, codes }: Deps, { params, query }: Asked) {
  const { giftUUID } = parseInput(Params, params, 'params') as z.infer<typeof Params>
  const { key } = parseInput(Query, query, 'query') as z.infer<typeof Query>
  const gift: Gift | undefined | false =
    codes.print.isGood(key, giftUUID) && (await createGiftsRepository(db).find(giftUUID))
  if (!gift) throw new AppError('gift-not-found')
  return { gift, key, facts: voucherFacts({ gift, codes, publicOrigin }) }
}

/** From the shop's own pictures; a voucher without its picture is still worth its money. */
async function pictureOf(app: FastifyInstance, base: string): Promise<Buffer | null> {
  const { statusCode, rawPayload } = await app.inject(`${base}/960x720.jpg`)
  return statusCode === 200 ? rawPayload : null
}
