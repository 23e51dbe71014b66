import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { TraceLog } from './trace-export'

type Environment = Record<string, string | undefined>

/**
 * True when the standard OpenTelemetry variables ask for traces
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/). Without them nothing is
 * recorded or sent.
 */
export function isTracingWanted(environment: Environment): boolean {
  if (environment.OTEL_SDK_DISABLED === 'true') return false
  const { OTEL_TRACES_EXPORTER: exporter } = environment
  if (exporter) return exporter === 'otlp'
  return Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT || environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
}

/** Starts sending traces, if wanted; answers how to send the last ones. Address, headers and sampling: `OTEL_…`. */
export async function startTracing(
  log: TraceLog,
  environment: Environment = process.env,
): Promise<() => Promise<void>> {
  if (!isTracingWanted(environment)) return async () => {}
  const { exportTraces } = await import('./trace-export')
  return exportTraces(log)
}

export const tracer = () => trace.getTracer('gateway')

/** Work as a span of its own: for what no request waits for. */
export async function inSpan<T>(
  name: string,
  attributes: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer().startSpan(name, { kind: SpanKind.INTERNAL, attributes })
  try {
    return await context.with(trace.setSpan(context.active(), span), work)
  } catch (error) {
    failSpan(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** The kind of failure and not its text, which may quote what a visitor sent. */
export function failSpan(span: Span, error: unknown) {
  const { name = 'Error' } = (error ?? {}) as { name?: string }
  span.setStatus({ code: SpanStatusCode.ERROR, message: name })
}
