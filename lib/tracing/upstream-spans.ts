import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { getOwnOrigin } from '@/lib/http/own-server';

type Call = {
  request: { origin?: string | URL; path: string; method: string };
  response?: { statusCode: number };
  error?: Error;
};

/**
 * Creates a span for each call that Node's fetch makes to another server, until the response's headers. Next's own
 * spans cover cached calls of pages, which the site does not use. Returns a function that ends this.
 */
export function traceUpstreams(): () => void {
  const spans = new WeakMap<object, Span>();

  const onCreate = (message: unknown) => {
    const { request } = message as Call;
    const { origin, path, method } = request;
    if (String(origin) === getOwnOrigin() || !URL.canParse(path, String(origin))) return;
    const url = new URL(path, String(origin));
    const span = trace.getTracer('site').startSpan(`fetch ${method} ${url.host}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.method': method,
        'http.url': url.origin + url.pathname,
        'net.peer.name': url.hostname,
      },
    });
    spans.set(request, span);
  };
  const onSettled = (message: unknown) => {
    const { request, response, error } = message as Call;
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    if (response) span.setAttribute('http.status_code', response.statusCode);
    if (error) span.setAttribute('error.type', error.name);
    if (error || (response && response.statusCode >= 400)) {
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };
  const listeners = {
    'undici:request:create': onCreate,
    'undici:request:headers': onSettled,
    'undici:request:error': onSettled,
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
