import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/** What is known to say nothing about a visitor. What a later version of Next adds is left out until somebody looks. */
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

/** An address, or a name that has one, without queries and fragments: they hold searches, tokens and form fields. */
const withoutQuery = (text: string) => text.replace(/[?#]\S*/g, '');

const toKept = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => KEPT.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutQuery(value) : value]),
  );

/** A copy, since the span's other properties are getters of its class. */
const toImpersonal = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: withoutQuery(span.name) },
    attributes: { value: toKept(span.attributes) },
    // Messages of errors may repeat what a visitor sent; the log has them.
    status: { value: { code: span.status.code } },
    events: {
      value: span.events.map((event) => ({ ...event, attributes: toKept(event.attributes) })),
    },
  }) as ReadableSpan;

/** An exporter that leaves out of each span what could identify or quote a visitor. */
export const withoutVisitors = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, callback) => exporter.export(spans.map(toImpersonal), callback),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
