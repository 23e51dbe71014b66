import { endOtherSessions, endSession, getSessions } from '@escapade/shared-contracts/api/accounts/accounts'
import { AccountSessions, SessionParams } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { registerCall } from '../../../platform/http/routes'
import { accountOf, signOutOf } from './identify-account'
import type { Sessions } from './sessions'

const perMinute = 60

export function sessionsRoutes(app: FastifyInstance, sessions: Sessions): void {
  registerCall(app, {
    endpoint: getSessions,
    response: AccountSessions,
    summary: 'Devices on which the account is open, the asking one first',
    requirements: ['SH-022'],
    readsAccount: 'required',
    perMinute,
    handler: async ({ request }) => ({ sessions: await sessions.list(accountOf(request)) }),
  })

  registerCall(app, {
    endpoint: endSession,
    params: SessionParams,
    example: { params: { sessionId: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' } },
    response: z.void(),
    summary: 'Ends a session of the account: its device is refused from its next call on',
    requirements: ['SH-022'],
    readsAccount: 'required',
    perMinute,
    async handler({ params, request, reply }) {
      const account = accountOf(request)
      if (params.sessionId === account.sessionId) await signOutOf(sessions, request, reply)
      else await sessions.end(account, params.sessionId)
      return undefined
    },
  })

  registerCall(app, {
    endpoint: endOtherSessions,
    response: z.void(),
    summary: 'Ends every session of the account but the asking one',
    requirements: ['SH-022'],
    readsAccount: 'required',
    perMinute,
    async handler({ request }) {
      await sessions.endOthers(accountOf(request))
      return undefined
    },
  })
}
