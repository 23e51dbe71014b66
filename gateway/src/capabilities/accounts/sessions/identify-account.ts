import { accountCookies } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf } from '../../../platform/http/cookies/cookie-of'
import { AppError } from '../../../platform/http/errors'
import { clearAccountCookies } from './account-cookies'
import type { Sessions, SignedInAccount } from './sessions'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that the call is made for; looked up for calls that say `readsAccount`. */
    account: SignedInAccount | null
  }
  interface FastifyContextConfig {
    /** `required`: refused without a session that is known. */
    readsAccount?: 'if-any' | 'required' | undefined
  }
}

/** Finds out for whom a call is made, for those that ask: others cost no look into the database. */
export function identifyAccounts(app: FastifyInstance, sessions: Sessions): void {
  app.decorateRequest('account', null)
  // Behind the limits of the call, and before its body is read.
  app.addHook('preParsing', async (request, reply) => {
    const { readsAccount } = request.routeOptions.config
    if (!readsAccount) return undefined
    const token = cookieOf(request, accountCookies.accessToken)
    request.account = await sessions.find(token)
    if (request.account) return undefined
    if (token !== undefined) clearAccountCookies(request, reply)
    if (readsAccount === 'required') throw new AppError('unauthorized')
    return undefined
  })
}

/** The account of a call that requires one. */
export function accountOf({ account }: Pick<FastifyRequest, 'account'>): SignedInAccount {
  if (!account) throw new AppError('unauthorized')
  return account
}

/** Signs the asking device out. */
export async function signOutOf(sessions: Sessions, request: FastifyRequest, reply: FastifyReply) {
  if (request.account) await sessions.end(request.account, request.account.sessionId)
  clearAccountCookies(request, reply)
}
