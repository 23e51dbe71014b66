import { endpoint } from '@escapade/shared-contracts/api/endpoint'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { buildApp } from '../../app/build-app'
import { healthRoutes } from '../../app/health-routes'
import { migrateToLatest } from '../../db/migrate'
import { openEmptyPGlite, testClock, testConfig } from '../../testing/test-app'
import type { DatabaseHandle } from '../database/database'
import { registerCall } from '../http/routes'
import { addEffect } from '../jobs/outbox'
import { createMetrics } from './metrics'
import { serveMetrics } from './metrics-server'
import { traceQuery } from './queries'
import { sayingWhenAway } from './trace-export'
import { isTracingWanted } from './tracing'

const exporter = new InMemorySpanExporter()
const metrics = createMetrics()
let app: FastifyInstance
let database: DatabaseHandle

beforeAll(async () => {
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register()
  database = await openEmptyPGlite({ listeners: [traceQuery, metrics.onQuery] })
  await migrateToLatest(database.db)
  app = await buildApp({
    config: testConfig(),
    database,
    clock: testClock,
    metrics,
    capabilities: [
      healthRoutes,
      async (scope, { db, effects }) => {
        effects.handle('ring', async () => void (await sql`select 2`.execute(db)))
        registerCall(scope, {
          endpoint: endpoint<{ query: { token: string }; body: { name: string } }, { said: string }>(
            'POST',
            '/test/{id}/greet',
          ),
          params: z.object({ id: z.string() }),
          query: z.object({ token: z.string() }),
          body: z.object({ name: z.string() }),
          response: z.object({ said: z.string() }),
          summary: 'Greets',
          async handler({ body: { name } }) {
            if (name === 'wrong') await sql`select nothing`.execute(db)
            const { rows } = await sql<{ said: string }>`select ${name}::text as said`.execute(db)
            return { said: rows[0]?.said ?? '' }
          },
        })
      },
    ],
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})
beforeEach(() => exporter.reset())

const parentId = '00f067aa0ba902b7'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const greet = (name: string) =>
  app.inject({
    method: 'POST',
    url: '/test/7/greet?token=s3cret',
    payload: { name },
    headers: { traceparent: `00-${traceId}-${parentId}-01`, 'x-request-id': 'shell-12345678' },
  })
const spans = () => exporter.getFinishedSpans()
const named = (name: string) => spans().find((span) => span.name === name)

describe('traces', () => {
  it('go on from the caller through the call to its queries, without a visitor’s words', async () => {
    await greet('Anne Martin')
    const call = named('POST /test/:id/greet')
    const query = named('select')
    expect(call?.spanContext().traceId).toBe(traceId)
    expect(call?.parentSpanContext?.spanId).toBe(parentId)
    expect(call?.attributes).toMatchObject({
      'http.response.status_code': 200,
      'escapade.request_id': 'shell-12345678',
    })
    expect(query?.parentSpanContext?.spanId).toBe(call?.spanContext().spanId)
    expect(query?.attributes['db.query.text']).toBe('select $1::text as said')
    expect(JSON.stringify(spans().map(({ name, attributes }) => [name, attributes]))).not.toMatch(
      /Anne|s3cret/,
    )
  })

  it('show which query made a call fail', async () => {
    expect((await greet('wrong')).statusCode).toBe(500)
    expect([named('POST /test/:id/greet')?.status.code, named('select')?.status.code]).toEqual([2, 2])
  })

  it('show what the outbox carries out', async () => {
    await addEffect(database.db, { topic: 'ring', key: 'a', payload: {} }, testClock.instant())
    exporter.reset()
    await app.deps.jobs.runAll()
    const effect = named('outbox ring')
    const query = spans().find(({ attributes }) => attributes['db.query.text'] === 'select 2')
    expect(query?.parentSpanContext?.spanId).toBe(effect?.spanContext().spanId)
  })

  it('leave out what machines ask every few seconds, and what jobs look for', async () => {
    await app.inject('/ready')
    await sql`select 3`.execute(database.db)
    expect(spans()).toEqual([])
  })

  it('say once that the collector takes none, and once that it does again', () => {
    const codes = [1, 1, 0, 0, 1]
    const said: string[] = []
    const collector = sayingWhenAway(
      {
        export: (_, done) => done({ code: codes.shift() ?? 0, error: new Error('ECONNREFUSED') }),
        shutdown: async () => {},
      },
      { warn: () => said.push('away'), info: () => said.push('back') },
    )
    for (const _ of [...codes]) collector.export([], () => {})
    expect(said).toEqual(['away', 'back', 'away'])
  })

  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
    [{ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, false],
  ])('are sent when the standard variables say so: %j', (environment, isWanted) => {
    expect(isTracingWanted(environment)).toBe(isWanted)
  })
})

describe('/metrics', () => {
  it('tells durations by route, connections, the outbox and the event loop, and is not on the public port', async () => {
    await addEffect(
      database.db,
      { topic: 'unhandled', key: 'b', payload: {} },
      new Date('2027-03-01T08:59:30Z'),
    )
    metrics.watchDatabase('primary', database)
    metrics.watchOutbox(database, testClock.instant)
    metrics.watchFigure({
      name: 'rooms_free',
      help: 'x',
      label: 'kind',
      read: async () => [{ label: 'small', value: 3 }],
    })
    metrics.watchFigure({
      name: 'rooms_lost',
      help: 'x',
      label: 'kind',
      read: () => Promise.reject(new Error('no')),
    })
    await greet('Anne')
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
    const text = (await server.inject('/metrics')).body
    await server.close()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/test\/:id\/greet",status="200"\} \d/,
    )
    expect(text).toMatch(/database_query_duration_seconds_count\{outcome="ok"\} \d/)
    expect(text).toMatch(/^database_primary_connections_total 1$/m)
    expect(text).toMatch(/^database_primary_connections_waiting 0$/m)
    expect(text).toMatch(/^outbox_waiting\{topic="unhandled"\} 1$/m)
    expect(text).toMatch(/^outbox_oldest_seconds\{topic="unhandled"\} 30$/m)
    expect(text).toMatch(/^outbox_attempts\{topic="unhandled"\} 0$/m)
    expect(text).toMatch(/^outbox_refused\{topic="unhandled"\} 0$/m)
    expect(text).toMatch(/^rooms_free\{kind="small"\} 3$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds/m)
    expect(text).not.toContain('Anne')
    expect((await app.inject('/metrics')).statusCode).toBe(404)
  })
})
