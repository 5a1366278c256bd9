import type { ServerResponse } from 'node:http';
import { PAGE_HASH_HEADER } from '@/lib/http/page-hash-header';
import { toSharedLifetime } from './shared-lifetime';

/** Internal addresses, and in them the query as it came, are nobody's business. */
const INTERNAL_HEADERS = ['x-middleware-rewrite', 'x-nextjs-rewritten-query', PAGE_HASH_HEADER];

/** Mends the headers of an answer before they leave: what Next says of itself, of caches, and of who may embed data. */
export function mendHeaders(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
    for (const name of INTERNAL_HEADERS) response.removeHeader(name);
    const lifetime = response.getHeader('cache-control');
    if (typeof lifetime === 'string') {
      response.setHeader('cache-control', toSharedLifetime(lifetime));
    }
    // What any site may read, any site may embed.
    if (response.getHeader('access-control-allow-origin') === '*') {
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
    }
    return writeHead.apply(response, parts);
  }) as typeof writeHead;
}
