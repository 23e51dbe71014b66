import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/errors'
import type { Agent } from './agent'
import type { Agents } from './agents'
import { isCareHost } from './care-host'

declare module 'fastify' {
  interface FastifyRequest {
    /** The agent of customer care who makes the call. */
    agent: Agent | null
  }
  interface FastifyContextConfig {
    /** Part of signing in: answered on a host of customer care without an agent. */
    isSignIn?: boolean
  }
}

/**
 * A host of customer care answers agents alone, whatever is asked. Calls by `?cc=1` without an agent are those of any
 * visitor: the pages of such a visit are closed, its host is not.
 */
export function guardCareVisits(app: FastifyInstance, agents: Agents) {
  app.decorateRequest('agent', null)
  app.addHook('onRequest', async (request) => {
    if (!agents.isCareVisit(request)) return
    if (request.routeOptions.config.isSignIn || isProbe(request)) return
    request.agent = await agents.identify(request)
    if (!request.agent && isCareHost(request)) throw new AppError('agent-unknown')
  })
}

/** Load balancers may ask under any host. */
const isProbe = ({ routeOptions: { url = '' } }: FastifyRequest) => /^\/(health|ready)/.test(url)
