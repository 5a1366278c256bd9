import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { isBuilding } from '@/lib/env';
import { AGAIN_HEADER } from '@/lib/http/again-header';
import { PREFETCH_HEADER } from '@/lib/http/prefetch-header';
import { getPolicyOptions } from '@/lib/security/policy-options';
import type { Asker } from '@/lib/waiting-page';
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
 * Next's page cache, in files or in Redis. Its pages carry their own Content-Security-Policy. It lets Next render one
 * stale page and one new page at a time.
 */
export default class CacheHandler implements PageStore {
  readonly #store: PageStore;
  readonly #turns: Turns;
  readonly #asker: Asker | null;
  readonly #isAskedAgain: boolean;
  readonly #isPrefetch: boolean;
  /** When each page that Next may render now was last looked up, by key. */
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
    // Next serves this same object, so a page gets its policy even when it is not stored.
    addPolicy(value, { ...getPolicyOptions(), isKept: !isMadePerRequest(key) });
    try {
      // The page may lack what was published since it was looked up.
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

  /** Returns the entry, stale only if Next may render the page now; null if Next must render it before it responds. */
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
    // Its new version has just failed: the last good one stays until a new one can be rendered.
    if (this.#isAskedAgain) return toFresh(entry);
    if (!(await this.#turns.stale.waitFor(key, MAX_WAIT_MS, this.#asker ?? undefined)))
      return toFresh(entry);
    // Someone else may have had it rendered in the meantime.
    const newest = await this.#store.get(key, context);
    if (!newest || getStaleness(newest) === 'outdated') return null;
    this.#turns.stale.end(key);
    return newest;
  }

  /** True if Next may render an aged page in the background, and will. */
  #mayRender(key: string): boolean {
    return !this.#isPrefetch && this.#turns.stale.take(key, this.#asker?.customer);
  }

  /** Waits before a page is rendered for the first time. Returns an entry if it must not be rendered after that. */
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
