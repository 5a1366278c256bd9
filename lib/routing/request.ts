import 'server-only';
import type { NextRequest } from 'next/server';
import { DRAFT_COOKIE, readDraftSecret } from '@/lib/builds/prerendered';
import { getDistFolder } from '@/lib/env';
import { PREVIEWED_PATH_HEADER } from '@/lib/content/preview-end';
import { isMarkdownPreferred } from './accept';
import { decideRoute } from './decide';
import type { RouteDecision } from './decision';
import { getRouteFacts, getSettledRouteFacts } from './facts';

/** A redirect's target with the query that the visitor came with, unless it has one of its own. */
export function toTarget(target: string, { nextUrl, url }: NextRequest): URL {
  const absolute = new URL(target, url);
  absolute.search ||= nextUrl.search;
  return absolute;
}

/** True for the cookie of an editor who previews; it holds a secret of this build. */
async function isDraft(cookie: string | undefined): Promise<boolean> {
  if (!cookie) return false;
  const secret = await readDraftSecret(getDistFolder()).catch(() => null);
  return cookie === secret;
}

/** Decides what a request gets by what is known now; waits for newer paths only if its own seems to be missing. */
export async function decideRequest(request: NextRequest): Promise<RouteDecision> {
  const { nextUrl, headers, cookies } = request;
  const preferences = {
    markdown: isMarkdownPreferred(headers.get('accept')),
    search: nextUrl.search,
  };
  const decision = decideRoute(nextUrl.pathname, await getRouteFacts(), preferences);
  if (decision.kind !== 'missing') return decision;
  // What seems to be missing may be new, or a draft.
  const isPreview = await isDraft(cookies.get(DRAFT_COOKIE)?.value);
  const settled = await getSettledRouteFacts();
  return decideRoute(nextUrl.pathname, settled, { ...preferences, isPreview });
}

/** Tells a page that an editor previews its own address, which the page leads back to when the preview has ended. */
export function toPreviewOptions({ cookies, headers, nextUrl }: NextRequest) {
  if (!cookies.has(DRAFT_COOKIE)) return {};
  const told = new Headers(headers);
  told.set(PREVIEWED_PATH_HEADER, nextUrl.pathname + nextUrl.search);
  return { request: { headers: told } };
}
