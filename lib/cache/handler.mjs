import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { getVendorHosts } from '../security/vendor-hosts.mjs';
import { readBuildId } from './build-id.mjs';
import { LocalKeys } from './local-keys.mjs';
import { addPolicy } from './page-policy.mjs';
import { RedisCache } from './redis-cache.mjs';
import { openClient } from './redis-client.mjs';
import { RedisLink } from './redis-link.mjs';
import { SharedTags } from './shared-tags.mjs';
import { isStorable } from './storable.mjs';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Store */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context */

const storage = process.env.IMAGE_STORAGE_URL?.trim();
const IMAGE_HOST = storage ? new URL(storage).origin : undefined;
const VENDOR_HOSTS = getVendorHosts(process.env);
// The package is CommonJS: its types know the class, an import gets the module around it.
const FileSystemCache =
  /** @type {{ default?: typeof fileSystemCache }} */ (/** @type {unknown} */ (fileSystemCache))
    .default ?? fileSystemCache;

/** @typedef {{ link: RedisLink, tags: SharedTags, localKeys: LocalKeys, buildId: string | undefined }} Shared */

/** What lib/process-wide.ts would keep under this name; Node loads this file as it is, and so without TypeScript. */
const SHARED = Symbol.for('site.page-cache');
const processWide = /** @type {Record<symbol, Shared | undefined>} */ (
  /** @type {unknown} */ (globalThis)
);

/**
 * What the handlers of a process share, since Next makes one for each request.
 * @param {string} url
 * @param {string} serverDistDir
 * @returns {Shared}
 */
function getShared(url, serverDistDir) {
  const known = processWide[SHARED];
  if (known) return known;
  const link = new RedisLink(() => openClient(url));
  const buildId = readBuildId(serverDistDir);
  const shared = { link, tags: new SharedTags(link), localKeys: new LocalKeys(), buildId };
  processWide[SHARED] = shared;
  return shared;
}

/**
 * Redis for a running server if its address is set; files for a build, in development and in the
 * middleware, which has neither a folder nor pages.
 * @param {Context} context
 * @returns {Store}
 */
function getStore(context) {
  const local = new FileSystemCache(
    /** @type {ConstructorParameters<typeof FileSystemCache>[0]} */ (context),
  );
  const url = process.env.REDIS_URL?.trim();
  const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
  if (!url || isBuild || context.dev || !context.serverDistDir) return local;
  const { buildId, ...rest } = getShared(url, context.serverDistDir);
  return buildId ? new RedisCache({ local, buildId, ...rest }) : local;
}

const getPolicyOptions = () => ({
  hasRecaptcha: Boolean(process.env.RECAPTCHA_SITE_KEY?.trim()),
  imageHost: IMAGE_HOST,
  vendorHosts: VENDOR_HOSTS,
  isUpgraded: process.env.UPGRADE_INSECURE_REQUESTS?.trim() === 'true',
  reportUrl: process.env.CSP_REPORT_URL?.trim() || undefined,
});

/**
 * Next's page cache, in files or in Redis, whose pages carry a Content-Security-Policy of their own.
 * @implements {Store}
 */
export default class CacheHandler {
  #store;

  /**
   * @param {Context} context
   * @param {Store} [store]
   */
  constructor(context, store = getStore(context)) {
    this.#store = store;
  }

  /** @param {Parameters<Store['get']>} args */
  async get(...args) {
    const entry = await this.#store.get(...args);
    addPolicy(entry?.value, getPolicyOptions());
    return entry;
  }

  /** @param {Parameters<Store['set']>} args */
  async set(...args) {
    const [key, value] = args;
    // Next serves this very value, so a page gets its policy even when it is not stored.
    addPolicy(value, getPolicyOptions());
    if (isStorable(key, value)) await this.#store.set(...args);
  }

  /** @param {Parameters<Store['revalidateTag']>} args */
  async revalidateTag(...args) {
    return this.#store.revalidateTag(...args);
  }

  resetRequestCache() {
    this.#store.resetRequestCache();
  }
}
