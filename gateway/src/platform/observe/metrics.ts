import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DatabaseHandle } from '../database/database'
import type { QueryListener } from '../database/query-listener'

const secondsBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** Figures of this process for Prometheus: calls, queries, connections, the outbox, the event loop. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: secondsBuckets,
    registers,
  })
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'How long queries took',
    labelNames: ['outcome'] as const,
    buckets: secondsBuckets,
    registers,
  })

  return {
    registry,
    onQuery: (({ level, queryDurationMillis }) =>
      queries.observe(
        { outcome: level === 'error' ? 'error' : 'ok' },
        queryDurationMillis / 1000,
      )) as QueryListener,
    measureCalls(app: FastifyInstance) {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        calls.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
      })
    },
    watchDatabase(name: string, database: DatabaseHandle) {
      watchConnections(registry, name, database)
    },
    watchOutbox: (database: DatabaseHandle, now: () => Date) => watchOutbox(registry, database, now),
  }
}

function watchConnections(registry: Registry, name: string, { connections }: DatabaseHandle) {
  const help = {
    total: 'Connections that are open',
    idle: 'Connections at rest',
    waiting: 'Queries without a connection',
  }
  for (const state of ['total', 'idle', 'waiting'] as const) {
    new Gauge({
      name: `database_${name}_connections_${state}`,
      help: help[state],
      registers: [registry],
      collect() {
        this.set(connections()[state])
      },
    })
  }
}

function watchOutbox(registry: Registry, database: DatabaseHandle, now: () => Date) {
  new Gauge({
    name: 'outbox_due',
    help: 'Effects that are due and not carried out',
    registers: [registry],
    async collect() {
      this.set((await readOutbox(database, now())).due)
    },
  })
  new Gauge({
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest effect that is due and not carried out',
    registers: [registry],
    async collect() {
      const { oldest } = await readOutbox(database, now())
      this.set(oldest ? (now().getTime() - oldest.getTime()) / 1000 : 0)
    },
  })
}

const readOutbox = ({ db }: DatabaseHandle, now: Date) =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('due'), fn.min<Date | null>('dueAt').as('oldest')])
    .where('doneAt', 'is', null)
    .where('dueAt', '<=', now)
    .executeTakeFirstOrThrow()
