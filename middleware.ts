import { NextResponse, type NextRequest } from 'next/server';
import { decideRequest, toPreviewOptions, toTarget } from '@/lib/routing/request';
import { isPublicFile } from '@/lib/routing/public-files';
import { getMissingResponse, isMissingPageRequest } from '@/lib/routing/missing-response';

export async function middleware(request: NextRequest) {
  const { nextUrl, headers } = request;
  if (isMissingPageRequest(headers) || (await isPublicFile(nextUrl.pathname))) {
    return NextResponse.next();
  }
  const decision = await decideRequest(request);
  const rewriteTo = (pathname: string) =>
    NextResponse.rewrite(Object.assign(nextUrl.clone(), { pathname }), toPreviewOptions(request));
  switch (decision.kind) {
    case 'redirect':
      return NextResponse.redirect(toTarget(decision.target, request), decision.status);
    case 'missing':
      return getMissingResponse(decision.locale, nextUrl.pathname);
    case 'page':
      return decision.rewrite
        ? rewriteTo(decision.rewrite)
        : NextResponse.next(toPreviewOptions(request));
    default:
      return rewriteTo(decision.rewrite);
  }
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // All but Next's own files and the route handlers, which stand in app/ under these names.
    '/((?!_next/|api/(?:forms/[^/]+|revalidate|estimate|exit-preview|readyz)/?$|mcp/?$|preview/?$|builds/(?:latest|meta/[^/]+)\\.json$|icon\\.svg$|apple-icon\\.png$|manifest\\.webmanifest$|robots\\.txt$|sitemap(?:-methods)?\\.xml$|\\.well-known/security\\.txt$).*)',
  ],
};
