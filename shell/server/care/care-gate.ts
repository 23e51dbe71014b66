import { randomBytes } from 'node:crypto'
import { criteriaHeader } from '@escapade/shared-contracts/mount/criteria-page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ChromeModule } from '../document/chrome'
import { documentHeaders } from '../document/security-headers'
import { unavailablePage } from '../document/unavailable-page'
import { sendProblem } from '../platform/problem'
import { readRequest } from '../routes/read-request'
import { writeCookies } from '../routes/write-cookies'
import type { ReadVisit, VisitDeps } from '../visit/read-visit'
import type { AgentSessions } from './agent-sessions'
import { careSignInHeaders, careSignInPage } from './care-sign-in-page'

type Options = {
  visits: VisitDeps
  chrome: Pick<ChromeModule, 'renderCareSignIn'>
  sessions: AgentSessions
  /** Name of the provider that agents sign in with. */
  provider: string | undefined
  strip: (textLanguage: string) => string
}

/**
 * Pages of customer care are for agents: without one every address of the scope shows the sign-in and nothing else
 * (SH-017, D124). Nothing of it is for search engines.
 */
export function gateCareVisits(app: FastifyInstance, options: Options) {
  const { visits, sessions } = options
  app.addHook('preHandler', async (request, reply) => {
    const read = readRequest(request, visits)
    if (!read.visit.customerCare) return
    reply.header('x-robots-tag', 'noindex, nofollow')
    const session = await sessions({
      host: request.host,
      protocol: request.protocol,
      token: request.cookies.google_token,
      byOverride: !read.site.customerCare,
    })
    if (session === 'known') return
    writeCookies(reply, read.cookies, request.protocol)
    return session === 'away' ? sayAway(read, reply, options) : askToSignIn(request, reply, { read, options })
  })
}

function sayAway({ visit, site }: ReadVisit, reply: FastifyReply, { strip }: Options) {
  const nonce = randomBytes(16).toString('base64')
  const headers = documentHeaders({ nonce, remoteOrigins: [], https: site.protocol === 'https' })
  return reply
    .code(503)
    .headers({ ...headers, 'cache-control': 'no-store', 'retry-after': '10' })
    .send(unavailablePage({ textLanguage: visit.textLanguage, nonce, strip: strip(visit.textLanguage) }))
}

type Asked = { read: ReadVisit; options: Options }

function askToSignIn(request: FastifyRequest, reply: FastifyReply, { read, options }: Asked) {
  const wantsPage = request.headers[criteriaHeader] === undefined && !request.url.includes('/chrome/menu')
  if (!wantsPage) return sendProblem(reply.header('cache-control', 'no-store'), 401, 'agent-unknown')
  const nonce = randomBytes(16).toString('base64')
  const { textLanguage } = read.visit
  const to = request.method === 'GET' ? request.url : '/'
  const signIn = options.chrome.renderCareSignIn({ textLanguage, to, provider: options.provider })
  return reply
    .code(401)
    .headers(careSignInHeaders({ nonce, https: read.site.protocol === 'https' }))
    .send(careSignInPage({ ...signIn, textLanguage, nonce, strip: options.strip(textLanguage) }))
}
