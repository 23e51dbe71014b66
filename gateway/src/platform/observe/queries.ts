import { SpanKind, trace } from '@opentelemetry/api'
import type { QueryListener } from '../database/query-listener'
import { failSpan, tracer } from './tracing'

const verbOf = (sql: string) => /^\W*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query'

/** A query as a span, told after its end. The statement has no values in it: they travel as parameters. */
export const traceQuery: QueryListener = (event) => {
  // Jobs that look whether there is work are no trace of anything.
  if (!trace.getActiveSpan()) return
  const { sql } = event.query
  const endTime = Date.now()
  const span = tracer().startSpan(verbOf(sql), {
    kind: SpanKind.CLIENT,
    startTime: endTime - event.queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2_000) },
  })
  if (event.level === 'error') failSpan(span, event.error)
  span.end(endTime)
}
