import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

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
