import { CaseParams } from '@escapade/shared-contracts/api/desk/cases-schemas'
import { attachmentKinds } from '@escapade/shared-contracts/rules/text/attachments'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../platform/database/database'
import { describePage } from '../../platform/http/describe-page'
import { AppError } from '../../platform/http/errors'
import { limitOf } from '../../platform/http/rate-limit'
import { parseInput } from '../../platform/http/validation'
import { findAttachment } from './case-attachments'

const perMinute = 120
const path = '/front-gateway/desk/cases/{caseNumber}/attachments/{position}'
const AttachmentParams = z.object({
  caseNumber: CaseParams.shape.caseNumber,
  position: z.string().regex(/^[1-9]$/),
})
const openApi = describePage({
  method: 'GET',
  path,
  summary: 'A file that came with a message, to be saved',
  requirements: ['SH-017'],
  params: AttachmentParams,
  example: { params: { caseNumber: '7K2M9QXA', position: '1' } },
  answers: {
    200: {
      description: 'The file, of the kind that its bytes are',
      content: Object.fromEntries(
        attachmentKinds.map((kind) => [kind, { schema: { type: 'string', format: 'binary' } }]),
      ),
    },
  },
  errors: ['not-found'],
  perMinute,
})

/** Files of strangers: they are saved, and nothing in them runs on our address. */
export function attachmentRoute(app: FastifyInstance, { db }: { db: Db }): void {
  const config = { ...limitOf(app, perMinute), ...openApi, staff: 'answer-cases' as const }
  app.get(path.replace(/\{(\w+)\}/g, ':$1'), { config }, async (request, reply) => {
    const { caseNumber, position } = parseInput(AttachmentParams, request.params, 'params') as z.infer<
      typeof AttachmentParams
    >
    const file = await findAttachment(db, { caseNumber, position: Number(position) })
    if (!file) throw new AppError('not-found')
    return reply
      .headers({
        // The link that leads here says the name.
        'content-disposition': 'attachment',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type(file.kind)
      .send(Buffer.from(file.bytes))
  })
}
