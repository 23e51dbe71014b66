import { stopMails } from '@escapade/shared-contracts/api/accounts/accounts'
import { StopMails } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { registerCall } from '../../../platform/http/routes'
import type { Signer } from '../../../platform/signer'
import { createNewsRepository } from './news-repository'
import { readStopToken } from './stop-token'

const perMinute = 30

export function newsRoutes(app: FastifyInstance, { db, signer }: { db: Db; signer: Signer }): void {
  registerCall(app, {
    endpoint: stopMails,
    body: StopMails,
    response: z.void(),
    summary: 'Ends the mails on wishes and saved searches, by the token of one of them',
    requirements: ['SH-024'],
    example: { body: { token: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10.of-the-mail' } },
    errors: ['not-found'],
    perMinute,
    bodyLimit: 1024,
    async handler({ body }) {
      const accountId = readStopToken(signer, body.token)
      if (accountId === null) throw new AppError('not-found')
      await createNewsRepository(db).stop(accountId)
      return undefined
    },
  })
}
