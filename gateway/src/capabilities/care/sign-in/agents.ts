import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock'
import type { Agent } from './agent'
import { cookieOf, isCareVisit, tokenCookie } from './care-host'
import type { IdentityProvider } from './identity-provider'

export type Agents = {
  /** Null where none is set up. */
  provider: IdentityProvider | null
  /** Whether the visit is one of customer care: the shop then shows nothing without an agent. */
  isCareVisit(request: FastifyRequest): boolean
  /** Who makes the call, by the token that it brings; verified each time. */
  identify(request: FastifyRequest): Promise<Agent | null>
}

type Deps = { provider: IdentityProvider | null; isCcOn: boolean; clock: Clock }

/** Longer ones are no ID tokens, and not worth a signature's check. */
const longestToken = 8000

export const createAgents = ({ provider, isCcOn, clock }: Deps): Agents => ({
  provider,
  isCareVisit: (request) => isCareVisit(request, isCcOn),
  async identify(request) {
    const token = cookieOf(request, tokenCookie)
    if (!provider || !token || token.length > longestToken || !isCareVisit(request, isCcOn)) return null
    return provider.identify(token, clock.instant())
  },
})
