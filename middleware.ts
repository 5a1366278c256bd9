import { NextResponse, type NextRequest } from 'next/server';
import { readDraftSecret } from '@/lib/builds/prerendered';
import { isMarkdownPreferred } from '@/lib/routes/accept';
import { decideRoute, type RouteDecision } from '@/lib/routes/decide';
import { getRouteFacts, getSettledRouteFacts } from '@/lib/routes/facts';

/** A redirect's target with the query that the visitor came with, unless it has one of its own. */
function toTarget(target: string, { nextUrl, url }: NextRequest): URL {
  const absolute = new URL(target, url);
  absolute.search ||= nextUrl.search;
  return absolute;
}

/** The name that Next gives to the cookie of draft mode. */
const DRAFT_COOKIE = '__prerender_bypass';

/** True for the cookie of an editor who previews; it holds a secret of this build. */
async function isDraft(cookie: string | undefined): Promise<boolean> {
  if (!cookie) return false;
  const secret = await readDraftSecret(process.cwd()).catch(() => null);
  return cookie === secret;
}

async function decide({ nextUrl, headers, cookies }: NextRequest): Promise<RouteDecision> {
  const wishes = {
    markdown: isMarkdownPreferred(headers.get('accept')),
    search: nextUrl.search,
  };
  const decision = decideRoute(nextUrl.pathname, await getRouteFacts(), wishes);
  if (decision.kind !== 'missing') return decision;
  // What seems to be missing may be new, or a draft.
  const isPreview = await isDraft(cookies.get(DRAFT_COOKIE)?.value);
  const settled = await getSettledRouteFacts();
  return decideRoute(nextUrl.pathname, settled, { ...wishes, isPreview });
}

export async function middleware(request: NextRequest) {
  const { nextUrl } = request;
  const decision = await decide(request);
  const toUrl = (pathname: string) => Object.assign(nextUrl.clone(), { pathname });
  switch (decision.kind) {
    case 'redirect':
      return NextResponse.redirect(toTarget(decision.target, request), decision.status);
    case 'missing':
      return NextResponse.rewrite(toUrl(decision.rewrite), { status: 404 });
    case 'markdown':
    case 'data':
    case 'picture':
      return NextResponse.rewrite(toUrl(decision.rewrite));
    case 'page':
      return decision.rewrite ? NextResponse.rewrite(toUrl(decision.rewrite)) : NextResponse.next();
  }
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/|api/|preview$|preview/|builds/|img/|icons/|favicon.ico|icon.svg|apple-icon.png|manifest.webmanifest|robots.txt|sitemap.xml).*)',
  ],
};
