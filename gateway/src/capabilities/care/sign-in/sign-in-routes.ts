import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock'
import { cookieOf } from '../../../platform/http/cookies/cookie-of'
import { setCookie } from '../../../platform/http/cookies/set-cookie'
import { AppError } from '../../../platform/http/errors'
import { sendPlainPage, servePlainPageCss } from '../../../platform/http/plain-page'
import { limitOf } from '../../../platform/http/rate-limit'
import type { Signer } from '../../../platform/signer'
import { isRefused } from './agent'
import { sealSession } from './agent-session'
import type { Agents } from './agents'
import { callbackPath } from './callback-path'
import { tokenCookie } from './care-host'
import { localeOfVisit } from './locale-of-visit'
import { openPending, pendingCookie, pendingSeconds, sealPending } from './pending-sign-in'
import { returnPath } from './return-path'
import { signInDescriptions as described } from './sign-in-descriptions'
import { problemPage, type SignInProblem, signInCss } from './sign-in-page'

type Deps = { agents: Agents; clock: Clock; loadSigner: () => Promise<Signer> }

const perMinute = 30

const cookiePath = '/care'

/** Routes by which agents of customer care sign in and out, and the shell learns who they are. */
export async function signInRoutes(app: FastifyInstance, { agents, clock, loadSigner }: Deps): Promise<void> {
  await app.register(formbody, { bodyLimit: 1024 })
  servePlainPageCss(app, signInCss, { isSignIn: true })
  const config = { ...limitOf(app, perMinute), isSignIn: true }
  const seal = async () => ({ signer: await loadSigner(), now: clock.instant() })

  app.get('/care/sign-in', { config: { ...config, ...described.begin } }, async (request, reply) => {
    const to = returnPath((request.query as { to?: unknown }).to)
    const { provider } = agents
    if (!provider || !agents.isCareVisit(request))
      return refuse(request, reply, { problem: 'notSetUp', to: '/' })
    return unlessAway(request, reply, to, async () => {
      const tag = bcp47(localeOfVisit(request))
      const wish = { redirectUri: callbackOf(request).href, languages: `${tag} ${tag.slice(0, 2)}` }
      const { address, ...begun } = await provider.begin(wish)
      const value = sealPending({ ...begun, to }, await seal())
      setCookie(request, reply, { name: pendingCookie, value, path: cookiePath, maxAge: pendingSeconds })
      return reply.header('cache-control', 'no-store').redirect(address.href, 303)
    })
  })

  app.get(callbackPath, { config: { ...config, ...described.finish } }, async (request, reply) => {
    const pending = openPending(cookieOf(request, pendingCookie), await seal())
    setCookie(request, reply, { name: pendingCookie, value: '', path: cookiePath, maxAge: 0 })
    const { provider } = agents
    if (!provider || !pending) return refuse(request, reply, { problem: 'lapsed', to: '/' })
    const { to, ...expected } = pending
    return unlessAway(request, reply, to, async () => {
      const proof = await provider.finish({ ...expected, address: new URL(request.url, callbackOf(request)) })
      const agent = isRefused(proof) ? proof : await provider.identify(proof, clock.instant())
      if (isRefused(proof) || isRefused(agent)) {
        request.log.warn(
          { partner: 'oidc', cause: isRefused(agent) && agent.refused },
          'A sign-in was refused',
        )
        return refuse(request, reply, { problem: 'refused', to })
      }
      const maxAge = (agent.expiresAt.getTime() - clock.instant().getTime()) / 1000
      const value = sealSession(proof, await loadSigner())
      setCookie(request, reply, { name: tokenCookie, value, path: '/', maxAge })
      return reply.header('cache-control', 'no-store').redirect(to, 303)
    })
  })

  app.post('/care/sign-out', { config: { ...config, ...described.signOut } }, async (request, reply) => {
    setCookie(request, reply, { name: tokenCookie, value: '', path: '/', maxAge: 0 })
    await agents.signOut(request)
    return reply.header('cache-control', 'no-store').redirect('/', 303)
  })

  app.get('/care/session', { config: { isSignIn: true, ...described.session } }, async (request, reply) => {
    const agent = await agents.identify(request)
    if (!agent) throw new AppError('agent-unknown')
    return reply.header('cache-control', 'no-store').send(agent)
  })
}

/** The address that the provider sends agents back to: of the host that they asked, as a browser sees it. */
const callbackOf = ({ protocol, host }: FastifyRequest) => new URL(callbackPath, `${protocol}://${host}`)

type Refusal = { problem: SignInProblem; to: string }

const statuses: Record<SignInProblem, number> = { away: 503, refused: 403, lapsed: 400, notSetUp: 404 }

function refuse(request: FastifyRequest, reply: FastifyReply, { problem, to }: Refusal) {
  if (problem === 'away') reply.header('retry-after', '10')
  reply.code(statuses[problem])
  return sendPlainPage(reply, problemPage({ problem, locale: localeOfVisit(request), to }))
}

/** A provider that cannot be reached is no reason for a page of JSON. */
async function unlessAway(
  request: FastifyRequest,
  reply: FastifyReply,
  to: string,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    request.log.warn({ err: error.cause }, 'The sign-in provider does not answer')
    return refuse(request, reply, { problem: 'away', to })
  }
}
