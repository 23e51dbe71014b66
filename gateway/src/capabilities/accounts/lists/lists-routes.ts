import { syncDevice } from '@escapade/shared-contracts/api/accounts/accounts'
import { ListChanges, OnDevice } from '@escapade/shared-contracts/api/accounts/lists-schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/routes'
import type { createAccountsRepository } from '../accounts-repository'
import { accountOf } from '../sessions/identify-account'
import type { Lists } from './lists'

const perMinute = 120

type Deps = { lists: Lists; accounts: ReturnType<typeof createAccountsRepository> }

export function listsRoutes(app: FastifyInstance, { lists, accounts }: Deps): void {
  registerCall(app, {
    endpoint: syncDevice,
    body: ListChanges,
    response: OnDevice,
    summary:
      'Takes what a device has changed of wishes and saved searches, and answers what it keeps of the account',
    requirements: ['SH-024'],
    example: {
      body: {
        wishes: { added: [], removed: [{ id: '10001p1', type: 'STAY' }] },
        searches: { added: [], removed: [] },
      },
    },
    readsAccount: 'required',
    perMinute,
    async handler({ body, request }) {
      const account = accountOf(request)
      const { profile } = await accounts.find(account.accountId)
      const { locale: _l, travellers: _t, mails: _m, ...buyer } = profile
      return { ...(await lists.change(account, body)), buyer: { ...buyer, email: account.email } }
    },
  })
}
