import 'server-only';
import { readDraftSecret } from '@/lib/builds/prerendered';
import { getDistFolder } from '@/lib/env';
import { decideRoute } from './decide';
import type { RouteDecider } from './decider';
import { getRouteFacts, getSettledRouteFacts } from './facts';

/** True for the cookie of a previewing editor; it holds a secret of this build. */
async function isDraft(cookie: string | undefined): Promise<boolean> {
  if (!cookie) return false;
  const secret = await readDraftSecret(getDistFolder()).catch(() => null);
  return cookie === secret;
}

/**
 * Decides what a request gets from the current facts; waits for newer paths only if the requested one seems to be
 * missing.
 */
export const decideRequest: RouteDecider = async ({ pathname, draftCookie, ...preferences }) => {
  const decision = decideRoute(pathname, await getRouteFacts(), preferences);
  if (decision.kind !== 'missing') return decision;
  // A path that seems to be missing may be new, or a draft.
  const isPreview = await isDraft(draftCookie);
  const settled = await getSettledRouteFacts();
  return decideRoute(pathname, settled, { ...preferences, isPreview });
};
