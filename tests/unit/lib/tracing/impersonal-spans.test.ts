import { SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { expect, it } from 'vitest';
import { withoutVisitors } from '@/lib/tracing';

/** Returns a span as a collector receives it. */
function exportSpan() {
  const exporter = new InMemorySpanExporter();
  const processor = new SimpleSpanProcessor(withoutVisitors(exporter));
  const tracer = new BasicTracerProvider({ spanProcessors: [processor] }).getTracer('test');
  const span = tracer.startSpan('fetch GET https://a.example/b?token=secret', {
    attributes: {
      'http.target': '/search/?q=secret',
      'http.url': 'https://a.example/b?token=secret#secret',
      'http.status_code': 500,
      'client.address': 'secret',
      'http.user_agent': 'secret',
    },
  });
  span.recordException(new TypeError('secret@example.org cannot be read'));
  span.addEvent('sent', { mail: 'secret' });
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'secret' });
  span.end();
  const [exported] = exporter.getFinishedSpans();
  if (!exported) throw new Error('Nothing was exported.');
  return exported;
}

it('keeps what describes how a request went', () => {
  const { name, attributes, status, events, duration } = exportSpan();
  expect(name).toBe('fetch GET https://a.example/b');
  expect(attributes).toEqual({
    'http.target': '/search/',
    'http.url': 'https://a.example/b',
    'http.status_code': 500,
  });
  expect(status.code).toBe(SpanStatusCode.ERROR);
  expect(events[0]?.attributes).toEqual({ 'exception.type': 'TypeError' });
  expect(duration).toHaveLength(2);
});

it('leaves out what a visitor may have sent', () => {
  const { name, attributes, status, events } = exportSpan();
  expect(JSON.stringify({ name, attributes, status, events })).not.toContain('secret');
});
