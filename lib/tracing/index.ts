import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { trimEndSlashes } from '@/lib/http/trim-slashes';
import { logFaults } from './fault-log';
import { withoutVisitors } from './impersonal-spans';
import { createSampler } from './sampler';
import { traceUpstreams } from './upstream-spans';

/** Less than the shutdown hooks get, so that a hanging collector does not cut them off. */
const EXPORT_TIMEOUT_MS = 2500;

type Tracing = {
  /** The collector's OTLP endpoint over HTTP; traces go to `v1/traces` below it. */
  endpoint: string;
  /** The name of this service. */
  name: string;
  buildId: string;
};

/**
 * Sends Next's spans, and one for each call to another service, to an OpenTelemetry collector. Rejected spans are
 * dropped. Returns a function that sends the rest and ends tracing.
 */
export function startTracing({ endpoint, name, buildId }: Tracing) {
  logFaults();
  const url = `${trimEndSlashes(endpoint)}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.version': buildId }),
    sampler: createSampler(),
    spanProcessors: [new BatchSpanProcessor(withoutVisitors(exporter))],
  });
  // Without W3C baggage, which anyone may fill.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  const stopUpstreams = traceUpstreams();

  return async (): Promise<void> => {
    stopUpstreams();
    await provider.shutdown();
  };
}
