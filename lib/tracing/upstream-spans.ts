import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { getOwnOrigin } from '@/lib/http/own-server';
import { watchFetches } from '@/lib/http/watch-fetches';

/**
 * Creates a span for each call that Node's fetch makes to another server, until the response's headers. Next's own
 * spans cover cached calls of pages, which the site does not use. Returns a function that ends this.
 */
export const traceUpstreams = (): (() => void) =>
  watchFetches(({ origin, path, method }) => {
    if (String(origin) === getOwnOrigin() || !URL.canParse(path, String(origin))) return undefined;
    const url = new URL(path, String(origin));
    const span = trace.getTracer('site').startSpan(`fetch ${method} ${url.host}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.method': method,
        'http.url': url.origin + url.pathname,
        'net.peer.name': url.hostname,
      },
    });
    return ({ response, error }) => {
      if (response) span.setAttribute('http.status_code', response.statusCode);
      if (error) span.setAttribute('error.type', error.name);
      if (error || (response && response.statusCode >= 400)) {
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    };
  });
