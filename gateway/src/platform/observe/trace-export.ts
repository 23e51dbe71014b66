import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node'

/** Sends what is traced as the standard `OTEL_…` variables say; answers how to send the last ones. */
export function exportTraces(log: TraceLog): () => Promise<void> {
  const ofEnvironment = detectResources({ detectors: [envDetector] })
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'gateway' }))
    .merge(ofEnvironment)
  const spanProcessors = [new BatchSpanProcessor(sayingWhenAway(new OTLPTraceExporter(), log))]
  const provider = new NodeTracerProvider({ resource, spanProcessors })
  provider.register()
  return () => provider.shutdown()
}

export type TraceLog = { warn(facts: object, message: string): void; info(message: string): void }

/** The code of an export that arrived (`ExportResultCode` of OpenTelemetry's core). */
const arrived = 0

/** Says once that the collector does not take traces, and once that it does again. */
export function sayingWhenAway(exporter: SpanExporter, log: TraceLog): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== arrived
        if (hasFailed && !isAway)
          log.warn({ err: result.error }, 'The collector takes no traces: they are lost')
        if (!hasFailed && isAway) log.info('The collector takes traces again')
        isAway = hasFailed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
