import {
  changeProfile,
  eraseAccount,
  exportAccount,
  getAccount,
} from '@escapade/shared-contracts/api/accounts/accounts'
import {
  Account,
  Erased,
  Erasure,
  ProfileChange,
} from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/http/errors'
import { registerCall } from '../../../platform/http/routes'
import { foldEmail, type Mailbox } from '../../../platform/mailbox'
import { type createAccountsRepository, presentAccount } from '../accounts-repository'
import { clearAccountCookies } from '../sessions/account-cookies'
import { accountOf } from '../sessions/identify-account'

/** What every capability keeps about a person: the app asks them all. */
export type People = {
  exportPerson: (mailboxes: readonly Mailbox[]) => Promise<unknown>
  erasePerson: (mailboxes: readonly Mailbox[]) => Promise<Erased>
}

type Deps = { accounts: ReturnType<typeof createAccountsRepository>; people: People }

const perMinute = 60
/** An export reads every table. */
const exportsPerMinute = 6

export function profileRoutes(app: FastifyInstance, { accounts, people }: Deps): void {
  registerCall(app, {
    endpoint: getAccount,
    response: Account,
    summary: 'The account of the session that asks',
    requirements: ['SH-022'],
    readsAccount: 'required',
    handler: async ({ request }) => presentAccount(await accounts.find(accountOf(request).accountId)),
  })

  registerCall(app, {
    endpoint: changeProfile,
    body: ProfileChange,
    example: { body: { firstName: 'Nora', city: 'Lille' } },
    response: Account,
    summary: 'Changes the fields of the profile that it names',
    requirements: ['SH-022'],
    readsAccount: 'required',
    perMinute,
    bodyLimit: 8192,
    handler: async ({ body, request }) =>
      presentAccount(await accounts.change(accountOf(request).accountId, body)),
  })

  registerCall(app, {
    endpoint: { method: 'GET', path: exportAccount },
    response: z.unknown(),
    fileType: 'application/json',
    summary: 'Everything that is kept about the holder, as a file',
    requirements: ['SH-022'],
    readsAccount: 'required',
    perMinute: exportsPerMinute,
    async handler({ request, reply }) {
      const everything = await people.exportPerson(accountOf(request).mailboxes)
      await reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="escapade.json"')
        .send(`${JSON.stringify(everything, null, 2)}\n`)
      return undefined
    },
  })

  registerCall(app, {
    endpoint: eraseAccount,
    body: Erasure,
    example: { body: { email: 'anne@example.com' } },
    response: Erased,
    summary: 'Erases the account and what the law lets go of its orders; says what stays and why',
    requirements: ['SH-022'],
    readsAccount: 'required',
    perMinute: exportsPerMinute,
    bodyLimit: 1024,
    async handler({ body, request, reply }) {
      const { email, mailboxes } = accountOf(request)
      // Typed by hand: no account is lost by a press beside the mark.
      if (foldEmail(body.email) !== email)
        throw new AppError('invalid-request', undefined, [{ path: 'body.email', code: 'other-account' }])
      const erased = await people.erasePerson(mailboxes)
      clearAccountCookies(request, reply)
      return erased
    },
  })
}
