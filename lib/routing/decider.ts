import { findGlobalSingleton, getGlobalSingleton } from '@/lib/global-singleton';
import type { RouteDecision } from './decision';

/** What the middleware knows about a request. */
export type RouteQuestion = {
  pathname: string;
  search: string;
  /** True if the client prefers Markdown. */
  markdown: boolean;
  /** The value of the draft-mode cookie. */
  draftCookie: string | undefined;
};

export type RouteDecider = (question: RouteQuestion) => Promise<RouteDecision>;

const NAME = 'routes.decider';

/** Registers the middleware's decider; the server calls this at startup. */
export const provideDecider = (decider: RouteDecider): void =>
  void getGlobalSingleton(NAME, () => ({ decide: decider }));

/**
 * Decides what a request gets. Next bundles the middleware separately, so it uses the process's decider rather than a
 * second copy of the content client, the chains and their methods.
 * @throws before the server has started
 */
export function decide(question: RouteQuestion): Promise<RouteDecision> {
  const provided = findGlobalSingleton<{ decide: RouteDecider }>(NAME);
  if (!provided) throw new Error('The server has not said how it decides about addresses');
  return provided.decide(question);
}
