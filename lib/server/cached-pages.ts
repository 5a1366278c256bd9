import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compression from 'compression';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { PAGE_HASH_HEADER } from '@/lib/http/page-hash-header';
import { parsePreferences } from '@/lib/http/preferences';

/** Several hundred pages in both encodings. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Half the time of the highest quality, for one percent more bytes. */
const BROTLI_QUALITY = 9;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const COMPRESS = {
  br: (body: string) =>
    toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: string) => toGzip(body),
};
type Encoding = keyof typeof COMPRESS;
const ENCODINGS = Object.keys(COMPRESS) as Encoding[];

/** Returns the best encoding that a client accepts; undefined if there is none. */
function getEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map(parsePreferences(accepted).map(({ name, quality }) => [name, quality]));
  return ENCODINGS.find((name) => (weights.get(name) ?? 0) > 0);
}

/**
 * Compresses each version of a cached page once, and responds 304 to clients that have it. Other responses are
 * compressed as they are sent.
 */
export function createPageSender(): (request: IncomingMessage, response: ServerResponse) => void {
  const compress = compression();
  const compressed = new LRUCache<string, Buffer, { body: string; encoding: Encoding }>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: (_key, _old, { context: { body, encoding } }) => COMPRESS[encoding](body),
  });

  return (request, response) => {
    compress(request as Parameters<typeof compress>[0], response as never, () => undefined);
    const { end } = response;

    async function sendCompressed(body: string, key: string, encoding: Encoding): Promise<void> {
      const bytes = await compressed
        .fetch(key, { context: { body, encoding } })
        .catch(() => undefined);
      if (response.destroyed) return;
      if (bytes) {
        response.setHeader('content-encoding', encoding);
        response.setHeader('content-length', bytes.length);
      }
      end.call(response, bytes ?? body, 'utf8');
    }

    response.end = ((...parts: Parameters<typeof end>) => {
      const hash = response.headersSent ? undefined : response.getHeader(PAGE_HASH_HEADER);
      const isPage = String(response.getHeader('content-type')).startsWith('text/html');
      if (!isPage || typeof hash !== 'string' || response.statusCode !== 200) {
        return end.apply(response, parts);
      }
      const etag = `W/"${hash}"`;
      response.setHeader('etag', etag);
      if (fresh(request.headers, { etag })) {
        response.statusCode = 304;
        for (const name of ['content-type', 'content-length']) response.removeHeader(name);
        return end.call(response, undefined, 'utf8');
      }
      const [body] = parts as unknown[];
      const encoding = getEncoding(request.headers['accept-encoding']);
      if (typeof body !== 'string' || !encoding) return end.apply(response, parts);
      void sendCompressed(body, `${encoding} ${hash}`, encoding);
      return response;
    }) as typeof end;
  };
}
