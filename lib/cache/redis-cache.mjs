import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { toBytes, toEntry } from './serialize.mjs';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Store */
/** @typedef {import('./serialize.mjs').CacheEntry} CacheEntry */
/** @typedef {Parameters<Store['get']>[1]} GetContext */
/** @typedef {Parameters<Store['set']>[2]} SetContext */
/** @typedef {Pick<import('./redis-link.mjs').RedisLink, 'run'>} Link */
/** @typedef {Pick<import('./shared-tags.mjs').SharedTags, 'read' | 'write'>} Tags */

const TTL_SECONDS = 30 * 24 * 60 * 60;
const TAGS_HEADER = 'x-next-cache-tags';

/**
 * The id of the build in a folder like `.next/server`; undefined when none was finished there.
 * @param {string} serverDistDir
 */
export function readBuildId(serverDistDir) {
  try {
    return readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

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
 * A page cache that all instances of one build share. The local store holds what the build
 * prerendered, and stands in while Redis is away.
 * @implements {Store}
 */
export class RedisCache {
  #local;
  #link;
  #tags;
  #prefix;

  /** @param {{ local: Store, link: Link, tags: Tags, buildId: string }} parts */
  constructor({ local, link, tags, buildId }) {
    this.#local = local;
    this.#link = link;
    this.#tags = tags;
    this.#prefix = `pages:${buildId}:`;
  }

  /**
   * @param {string} key
   * @param {GetContext} context
   */
  async get(key, context) {
    const entry = (await this.#read(key)) ?? (await this.#local.get(key, context));
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
    const bytes = toBytes({ value, lastModified: Date.now(), cacheControl });
    const isStored = await this.#link.run((client) =>
      client.set(this.#prefix + key, bytes, { expiration: { type: 'EX', value: TTL_SECONDS } }),
    );
    if (!isStored) await this.#local.set(key, value, context);
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

  /** @param {string} key */
  async #read(key) {
    const reply = await this.#link.run((client) => client.get(this.#prefix + key));
    // The client is set to read texts as bytes, of which its type knows nothing.
    return reply ? toEntry(/** @type {Buffer} */ (/** @type {unknown} */ (reply))) : null;
  }
}
