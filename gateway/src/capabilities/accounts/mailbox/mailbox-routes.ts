import { askToChangeMailbox, changeMailbox } from '@escapade/shared-contracts/api/accounts/accounts'
import { Account } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import {
  MailboxChange,
  MailboxChangeRequest,
  MailboxChangeRequested,
} from '@escapade/shared-contracts/api/accounts/mailbox-schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/routes'
import type { AccountView } from '../account-view'
import type { createAccountsRepository } from '../accounts-repository'
import { accountOf } from '../sessions/identify-account'
import type { MailboxChanges } from './mailbox-changes'

type Deps = {
  changes: MailboxChanges
  accounts: ReturnType<typeof createAccountsRepository>
  present: AccountView
}

const perMinute = 20
const bodyLimit = 1024
const exampleChange = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'

export function mailboxRoutes(app: FastifyInstance, { changes, accounts, present }: Deps): void {
  registerCall(app, {
    endpoint: askToChangeMailbox,
    body: MailboxChangeRequest,
    response: MailboxChangeRequested,
    summary: 'Sends a code to the account’s mailbox and one to the mailbox to come',
    requirements: ['SH-022'],
    example: { body: { email: 'anne@example.org' } },
    errors: ['too-many-requests'],
    readsAccount: 'required',
    perMinute,
    bodyLimit,
    async handler({ body, request }) {
      const account = accountOf(request)
      const { profile } = await accounts.find(account.accountId)
      return changes.ask(account, body.email, profile.locale)
    },
  })

  registerCall(app, {
    endpoint: changeMailbox,
    body: MailboxChange,
    response: Account,
    summary: 'Has the account go by another mailbox, by the codes of both; other devices are signed out',
    requirements: ['SH-022'],
    example: { body: { changeId: exampleChange, presentCode: '048213', nextCode: '771902' } },
    errors: ['code-not-valid'],
    readsAccount: 'required',
    perMinute,
    bodyLimit,
    async handler({ body, request }) {
      const account = accountOf(request)
      const { profile } = await accounts.find(account.accountId)
      return present(await changes.change(account, body, profile.locale))
    },
  })
}
