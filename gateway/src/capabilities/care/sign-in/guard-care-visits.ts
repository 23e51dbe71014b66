import { mayUse, type Permission, permissions } from '@escapade/shared-contracts/rules/staff/permissions'
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
    /** A call of the desk, for who has this permission or any role. */
    staff?: Permission | 'any' | undefined
  }
}

/**
 * A host of customer care answers agents alone, whatever is asked. Calls by `?cc=1` without an agent are those of any
 * visitor: the pages of such a visit are closed, its host is not.
 */
export function guardCareVisits(app: FastifyInstance, agents: Agents) {
  app.decorateRequest('agent', null)
  app.addHook('onRequest', async (request) => {
    const { staff } = request.routeOptions.config
    if (!agents.isCareVisit(request)) {
      if (staff) throw new AppError('not-found')
      return
    }
    if (request.routeOptions.config.isSignIn || isProbe(request)) return
    request.agent = await agents.identify(request)
    if (!request.agent && (staff || isCareHost(request))) throw new AppError('agent-unknown')
    if (staff && staff !== 'any' && !mayUse(request.agent?.roles ?? [], staff))
      throw new AppError('role-required', { roles: permissions[staff] })
  })
}

/** Load balancers may ask under any host. */
const isProbe = ({ routeOptions: { url = '' } }: FastifyRequest) => /^\/(health|ready)/.test(url)
