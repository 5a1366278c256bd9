import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { getContentSecurityPolicy, isPolicyFor } from '../security/content-security-policy.mjs';
import { joinInlineScripts } from '../security/inline-scripts.mjs';
import { getVendorHosts } from '../security/vendor-hosts.mjs';
import { RedisCache, readBuildId } from './redis-cache.mjs';
import { openClient } from './redis-client.mjs';
import { RedisLink } from './redis-link.mjs';
import { SharedTags } from './shared-tags.mjs';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Store */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} CacheEntry */
/** @typedef {import('next/dist/server/response-cache').IncrementalCachedAppPageValue} AppPage */

const HEADER = 'content-security-policy';
// Chains can be compared, and forms be wrong, in millions of ways: each is made when asked for, and kept by none.
const UNBOUNDED = /\/nodes\/compare\/[^/]+,|\/contact\/check\/./;
const storage = process.env.IMAGE_STORAGE_URL?.trim();
const IMAGE_HOST = storage ? new URL(storage).origin : undefined;
const VENDOR_HOSTS = getVendorHosts(process.env);
// The package is CommonJS: its types know the class, an import gets the module around it.
const FileSystemCache =
  /** @type {{ default?: typeof fileSystemCache }} */ (/** @type {unknown} */ (fileSystemCache))
    .default ?? fileSystemCache;

/** @typedef {{ link: RedisLink, tags: SharedTags, buildId: string | undefined }} Shared */

/** @type {Shared | undefined} */
let shared;

/**
 * What the handlers of a process share, since Next makes one for each request.
 * @param {string} url
 * @param {string} serverDistDir
 */
function getShared(url, serverDistDir) {
  if (!shared) {
    const link = new RedisLink(() => openClient(url));
    shared = { link, tags: new SharedTags(link), buildId: readBuildId(serverDistDir) };
  }
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

/**
 * Adds a page's policy to its headers, once: Next hands out the same entry from memory again and again.
 * @param {CacheEntry['value'] | undefined} value
 */
function addPolicy(value) {
  if (value?.kind !== /** @type {AppPage['kind']} */ ('APP_PAGE')) return;
  const options = {
    hasRecaptcha: Boolean(process.env.RECAPTCHA_SITE_KEY?.trim()),
    imageHost: IMAGE_HOST,
    vendorHosts: VENDOR_HOSTS,
  };
  if (isPolicyFor(value.headers?.[HEADER], options)) return;
  const html = joinInlineScripts(String(value.html));
  value.html = html;
  value.headers = {
    ...value.headers,
    vary: 'Accept',
    [HEADER]: getContentSecurityPolicy(html, options),
  };
}

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
    addPolicy(entry?.value);
    return entry;
  }

  /** @param {Parameters<Store['set']>} args */
  async set(...args) {
    const [key, value] = args;
    // A page that turned out missing must not fill the store; the missing page itself answers 200 in here.
    if (value && 'status' in value && value.status === 404) return;
    addPolicy(value);
    if (UNBOUNDED.test(key)) return;
    return this.#store.set(...args);
  }

  /** @param {Parameters<Store['revalidateTag']>} args */
  async revalidateTag(...args) {
    return this.#store.revalidateTag(...args);
  }

  resetRequestCache() {
    this.#store.resetRequestCache();
  }
}
