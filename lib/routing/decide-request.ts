import 'server-only';
import { readDraftSecret } from '@/lib/builds/prerendered';
import { getDistFolder } from '@/lib/env';
import { decideRoute } from './decide';
import type { RouteDecider } from './decider';
import { getRouteFacts } from './facts';

/** True for the cookie of a previewing editor; it holds a secret of this build. */
async function isDraft(cookie: string | undefined): Promise<boolean> {
  if (!cookie) return false;
  const secret = await readDraftSecret(getDistFolder()).catch(() => null);
  return cookie === secret;
}

/** Decides what a request gets from the current facts. A path that seems to be missing may be a draft. */
export const decideRequest: RouteDecider = async ({ pathname, draftCookie, ...preferences }) => {
  const facts = await getRouteFacts();
  const decision = decideRoute(pathname, facts, preferences);
  if (decision.kind !== 'missing' || !(await isDraft(draftCookie))) return decision;
  return decideRoute(pathname, facts, { ...preferences, isPreview: true });
};
