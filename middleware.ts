import type { NextRequest } from 'next/server';
import { respond } from '@/lib/routing/respond';

/** `lib/routing` decides on page, language and redirects. */
export const middleware = (request: NextRequest) => respond(request);

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Everything except Next's own files and the route handlers, which are in app/ under these names.
    '/((?!_next/|api/(?:forms/[^/]+|alerts/(?:confirm|end)|count|revalidate|estimate|compare-cost|oembed|account|exit-preview|readyz)/?$|mcp(?:/server-card)?/?$|preview/?$|builds/(?:latest|meta/[^/]+)\\.json$|icon\\.svg$|apple-icon\\.png$|manifest\\.webmanifest$|robots\\.txt$|sitemap(?:-methods)?\\.xml$|\\.well-known/(?:security\\.txt|ai-catalog\\.json|mcp/(?:server-card|catalog)\\.json|agent-skills/(?:index\\.json|[\\w-]+/SKILL\\.md))$).*)',
  ],
};
