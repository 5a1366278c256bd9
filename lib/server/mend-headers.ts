import type { ServerResponse } from 'node:http';
import { PAGE_HASH_HEADER } from '@/lib/http/page-hash-header';
import { toSharedLifetime } from './shared-lifetime';

/** Internal paths, and the original query in them, must not become public. */
const INTERNAL_HEADERS = ['x-middleware-rewrite', 'x-nextjs-rewritten-query', PAGE_HASH_HEADER];

/**
 * Corrects the headers of a response before it is sent: what Next reveals about itself, caching, and who may embed
 * data.
 */
export function mendHeaders(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
    for (const name of INTERNAL_HEADERS) response.removeHeader(name);
    const lifetime = response.getHeader('cache-control');
    if (typeof lifetime === 'string') {
      response.setHeader('cache-control', toSharedLifetime(lifetime));
    }
    // Data that any site may read, any site may embed.
    if (response.getHeader('access-control-allow-origin') === '*') {
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
    }
    return writeHead.apply(response, parts);
  }) as typeof writeHead;
}
