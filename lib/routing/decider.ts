import { findProcessWide, getProcessWide } from '@/lib/process-wide';
import type { RouteDecision } from './decision';

/** What the middleware knows of a request. */
export type RouteQuestion = {
  pathname: string;
  search: string;
  /** True if the client prefers Markdown. */
  markdown: boolean;
  /** What the cookie of draft mode holds. */
  draftCookie: string | undefined;
};

export type RouteDecider = (question: RouteQuestion) => Promise<RouteDecision>;

const NAME = 'routes.decider';

/** Has the middleware decide by this, in the process whose server calls it when it starts. */
export const provideDecider = (decider: RouteDecider): void =>
  void getProcessWide(NAME, () => ({ decide: decider }));

/**
 * Decides what a request gets. Next bundles the middleware by itself, so it asks the one decider of the process instead
 * of bringing the content client, the chains and their methods a second time.
 * @throws before the server has started
 */
export function decide(question: RouteQuestion): Promise<RouteDecision> {
  const provided = findProcessWide<{ decide: RouteDecider }>(NAME);
  if (!provided) throw new Error('The server has not said how it decides about addresses');
  return provided.decide(question);
}
