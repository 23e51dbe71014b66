import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/** Sends what is traced as the standard `OTEL_…` variables say; answers how to send the last ones. */
export function exportTraces(): () => Promise<void> {
  const ofEnvironment = detectResources({ detectors: [envDetector] })
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'gateway' }))
    .merge(ofEnvironment)
  const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())]
  const provider = new NodeTracerProvider({ resource, spanProcessors })
  provider.register()
  return () => provider.shutdown()
}
