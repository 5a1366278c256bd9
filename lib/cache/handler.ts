import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { getEnv, isBuilding } from '@/lib/env';
import { getProcessWide } from '@/lib/process-wide';
import { getRedisLink } from '@/lib/redis';
import type { RedisLink } from '@/lib/redis/link';
import type { PolicyOptions } from '@/lib/security/content-security-policy';
import { toPolicyOptions } from '@/lib/security/policy-options';
import { readBuildId } from './build-id';
import { LocalKeys } from './local-keys';
import { addPolicy } from './page-policy';
import { RedisCache } from './redis-cache';
import { RenderTurn } from './render-turn';
import { SharedTags } from './shared-tags';
import { getStaleness, toFresh } from './staleness';
import { isStorable } from './storable';
import type { CacheEntry, PageStore } from './types';

// The package is CommonJS: its types know the class, an import gets the module around it.
const FileSystemCache =
  (fileSystemCache as unknown as { default?: typeof fileSystemCache }).default ?? fileSystemCache;

/** What the handlers of a process share, since Next makes one for each request. */
const getShared = (link: RedisLink, serverDistDir: string) =>
  getProcessWide('page-cache', () => ({
    link,
    tags: new SharedTags(link),
    localKeys: new LocalKeys(),
    buildId: readBuildId(serverDistDir),
  }));

/**
 * Redis for a running server if its address is set; files for a build, in development and in the
 * middleware, which has neither a folder nor pages.
 */
function getStore(context: CacheHandlerContext): PageStore {
  const local = new FileSystemCache(
    context as ConstructorParameters<typeof FileSystemCache>[0],
  ) as PageStore;
  if (isBuilding() || context.dev || !context.serverDistDir) return local;
  const link = getRedisLink();
  if (!link) return local;
  const { buildId, ...rest } = getShared(link, context.serverDistDir);
  return buildId ? new RedisCache({ local, buildId, ...rest }) : local;
}

let policyOptions: PolicyOptions | undefined;
const getPolicyOptions = () => (policyOptions ??= toPolicyOptions(getEnv()));

const getTurn = () => getProcessWide('render-turn', () => new RenderTurn());

/** How long a visitor waits for the new version of a page before getting the old one. */
const MAX_WAIT_MS = 1000;

type GetContext = Parameters<PageStore['get']>[1];

/**
 * Next's page cache, in files or in Redis, whose pages carry a Content-Security-Policy of their own, and of which one
 * stale page at a time is rendered again.
 */
export default class CacheHandler implements PageStore {
  readonly #store: PageStore;
  readonly #turn: RenderTurn;

  constructor(
    context: CacheHandlerContext,
    store: PageStore = getStore(context),
    turn: RenderTurn = getTurn(),
  ) {
    this.#store = store;
    this.#turn = turn;
  }

  async get(key: string, context: GetContext) {
    const entry = await this.#get(key, context);
    addPolicy(entry?.value, getPolicyOptions());
    return entry;
  }

  async set(...args: Parameters<PageStore['set']>) {
    const [key, value] = args;
    // Next serves this very value, so a page gets its policy even when it is not stored.
    addPolicy(value, getPolicyOptions());
    try {
      if (isStorable(key, value)) await this.#store.set(...args);
    } finally {
      this.#turn.end(key);
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
    const entry = await this.#store.get(key, context);
    const staleness = entry ? getStaleness(entry) : 'fresh';
    if (!entry || staleness === 'fresh' || isBuilding()) return entry;
    if (staleness === 'aged') return this.#turn.take(key) ? entry : toFresh(entry);
    if (!(await this.#turn.waitFor(key, MAX_WAIT_MS))) return toFresh(entry);
    // Somebody else may have had it rendered meanwhile.
    const newest = await this.#store.get(key, context);
    if (!newest || getStaleness(newest) === 'outdated') return null;
    this.#turn.end(key);
    return newest;
  }
}
