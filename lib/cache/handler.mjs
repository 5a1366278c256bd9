import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { getContentSecurityPolicy } from '../security/content-security-policy.mjs';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} CacheEntry */
/** @typedef {import('next/dist/server/response-cache').IncrementalCachedAppPageValue} AppPage */

const HEADER = 'content-security-policy';
// The package is CommonJS: its types know the class, an import gets the module around it.
const FileSystemCache =
  /** @type {{ default?: typeof fileSystemCache }} */ (/** @type {unknown} */ (fileSystemCache))
    .default ?? fileSystemCache;

/**
 * Adds a page's policy to its headers, once: Next hands out the same entry from memory again and again.
 * @param {CacheEntry['value'] | undefined} value
 */
function addPolicy(value) {
  if (value?.kind !== /** @type {AppPage['kind']} */ ('APP_PAGE') || value.headers?.[HEADER])
    return;
  value.headers = { ...value.headers, [HEADER]: getContentSecurityPolicy(String(value.html)) };
}

/** Next's file-system cache, whose pages carry a Content-Security-Policy of their own. */
export default class CacheHandler extends FileSystemCache {
  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args);
    addPolicy(entry?.value);
    return entry;
  }

  /** @override @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, value, context] = args;
    // A page that turned out missing must not fill the disk; the missing page itself answers 200 in here.
    if (value && 'status' in value && value.status === 404) return;
    addPolicy(value);
    return super.set(key, value, context);
  }
}
