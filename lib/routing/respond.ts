import { NextResponse, type NextRequest } from 'next/server';
import { joinPage } from '@/lib/cache/turns';
import { dropQuery } from '@/lib/http/current-request';
import { getMissingResponse, isMissingPageRequest } from './missing-response';
import { isPublicFile } from './public-files';
import { decideRequest, toPreviewOptions, toTarget } from './request';

/** Routes a request to its page or redirect, or responds with the missing page. */
export async function respond(request: NextRequest): Promise<Response> {
  const { nextUrl, headers } = request;
  if (isMissingPageRequest(headers) || (await isPublicFile(nextUrl.pathname))) {
    return NextResponse.next();
  }
  const decision = await decideRequest(request);
  const options = toPreviewOptions(request);
  const rewriteTo = (pathname: string, search = '') => {
    // Next writes the query into the page, in two places, and would store one visitor's for everyone.
    if (!search) dropQuery();
    joinPage(pathname, Object.fromEntries(headers));
    return NextResponse.rewrite(Object.assign(nextUrl.clone(), { pathname, search }), options);
  };
  switch (decision.kind) {
    case 'redirect':
      return NextResponse.redirect(toTarget(decision.target, request), decision.status);
    case 'missing':
      return getMissingResponse(decision.locale, nextUrl.pathname);
    case 'page':
      return rewriteTo(decision.rewrite ?? nextUrl.pathname, decision.keepsQuery && nextUrl.search);
    default:
      return rewriteTo(decision.rewrite);
  }
}
