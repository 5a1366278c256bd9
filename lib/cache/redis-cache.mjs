import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { toBytes, toEntry } from './serialize.mjs';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Store */
/** @typedef {import('./serialize.mjs').CacheEntry} CacheEntry */
/** @typedef {import('./local-keys.mjs').LocalKeys} LocalKeys */
/** @typedef {Parameters<Store['get']>[1]} GetContext */
/** @typedef {Parameters<Store['set']>[2]} SetContext */
/** @typedef {Pick<import('./redis-link.mjs').RedisLink, 'run' | 'write'>} Link */
/** @typedef {Pick<import('./shared-tags.mjs').SharedTags, 'read' | 'write'>} Tags */

const TTL_SECONDS = 30 * 24 * 60 * 60;
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * @param {CacheEntry} entry
 * @param {GetContext} context
 * @returns {string[]}
 */
function getTags({ value }, context) {
  if ('tags' in context || 'softTags' in context) {
    return [...(context.tags ?? []), ...(context.softTags ?? [])];
  }
  const header = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/**
 * A page cache that all instances of one build share. The local store holds what the build prerendered and what Redis
 * does not take: Redis may be away, or full.
 * @implements {Store}
 */
export class RedisCache {
  #local;
  #link;
  #tags;
  #localKeys;
  #prefix;

  /** @param {{ local: Store, link: Link, tags: Tags, localKeys: LocalKeys, buildId: string }} parts */
  constructor({ local, link, tags, localKeys, buildId }) {
    this.#local = local;
    this.#link = link;
    this.#tags = tags;
    this.#localKeys = localKeys;
    this.#prefix = `pages:${buildId}:`;
  }

  /**
   * @param {string} key
   * @param {GetContext} context
   */
  async get(key, context) {
    const entry = await this.#getNewest(key, context);
    if (!entry) return null;
    const tags = getTags(entry, context);
    await this.#tags.read(tags);
    return areTagsExpired(tags, entry.lastModified) ? null : entry;
  }

  /**
   * @param {string} key
   * @param {CacheEntry['value']} value
   * @param {SetContext} context
   */
  async set(key, value, context) {
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const lastModified = Date.now();
    const bytes = toBytes({ value, lastModified, cacheControl });
    const isStored = await this.#link.write((client) =>
      client.set(this.#prefix + key, bytes, { expiration: { type: 'EX', value: TTL_SECONDS } }),
    );
    if (isStored) return this.#localKeys.delete(key);
    await this.#local.set(key, value, context);
    this.#localKeys.add(key, lastModified);
    // A full Redis still deletes. Other instances then render the page themselves rather than serve the old one.
    await this.#link.run((client) => client.del(this.#prefix + key));
  }

  /**
   * @param {string | string[]} tags
   * @param {{ expire?: number }} [durations]
   */
  async revalidateTag(tags, durations) {
    const names = [tags].flat();
    if (names.length === 0) return;
    await this.#local.revalidateTag(names, durations);
    await this.#tags.write(names, durations);
  }

  resetRequestCache() {
    this.#local.resetRequestCache();
  }

  /**
   * @param {string} key
   * @param {GetContext} context
   */
  async #getNewest(key, context) {
    const shared = await this.#read(key);
    if (shared && !this.#localKeys.mayBeNewer(key, shared.lastModified ?? 0)) return shared;
    const local = await this.#local.get(key, context);
    if (!shared || !local) return shared ?? local;
    return (local.lastModified ?? 0) >= (shared.lastModified ?? 0) ? local : shared;
  }

  /** @param {string} key */
  async #read(key) {
    const reply = await this.#link.run((client) => client.get(this.#prefix + key));
    // The client is set to read texts as bytes, of which its type knows nothing.
    return reply ? toEntry(/** @type {Buffer} */ (/** @type {unknown} */ (reply))) : null;
  }
}
