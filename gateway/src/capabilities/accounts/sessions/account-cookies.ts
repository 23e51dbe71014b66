import { accountCookies } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookie } from '../../../platform/http/cookies/set-cookie'
import { sessionSeconds } from './sessions'

type Cookies = { token: string; accountId: string; maxAge?: number }

export function setAccountCookies(
  request: Pick<FastifyRequest, 'protocol'>,
  reply: FastifyReply,
  { token, accountId, maxAge = sessionSeconds }: Cookies,
): void {
  setCookie(request, reply, { name: accountCookies.accessToken, value: token, path: '/', maxAge })
  setCookie(request, reply, { name: accountCookies.userAccountId, value: accountId, path: '/', maxAge })
}

/** Takes the cookies away, those of a session that is none among them (D135). */
export const clearAccountCookies = (request: Pick<FastifyRequest, 'protocol'>, reply: FastifyReply): void =>
  setAccountCookies(request, reply, { token: '', accountId: '', maxAge: 0 })
