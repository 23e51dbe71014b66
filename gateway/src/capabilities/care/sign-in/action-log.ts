import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Insertable, Selectable } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { AgentActionTable } from '../care-tables'

export type AgentAction = Selectable<AgentActionTable>

declare module 'fastify' {
  interface FastifyRequest {
    agentActionId: string | null
  }
}

/**
 * Notes what an agent does before it is done, and its outcome afterwards: nothing changes by an agent's hand that is
 * not in the table. A note that cannot be written refuses the call.
 */
export function logAgentActions(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }) {
  const actions = createAgentActions(db)
  app.decorateRequest('agentActionId', null)
  app.addHook('preHandler', async (request) => {
    const { agent, method, routeOptions } = request
    if (!agent || !isChange(request)) return
    request.agentActionId = randomUUID()
    await actions.add({
      id: request.agentActionId,
      email: agent.email,
      role: agent.role,
      method,
      route: routeOptions.url ?? '',
      params: JSON.stringify(request.params ?? {}),
      requestId: String(request.id),
      at: clock.instant(),
      status: null,
    })
  })
  app.addHook('onResponse', async ({ agentActionId }, { statusCode }) => {
    if (agentActionId) await actions.finish(agentActionId, statusCode)
  })
}

const isChange = ({ method, routeOptions }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  !routeOptions.config.changesNothing &&
  !routeOptions.config.isSignIn

export const createAgentActions = (db: Db) => ({
  async add(action: Insertable<AgentActionTable>): Promise<void> {
    await db.insertInto('agentAction').values(action).execute()
  },
  async finish(id: string, status: number): Promise<void> {
    await db.updateTable('agentAction').set({ status }).where('id', '=', id).execute()
  },
  /** Newest first. */
  latest: ({ email, limit }: { email?: string | undefined; limit: number }): Promise<AgentAction[]> =>
    db
      .selectFrom('agentAction')
      .selectAll()
      .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  forget: (before: Date) => db.deleteFrom('agentAction').where('at', '<', before).execute(),
})
