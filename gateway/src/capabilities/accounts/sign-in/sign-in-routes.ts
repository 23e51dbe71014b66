import { askToSignIn, signIn, signOut } from '@escapade/shared-contracts/api/accounts/accounts'
import {
  SignedIn,
  SignInProof,
  SignInRequest,
  SignInRequested,
} from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { cookieOf } from '../../../platform/http/cookies/cookie-of'
import { setCookie } from '../../../platform/http/cookies/set-cookie'
import { registerCall } from '../../../platform/http/routes'
import type { createAccountsRepository } from '../accounts-repository'
import type { PasskeysOfAccounts } from '../passkeys/passkeys'
import { setAccountCookies } from '../sessions/account-cookies'
import { signOutOf } from '../sessions/identify-account'
import type { Sessions } from '../sessions/sessions'
import { codeMinutes, newDevice, type SignInRequests } from './sign-in-requests'

type Deps = {
  requests: SignInRequests
  sessions: Sessions
  passkeys: Pick<PasskeysOfAccounts, 'hasSome'>
  accounts: ReturnType<typeof createAccountsRepository>
  now: () => Date
}

const perMinute = 30
const bodyLimit = 4096

const exampleRequest = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'

/** Holds a secret of the device that asks: a code or a link that others come by is worth nothing without. */
const deviceCookie = { name: 'signInDevice', path: '/front-gateway/account' } as const
/** As they are made: what else is sent stands for no device. */
const deviceOf = (request: FastifyRequest) => {
  const device = cookieOf(request, deviceCookie.name)
  return device && /^[\w-]{32}$/.test(device) ? device : undefined
}

export function signInRoutes(
  app: FastifyInstance,
  { requests, sessions, passkeys, accounts, now }: Deps,
): void {
  registerCall(app, {
    endpoint: askToSignIn,
    body: SignInRequest,
    response: SignInRequested,
    summary:
      'Sends a code and a link to a mailbox, for this device alone; the same answer whether or not it has an account',
    requirements: ['SH-025'],
    example: { body: { email: 'anne@example.com', locale: 'fr_FR', origin: paths.trips() } },
    perMinute,
    bodyLimit,
    async handler({ body, request, reply }) {
      const device = deviceOf(request) ?? newDevice()
      const answer = await requests.ask({ ...body, ip: request.ip, device })
      setCookie(request, reply, { ...deviceCookie, value: device, maxAge: 2 * codeMinutes * 60 })
      return answer
    },
  })

  registerCall(app, {
    endpoint: signIn,
    body: SignInProof,
    response: SignedIn,
    summary: 'Signs in by the code or the link of a mail; who had no account has one from now on',
    requirements: ['SH-025', 'SH-042'],
    example: { body: { signInRequest: exampleRequest, code: '048213' } },
    errors: ['code-not-valid', 'link-for-other-device'],
    perMinute,
    bodyLimit,
    async handler({ body, request, reply }) {
      const { email, locale, origin } = await requests.use(body, deviceOf(request))
      const { accountId, isNew } = await accounts.open({ email, locale, now: now() })
      const userAgent = request.headers['user-agent'] ?? ''
      const token = await sessions.open({ accountId, ip: request.ip, userAgent })
      setAccountCookies(request, reply, { token, accountId })
      return { accountId, email, isNew, hasPasskey: await passkeys.hasSome(accountId), origin }
    },
  })

  registerCall(app, {
    endpoint: signOut,
    response: z.void(),
    summary: 'Ends the session that asks, and takes its cookies away',
    requirements: ['SH-043'],
    readsAccount: 'if-any',
    perMinute,
    async handler({ request, reply }) {
      await signOutOf(sessions, request, reply)
      return undefined
    },
  })
}
