import { NextResponse, type NextRequest } from 'next/server';
import { decideRoute } from '@/lib/routes/decide';
import { getRouteFacts } from '@/lib/routes/facts';

export async function middleware({ nextUrl, url }: NextRequest) {
  const decision = decideRoute(nextUrl.pathname, await getRouteFacts());
  const toUrl = (pathname: string) => Object.assign(nextUrl.clone(), { pathname });
  switch (decision.kind) {
    case 'redirect':
      return NextResponse.redirect(new URL(decision.target + nextUrl.search, url), decision.status);
    case 'missing':
      return NextResponse.rewrite(toUrl(decision.rewrite), { status: 404 });
    case 'page':
      return decision.rewrite ? NextResponse.rewrite(toUrl(decision.rewrite)) : NextResponse.next();
  }
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/|api/|builds/|img/|favicon.ico|icon.svg|robots.txt).*)'],
};
