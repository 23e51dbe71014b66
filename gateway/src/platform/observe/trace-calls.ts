import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tracer } from './tracing'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds by a machine: no trace says anything of it. */
    isPolled?: boolean | undefined
  }
}

/** A span a call, under the one whose `traceparent` came along; queries of the call become its children. */
export function traceCalls(app: FastifyInstance) {
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.isPolled) return done()
    const route = request.routeOptions.url ?? 'none'
    const parent = propagation.extract(context.active(), request.headers)
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'escapade.request_id': request.id,
    }
    const span = tracer().startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    )
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })

  // Reading the body leaves the context: its events belong to the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(context.active(), span), done)
    else done()
  })

  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
