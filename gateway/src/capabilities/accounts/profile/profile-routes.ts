import {
  changeProfile,
  eraseAccount,
  exportAccount,
  exportAccountPdf,
  getAccount,
} from '@escapade/shared-contracts/api/accounts/accounts'
import {
  Account,
  Erased,
  Erasure,
  ProfileChange,
} from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/http/errors'
import { registerCall } from '../../../platform/http/routes'
import { foldEmail, type Mailbox } from '../../../platform/mailbox'
import type { OwnSubscription } from '../../marketing/public'
import type { StoredProfile } from '../account-tables'
import type { AccountView } from '../account-view'
import type { createAccountsRepository } from '../accounts-repository'
import { clearAccountCookies } from '../sessions/account-cookies'
import { accountOf } from '../sessions/identify-account'

/** What every capability keeps about a person: the app asks them all. */
export type People = {
  exportPerson: (mailboxes: readonly Mailbox[]) => Promise<unknown>
  /** As a PDF, in the language of a locale. */
  copyOfPerson: (mailboxes: readonly Mailbox[], locale: Locale) => Promise<Buffer>
  erasePerson: (mailboxes: readonly Mailbox[]) => Promise<Erased>
}

type Copy = { type: string; name: string; body: string | Buffer }
type Deps = {
  accounts: ReturnType<typeof createAccountsRepository>
  newsletter: OwnSubscription
  present: AccountView
  people: People
}

const perMinute = 60
/** An export reads every table. */
const exportsPerMinute = 6

export function profileRoutes(app: FastifyInstance, { accounts, newsletter, present, people }: Deps): void {
  registerCall(app, {
    endpoint: getAccount,
    response: Account,
    summary: 'The account of the session that asks',
    requirements: ['SH-022'],
    readsAccount: 'required',
    handler: async ({ request }) => present(await accounts.find(accountOf(request).accountId)),
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
    async handler({ body: { mails, ...fields }, request }) {
      const { newsletter: wantsNewsletter, ...kept } = mails ?? {}
      const change = { ...fields, ...(mails && { mails: kept as StoredProfile['mails'] }) }
      const account = await accounts.change(accountOf(request).accountId, change)
      const { email, profile } = account
      if (wantsNewsletter !== undefined)
        await newsletter.set({ email, locale: profile.locale }, wantsNewsletter)
      return present(account)
    },
  })

  const sendCopy = async (reply: FastifyReply, { type, name, body }: Copy) => {
    await reply
      .type(type)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(body)
    return undefined
  }

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
      const body = `${JSON.stringify(everything, null, 2)}\n`
      return sendCopy(reply, { type: 'application/json; charset=utf-8', name: 'escapade.json', body })
    },
  })

  registerCall(app, {
    endpoint: { method: 'GET', path: exportAccountPdf },
    response: z.unknown(),
    fileType: 'application/pdf',
    summary: 'Everything that is kept about the holder, as a document to read',
    requirements: ['SH-022'],
    readsAccount: 'required',
    perMinute: exportsPerMinute,
    async handler({ request, reply }) {
      const { accountId, mailboxes } = accountOf(request)
      const { profile } = await accounts.find(accountId)
      const body = await people.copyOfPerson(mailboxes, profile.locale)
      return sendCopy(reply, { type: 'application/pdf', name: 'escapade.pdf', body })
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
