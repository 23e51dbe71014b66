import { syncLists } from '@escapade/shared-contracts/api/accounts/accounts'
import { AccountLists, ListChanges } from '@escapade/shared-contracts/api/accounts/lists-schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/routes'
import { accountOf } from '../sessions/identify-account'
import type { Lists } from './lists'

const perMinute = 120

export function listsRoutes(app: FastifyInstance, lists: Lists): void {
  registerCall(app, {
    endpoint: syncLists,
    body: ListChanges,
    response: AccountLists,
    summary: 'Takes what a device has changed of wishes and saved searches, and answers both lists',
    requirements: ['SH-024'],
    example: {
      body: {
        wishes: { added: [], removed: [{ id: '10001p1', type: 'STAY' }] },
        searches: { added: [], removed: [] },
      },
    },
    readsAccount: 'required',
    perMinute,
    handler: ({ body, request }) => lists.change(accountOf(request), body),
  })
}
