import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock'
import { cookieOf } from '../../../platform/http/cookies/cookie-of'
import type { Signer } from '../../../platform/signer'
import { type Agent, isRefused } from './agent'
import { openSession } from './agent-session'
import { isCareVisit, tokenCookie } from './care-host'
import type { EndedSessions } from './ended-sessions'
import type { IdentityProvider } from './identity-provider'

export type Agents = {
  /** Null where none is set up. */
  provider: IdentityProvider | null
  /** True when the visit is one of customer care: the shop then shows nothing without an agent. */
  isCareVisit(request: FastifyRequest): boolean
  /** Finds the agent who makes the call, by the token that it brings; verified each time. */
  identify(request: FastifyRequest): Promise<Agent | null>
  /** Ends the session of the agent who makes the call: copies of its token are refused from now on. */
  signOut(request: FastifyRequest): Promise<void>
}

type Deps = {
  provider: IdentityProvider | null
  ended: EndedSessions
  isCcOn: boolean
  clock: Clock
  loadSigner: () => Promise<Signer>
}

/** Longer ones are no ID tokens, and not worth a signature's check. */
const longestToken = 8000

export function createAgents({ provider, ended, isCcOn, clock, loadSigner }: Deps): Agents {
  async function sessionOf(request: FastifyRequest) {
    const token = cookieOf(request, tokenCookie)
    if (!provider || !token || token.length > longestToken || !isCareVisit(request, isCcOn)) return null
    const proof = openSession(token, await loadSigner())
    if (!proof) return null
    const agent = await provider.identify(proof, clock.instant())
    return isRefused(agent) || (await ended.has(token)) ? null : { agent, token }
  }
  return {
    provider,
    isCareVisit: (request) => isCareVisit(request, isCcOn),
    identify: async (request) => (await sessionOf(request))?.agent ?? null,
    async signOut(request) {
      const session = await sessionOf(request)
      if (session) await ended.add(session.token, session.agent.expiresAt)
    },
  }
}
