import type { NextRequest } from 'next/server';
import { DRAFT_COOKIE, PREVIEWED_PATH_HEADER } from '@/lib/http/draft-mode';
import { isMarkdownPreferred } from './accept';
import { decide } from './decider';

/** Returns a redirect's target with the visitor's query, unless the target has one. */
export function toTarget(target: string, { nextUrl, url }: NextRequest): URL {
  const absolute = new URL(target, url);
  absolute.search ||= nextUrl.search;
  return absolute;
}

export const decideRequest = ({ nextUrl, headers, cookies }: NextRequest) =>
  decide({
    pathname: nextUrl.pathname,
    search: nextUrl.search,
    markdown: isMarkdownPreferred(headers.get('accept')),
    draftCookie: cookies.get(DRAFT_COOKIE)?.value,
  });

/** Tells a previewed page its own URL, which it returns to after the preview has expired. */
export function toPreviewOptions({ cookies, headers, nextUrl }: NextRequest) {
  if (!cookies.has(DRAFT_COOKIE)) return {};
  const told = new Headers(headers);
  told.set(PREVIEWED_PATH_HEADER, nextUrl.pathname + nextUrl.search);
  return { request: { headers: told } };
}
