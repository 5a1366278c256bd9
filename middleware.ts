import type { NextRequest } from 'next/server';
import { respond } from '@/lib/routing/respond';

/** Which page, which language, which redirect: `lib/routing` decides. */
export const middleware = (request: NextRequest) => respond(request);

export const config = {
  runtime: 'nodejs',
  matcher: [
    // All but Next's own files and the route handlers, which stand in app/ under these names.
    '/((?!_next/|api/(?:forms/[^/]+|revalidate|estimate|exit-preview|readyz)/?$|mcp/?$|preview/?$|builds/(?:latest|meta/[^/]+)\\.json$|icon\\.svg$|apple-icon\\.png$|manifest\\.webmanifest$|robots\\.txt$|sitemap(?:-methods)?\\.xml$|\\.well-known/security\\.txt$).*)',
  ],
};
