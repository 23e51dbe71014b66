import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DatabaseHandle } from '../database/database'
import type { QueryListener } from '../database/query-listener'
import type { Figure } from './figure'
import { allPartners, callOutcomes, outcomeOf, type PartnerCall, partnerCalls } from './partner-calls'

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

  const partners = new Histogram({
    name: 'partner_call_duration_seconds',
    help: 'How long calls to partners took, by what came of them',
    labelNames: ['partner', 'outcome'] as const,
    buckets: secondsBuckets,
    registers,
  })
  // A rule has to see the first call that fails as one more than none.
  for (const partner of allPartners) for (const outcome of callOutcomes) partners.zero({ partner, outcome })
  partnerCalls.asyncEnd.subscribe((call) => {
    const ended = call as PartnerCall
    const labels = { partner: ended.partner, outcome: outcomeOf(ended) }
    partners.observe(labels, (performance.now() - ended.startedAt) / 1000)
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
    /** Leaves out what cannot be read now: the other figures are needed most then. */
    watchFigure: ({ name, help, label, read }: Figure) =>
      void new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          this.reset()
          for (const { label: said, value } of await read().catch(() => []))
            this.set({ [label]: said }, value)
        },
      }),
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

/** By what customers wait for: an effect that was put off counts since it was first due. */
function watchOutbox(registry: Registry, database: DatabaseHandle, now: () => Date) {
  const gauge = (name: string, help: string, figureOf: (figures: OutboxFigures) => number) =>
    new Gauge({
      name: `outbox_${name}`,
      help,
      labelNames: ['topic'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const figures of await readOutbox(database, now()))
          this.set({ topic: figures.topic }, figureOf(figures))
      },
    })
  gauge('waiting', 'Effects that are to be carried out and are not', ({ waiting }) => waiting)
  gauge('oldest_seconds', 'For how long the oldest effect waits to be carried out', ({ oldest }) =>
    oldest ? (now().getTime() - oldest.getTime()) / 1000 : 0,
  )
  gauge(
    'attempts',
    'Attempts at the effect that was tried most often and waits',
    ({ attempts }) => attempts ?? 0,
  )
  gauge('refused', 'Effects that the other side has refused for good', ({ refused }) => refused)
}

type OutboxFigures = {
  topic: string
  waiting: number
  oldest: Date | null
  attempts: number | null
  refused: number
}

const readOutbox = async ({ db }: DatabaseHandle, now: Date) =>
  (
    await sql<OutboxFigures>`
      select topic, (count(*) filter (where waits))::integer as waiting, min(planned_at) filter (where waits) as oldest,
        max(attempts) filter (where waits) as attempts, (count(*) filter (where not waits))::integer as refused
      from (
        select topic, planned_at, attempts, refused_at is null as waits from outbox
        where done_at is null and planned_at <= ${now}
      ) effect
      group by topic
    `.execute(db)
  ).rows
