import type { FastifyRequest } from 'fastify'
import { cookieOf } from '../../../platform/http/cookies/cookie-of'

type Asked = Pick<FastifyRequest, 'host' | 'headers'>

/** Agents work on hosts of their own (D4). */
export const isCareHost = ({ host }: Pick<Asked, 'host'>): boolean =>
  host.toLowerCase().startsWith('customer-care.')

/** Holds the ID token. Its name is the documented one; any issuer's token is in it (D12). */
export const tokenCookie = 'google_token'
/** Cookie of the tool `cc`: where it is on, any host can stand in for one of customer care (`?cc=1`, D4). */
const modeCookie = 'cc'

export const isCareVisit = (asked: Asked, isCcOn: boolean): boolean =>
  isCareHost(asked) || (isCcOn && cookieOf(asked, modeCookie) === '1')
