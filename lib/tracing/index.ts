import { W3CTraceContextPropagator, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
  ParentBasedSampler,
  SamplingDecision,
  type Sampler,
} from '@opentelemetry/sdk-trace-node';
import { diag, DiagLogLevel, type Attributes, SpanKind } from '@opentelemetry/api';
import { traceUpstreams } from './upstream-spans';

/** Static files, and the frequent requests of load balancers and watchdogs. */
const UNTRACED =
  /^\/(?:_next\/|img\/|icons\/|(?:favicon\.ico|icon\.svg|apple-icon\.png|livez|readyz|api\/readyz)(?:[/?]|$))/;

/** What may start a trace: a request for a page or data, or a call to another service. */
const byKind: Sampler = {
  shouldSample(...[, , , kind, attributes]) {
    const target = attributes['http.target'];
    const isTraced =
      target === undefined ? kind === SpanKind.CLIENT : !UNTRACED.test(String(target));
    return {
      decision: isTraced ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    };
  },
  toString: () => 'ByKind',
};

/** Traces every request, except those for static files and health checks, and those that a proxy chose not to trace. */
const createSampler = (): Sampler =>
  new ParentBasedSampler({ root: byKind, remoteParentSampled: byKind });

/**
 * Attributes known to reveal nothing about a visitor. Those that a later version of Next adds are left out until they
 * have been reviewed.
 */
const KEPT = new Set([
  'error.type',
  'exception.type',
  'http.method',
  'http.route',
  'http.status_code',
  'http.target',
  'http.url',
  'net.peer.name',
  'net.peer.port',
  'next.bubble',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_category',
  'next.span_name',
  'next.span_type',
]);

/** Removes queries and fragments, which contain searches, tokens and form fields. */
const withoutQuery = (text: string) => text.replace(/[?#]\S*/g, '');

const toKept = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => KEPT.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutQuery(value) : value]),
  );

/** A copy, because the span's other properties are getters of its class. */
const toImpersonal = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: withoutQuery(span.name) },
    attributes: { value: toKept(span.attributes) },
    // Error messages may repeat what a visitor sent; the log has them.
    status: { value: { code: span.status.code } },
    events: {
      value: span.events.map((event) => ({ ...event, attributes: toKept(event.attributes) })),
    },
  }) as ReadableSpan;

/** Wraps an exporter to remove from each span what could identify or quote a visitor. */
export const withoutVisitors = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, callback) => exporter.export(spans.map(toImpersonal), callback),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

/** A collector that is down is retried every few seconds. */
const QUIET_MS = 3_600_000;

/** Matches warnings about a collector's responses. Others concern Next's own spans and tell an operator nothing. */
const ABOUT_ANSWERS = /trace export response|partial success/i;

const toMessage = (part: unknown) => (part instanceof Error ? part.message : String(part));

/** Returns a function that logs a fault in one line; further ones within the hour are not logged. */
export function createFaultLog(now = () => performance.now()) {
  let quietUntil = -Infinity;
  return (...parts: unknown[]): void => {
    if (now() < quietUntil) return;
    quietUntil = now() + QUIET_MS;
    const text = parts.map(toMessage).join(' ').replace(/\s+/g, ' ').slice(0, 300);
    console.warn(`Traces are being dropped: ${text}`);
  };
}

/** Logs failures to export spans. */
function logFaults(): void {
  const log = createFaultLog();
  setGlobalErrorHandler(log);
  const ignore = () => undefined;
  const warn = (...parts: [string, ...unknown[]]) =>
    void (ABOUT_ANSWERS.test(parts[0]) && log(...parts));
  const logger = { error: ignore, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN });
}

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
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
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
