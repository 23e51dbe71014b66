import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Insertable, Selectable } from 'kysely'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { AgentActionTable } from '../care-tables'

export type AgentAction = Selectable<AgentActionTable>

/** Order, gift, case or person that an agent acts on or reads, or the words of a search. */
export type ActionSubject = { kind: 'order' | 'gift' | 'case' | 'search' | 'person'; id: string }

declare module 'fastify' {
  interface FastifyRequest {
    agentActionId: string | null
  }
  interface FastifyContextConfig {
    /** Subject of a read of people's data that no name in the route tells. */
    readsPeople?: ((request: FastifyRequest) => ActionSubject) | undefined
  }
}

/**
 * Notes what an agent does or reads of people's data before it is done, and its outcome afterwards: nothing changes by
 * an agent's hand, and no data of a person is read, that is not in the table. A note that cannot be written refuses the call.
 */
export function logAgentActions(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }) {
  const actions = createAgentActions(db)
  app.decorateRequest('agentActionId', null)
  app.addHook('preHandler', async (request) => {
    const { agent, method, routeOptions } = request
    const subject = subjectOf(request)
    const kind = isChange(request) ? 'act' : 'read'
    if (!agent || (kind === 'read' && !subject)) return
    request.agentActionId = randomUUID()
    await actions.add({
      id: request.agentActionId,
      kind,
      email: agent.email,
      role: agent.roles.join('+'),
      method,
      route: routeOptions.url ?? '',
      params: JSON.stringify(request.params ?? {}),
      subjectKind: subject?.kind ?? null,
      subject: subject?.id ?? null,
      address: request.ip,
      requestId: String(request.id),
      at: clock.instant(),
      status: null,
    })
  })
  app.addHook('onResponse', async ({ agentActionId }, { statusCode }) => {
    if (agentActionId) await actions.finish(agentActionId, statusCode)
  })
}

/** A request is about a person, whose mailbox it has. */
const named = { orderUUID: 'order', giftUUID: 'gift', caseNumber: 'case', requestId: 'person' } as const

/** Longer ones are no id of ours. */
const longestSubject = 200

function subjectOf(request: FastifyRequest): ActionSubject | null {
  const params = request.params as Record<string, string> | undefined
  const name = Object.keys(named).find((each) => params?.[each] !== undefined) as
    | keyof typeof named
    | undefined
  if (name) return { kind: named[name], id: String(params?.[name]).slice(0, longestSubject) }
  return request.routeOptions.config.readsPeople?.(request) ?? null
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
  /** Acts, the newest first. */
  latest: ({ email, limit }: { email?: string | undefined; limit: number }): Promise<AgentAction[]> =>
    db
      .selectFrom('agentAction')
      .selectAll()
      .where('kind', '=', 'act')
      .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  forget: (before: Date) => db.deleteFrom('agentAction').where('at', '<', before).execute(),
})
