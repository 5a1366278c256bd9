import 'server-only';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { NextResponse, type NextRequest } from 'next/server';
import { DRAFT_COOKIE, PREVIEWED_PATH_HEADER, QUERY_HEADER } from '@/lib/http/internal-names';
import { parsePreferences } from '@/lib/http/preferences';
import { MARKDOWN_FILE } from '@/lib/site/addresses';
import { decide } from './decider';
import { getMissingMarkdown, getMissingResponse, isMissingPageRequest } from './missing-response';

const FOLDER = 'public';

let files: Promise<ReadonlySet<string>> | undefined;

async function listFiles(): Promise<ReadonlySet<string>> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(FOLDER, path.join(entry.parentPath, entry.name)));
  return new Set(names.map((name) => `/${name.split(path.sep).join('/')}`));
}

/** True for the path of a file in `public`, as listed when the server started. */
async function isPublicFile(pathname: string): Promise<boolean> {
  files ??= listFiles().catch(() => new Set());
  return (await files).has(pathname);
}

/**
 * True if an Accept header names Markdown and prefers it to HTML. Wildcards count for neither: a client that accepts
 * anything gets the page.
 */
export function isMarkdownPreferred(accept: string | null): boolean {
  const preferences = parsePreferences(accept);
  const getPlace = (type: string) =>
    preferences.findIndex((preference) => preference.name === type);
  const markdown = getPlace('text/markdown');
  const html = getPlace('text/html');
  const wanted = preferences[markdown]?.quality ?? 0;
  if (wanted === 0) return false;
  const other = preferences[html]?.quality ?? 0;
  return wanted > other || (wanted === other && markdown < html);
}

/** Returns the visitor's query, which the server hides from Next; a development server has none in front of it. */
const getQuery = ({ nextUrl, headers }: NextRequest): string =>
  headers.get(QUERY_HEADER) ?? nextUrl.search;

/** Returns a redirect's target with the visitor's query, unless the target has one. */
function toTarget(target: string, request: NextRequest): URL {
  const absolute = new URL(target, request.url);
  absolute.search ||= getQuery(request);
  return absolute;
}

/** Tells a previewed page its own URL, which it returns to after the preview has expired. */
function toPreviewOptions(request: NextRequest) {
  if (!request.cookies.has(DRAFT_COOKIE)) return {};
  const headers = new Headers(request.headers);
  headers.set(PREVIEWED_PATH_HEADER, request.nextUrl.pathname + getQuery(request));
  return { request: { headers } };
}

/** Routes a request to its page or redirect, or responds with the missing page. */
export async function respond(request: NextRequest): Promise<Response> {
  const { nextUrl, headers, cookies } = request;
  const { pathname } = nextUrl;
  if (isMissingPageRequest(headers) || (await isPublicFile(pathname))) return NextResponse.next();
  const markdown = isMarkdownPreferred(headers.get('accept'));
  const decision = await decide({
    pathname,
    search: getQuery(request),
    markdown,
    draftCookie: cookies.get(DRAFT_COOKIE)?.value,
  });
  const rewriteTo = (pathname: string, search = '') =>
    NextResponse.rewrite(
      Object.assign(nextUrl.clone(), { pathname, search }),
      toPreviewOptions(request),
    );
  switch (decision.kind) {
    case 'redirect':
      return NextResponse.redirect(toTarget(decision.target, request), decision.status);
    case 'missing':
      return markdown || pathname.endsWith(`/${MARKDOWN_FILE}`)
        ? getMissingMarkdown(decision.locale, pathname)
        : getMissingResponse(decision.locale, pathname);
    case 'page':
      return rewriteTo(decision.rewrite ?? pathname, decision.keepsQuery && nextUrl.search);
    default:
      return rewriteTo(decision.rewrite);
  }
}
