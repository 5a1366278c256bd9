import { NextResponse, type NextRequest } from 'next/server';
import { getMissingResponse, isMissingPageRequest } from './missing-response';
import { isPublicFile } from './public-files';
import { decideRequest, toPreviewOptions, toTarget } from './request';

/** Sends a request to its page or its redirect, or answers it with the missing page. */
export async function respond(request: NextRequest): Promise<Response> {
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
