import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { isBuilding } from '@/lib/env';
import { AGAIN_HEADER } from '@/lib/http/again-header';
import { PREFETCH_HEADER } from '@/lib/http/prefetch-header';
import { getPolicyOptions } from '@/lib/security/policy-options';
import type { Asker } from '@/lib/asker-queue';
import { toPagePath } from './page-path';
import { addPolicy } from './page-policy';
import { boundCacheControls } from './bound-cache-controls';
import { toBusyEntry } from './busy';
import { getStaleness, isOutdated, RENDERED, toFresh, toNextTime } from './staleness';
import { isMadePerRequest, isStorable } from './storable';
import { getStore } from './store';
import { getAsker, getTurns, pickFirst, type Turns } from './turns';
import type { CacheEntry, PageStore } from './types';

boundCacheControls();

/** How long a visitor waits for the new version of a page before getting the old one. */
const MAX_WAIT_MS = 1000;

type GetContext = Parameters<PageStore['get']>[1];

/**
 * Next's page cache, in files or in Redis, whose pages carry a Content-Security-Policy of their own, and of which one
 * stale page at a time is rendered again, and one that was never asked for is rendered.
 */
export default class CacheHandler implements PageStore {
  readonly #store: PageStore;
  readonly #turns: Turns;
  readonly #asker: Asker | null;
  readonly #isAskedAgain: boolean;
  readonly #isPrefetch: boolean;
  /** When pages that Next may render now were last looked up, by key. */
  readonly #beganAt = new Map<string, number>();

  constructor(
    context: CacheHandlerContext,
    store: PageStore = getStore(context),
    turns: Turns = getTurns(),
  ) {
    this.#store = store;
    this.#turns = turns;
    this.#asker = isBuilding() ? null : getAsker(context);
    this.#isAskedAgain = this.#asker === null && AGAIN_HEADER in context._requestHeaders;
    this.#isPrefetch = PREFETCH_HEADER in context._requestHeaders;
  }

  async get(key: string, context: GetContext) {
    const entry = toNextTime(await this.#get(key, context));
    if (RENDERED.has(context.kind)) this.#beganAt.set(key, Date.now());
    addPolicy(entry?.value, getPolicyOptions());
    return entry;
  }

  async set(...args: Parameters<PageStore['set']>) {
    const [key, value, context] = args;
    // Next serves this very value, so a page gets its policy even when it is not stored.
    addPolicy(value, { ...getPolicyOptions(), isKept: !isMadePerRequest(key) });
    try {
      // What was published meanwhile may be missing from it.
      const beganAt = this.#beganAt.get(key);
      if (!isOutdated(beganAt) && isStorable(key, value))
        await this.#store.set(key, value, { ...context, beganAt });
    } finally {
      this.#turns.stale.end(key);
      this.#endFirst(key);
    }
  }

  async revalidateTag(...args: Parameters<PageStore['revalidateTag']>) {
    return this.#store.revalidateTag(...args);
  }

  resetRequestCache() {
    this.#store.resetRequestCache();
  }

  /** The entry; stale only if Next may render the page now, null if it must before it answers. */
  async #get(key: string, context: GetContext): Promise<CacheEntry | null> {
    const stored = await this.#store.get(key, context);
    // It has just failed, and would fail again.
    if (!stored && this.#isAskedAgain && RENDERED.has(context.kind)) {
      return toBusyEntry(context.kind);
    }
    const entry = stored ?? (await this.#waitForTurn(key, context));
    const staleness = entry ? getStaleness(entry) : 'fresh';
    if (!entry || staleness === 'fresh' || isBuilding()) return entry;
    if (staleness === 'aged') return this.#mayRender(key) ? entry : toFresh(entry);
    // Its new version has just failed: the last good one stays until it can be made.
    if (this.#isAskedAgain) return toFresh(entry);
    if (!(await this.#turns.stale.waitFor(key, MAX_WAIT_MS, this.#asker ?? undefined)))
      return toFresh(entry);
    // Somebody else may have had it rendered meanwhile.
    const newest = await this.#store.get(key, context);
    if (!newest || getStaleness(newest) === 'outdated') return null;
    this.#turns.stale.end(key);
    return newest;
  }

  /** True if Next may render an aged page behind the answer, and will. */
  #mayRender(key: string): boolean {
    return !this.#isPrefetch && this.#turns.stale.take(key, this.#asker?.customer);
  }

  /** Waits before a page is rendered for the first time; an entry if it must not be rendered after that. */
  async #waitForTurn(key: string, context: GetContext): Promise<CacheEntry | null> {
    if (this.#asker === null || !RENDERED.has(context.kind)) return null;
    const turn = await pickFirst(this.#turns, key).wait(toPagePath(key), this.#asker);
    if (turn === 'refused') return toBusyEntry(context.kind);
    const entry = turn === 'waited' ? await this.#store.get(key, context) : null;
    if (entry) this.#endFirst(key);
    return entry;
  }

  #endFirst(key: string) {
    pickFirst(this.#turns, key).end(toPagePath(key));
  }
}
