import 'server-only';
import { readDraftSecret } from '@/lib/builds/prerendered';
import { getDistFolder } from '@/lib/env';
import { decideRoute } from './decide';
import type { RouteDecider } from './decider';
import { getRouteFacts, getSettledRouteFacts } from './facts';

/** True for the cookie of an editor who previews; it holds a secret of this build. */
async function isDraft(cookie: string | undefined): Promise<boolean> {
  if (!cookie) return false;
  const secret = await readDraftSecret(getDistFolder()).catch(() => null);
  return cookie === secret;
}

/** Decides what a request gets by what is known now; waits for newer paths only if its own seems to be missing. */
export const decideRequest: RouteDecider = async ({ pathname, draftCookie, ...preferences }) => {
  const decision = decideRoute(pathname, await getRouteFacts(), preferences);
  if (decision.kind !== 'missing') return decision;
  // What seems to be missing may be new, or a draft.
  const isPreview = await isDraft(draftCookie);
  const settled = await getSettledRouteFacts();
  return decideRoute(pathname, settled, { ...preferences, isPreview });
};
