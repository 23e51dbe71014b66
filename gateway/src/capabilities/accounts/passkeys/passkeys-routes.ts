import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  getPasskeys,
  removePasskey,
  signInByPasskey,
} from '@escapade/shared-contracts/api/accounts/accounts'
import { SignedIn } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import {
  Passkey,
  PasskeyOptions,
  PasskeyParams,
  PasskeyResponse,
  Passkeys,
} from '@escapade/shared-contracts/api/accounts/passkeys-schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { registerCall } from '../../../platform/http/routes'
import type { createAccountsRepository } from '../accounts-repository'
import { setAccountCookies } from '../sessions/account-cookies'
import { deviceOf } from '../sessions/device'
import { accountOf } from '../sessions/identify-account'
import type { Sessions } from '../sessions/sessions'
import type { PasskeysOfAccounts } from './passkeys'
import { relyingPartyOf } from './relying-party'

type Deps = {
  passkeys: PasskeysOfAccounts
  sessions: Sessions
  accounts: ReturnType<typeof createAccountsRepository>
  publicOrigin: string
}

const perMinute = 30
const bodyLimit = 16_384

/** Of a browser; its signature is good for one question. */
const exampleResponse = {
  id: 'KEDetxZcUfinhVi6Za5nZQ',
  rawId: 'KEDetxZcUfinhVi6Za5nZQ',
  type: 'public-key' as const,
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' },
}

export function passkeysRoutes(
  app: FastifyInstance,
  { passkeys, sessions, accounts, publicOrigin }: Deps,
): void {
  const partyOf = (request: FastifyRequest) => relyingPartyOf(request, publicOrigin)
  const agentOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? ''

  registerCall(app, {
    endpoint: askForPasskey,
    response: PasskeyOptions,
    summary: 'Options for signing in by a passkey, the same for everybody',
    requirements: ['SH-025'],
    perMinute,
    handler: ({ request }) => passkeys.ask(partyOf(request)),
  })

  registerCall(app, {
    endpoint: signInByPasskey,
    body: PasskeyResponse,
    response: SignedIn,
    summary: 'Signs in by a passkey',
    requirements: ['SH-025'],
    example: { body: exampleResponse },
    errors: ['passkey-not-valid'],
    perMinute,
    bodyLimit,
    async handler({ body, request, reply }) {
      const accountId = await passkeys.use({ response: body, party: partyOf(request) })
      const { email } = await accounts.find(accountId)
      const token = await sessions.open({ accountId, ip: request.ip, userAgent: agentOf(request) })
      setAccountCookies(request, reply, { token, accountId })
      return { accountId, email, isNew: false, hasPasskey: true, origin: null }
    },
  })

  registerCall(app, {
    endpoint: getPasskeys,
    response: Passkeys,
    summary: 'Passkeys of the account',
    requirements: ['SH-022'],
    readsAccount: 'required',
    perMinute,
    handler: async ({ request }) => ({ passkeys: await passkeys.list(accountOf(request)) }),
  })

  registerCall(app, {
    endpoint: beginPasskey,
    response: PasskeyOptions,
    summary: 'Options for a new passkey of the account',
    requirements: ['SH-022'],
    readsAccount: 'required',
    perMinute,
    handler: ({ request }) => passkeys.begin(accountOf(request), partyOf(request)),
  })

  registerCall(app, {
    endpoint: addPasskey,
    body: PasskeyResponse,
    response: Passkey,
    summary: 'Keeps a passkey that the browser has made',
    requirements: ['SH-022'],
    example: { body: exampleResponse },
    errors: ['passkey-not-valid'],
    readsAccount: 'required',
    perMinute,
    bodyLimit,
    handler: ({ body, request }) =>
      passkeys.add(accountOf(request), {
        response: body,
        party: partyOf(request),
        device: deviceOf(agentOf(request)),
      }),
  })

  registerCall(app, {
    endpoint: removePasskey,
    params: PasskeyParams,
    response: z.void(),
    summary: 'Removes a passkey: it opens nothing any more',
    requirements: ['SH-022'],
    example: { params: { passkeyId: exampleResponse.id } },
    readsAccount: 'required',
    perMinute,
    async handler({ params, request }) {
      await passkeys.remove(accountOf(request), params.passkeyId)
      return undefined
    },
  })
}
