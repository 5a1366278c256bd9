import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { RedisLink } from '@/lib/redis/link';
import { ALL_PAGES_TAG } from './all-pages';
import type { LocalKeys } from './local-keys';
import { toBytes, toEntry } from './serialize';
import type { SharedTags } from './shared-tags';
import type { CacheEntry, PageStore } from './types';

type GetContext = Parameters<PageStore['get']>[1];
type SetContext = Parameters<PageStore['set']>[2];
type Link = Pick<RedisLink, 'run' | 'write'>;
type Tags = Pick<SharedTags, 'read' | 'write'>;
type Parts = { local: PageStore; link: Link; tags: Tags; localKeys: LocalKeys; buildId: string };

/** Visited pages are stored again within minutes; the rest, such as those of earlier builds, expire. */
const TTL_SECONDS = 3 * 24 * 60 * 60;
const TAGS_HEADER = 'x-next-cache-tags';

function getTags({ value }: CacheEntry, context: GetContext): string[] {
  if ('tags' in context || 'softTags' in context) {
    return [...(context.tags ?? []), ...(context.softTags ?? [])];
  }
  const header = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof header === 'string' ? header.split(',') : [];
}

/**
 * A page cache that all instances of one build share. The local store holds prerendered pages and whatever Redis does
 * not accept, because it is down or full.
 */
export class RedisCache implements PageStore {
  readonly #local: PageStore;
  readonly #link: Link;
  readonly #tags: Tags;
  readonly #localKeys: LocalKeys;
  readonly #prefix: string;

  constructor({ local, link, tags, localKeys, buildId }: Parts) {
    this.#local = local;
    this.#link = link;
    this.#tags = tags;
    this.#localKeys = localKeys;
    this.#prefix = `pages:${buildId}:`;
  }

  async get(key: string, context: GetContext): Promise<CacheEntry | null> {
    const entry = await this.#getNewest(key, context);
    if (!entry) return null;
    const tags = getTags(entry, context);
    // The first tag shows whether a page was rendered before the last publication.
    await this.#tags.read([...new Set([ALL_PAGES_TAG, ...tags])]);
    return areTagsExpired(tags, entry.lastModified) ? null : entry;
  }

  async set(key: string, value: CacheEntry['value'], context: SetContext): Promise<void> {
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    // If another instance publishes in the meantime, its mark must count as newer.
    const lastModified = context.beganAt ?? Date.now();
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

  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    const names = [tags].flat();
    if (names.length === 0) return;
    await this.#local.revalidateTag(names, durations);
    await this.#tags.write(names, durations);
  }

  resetRequestCache() {
    this.#local.resetRequestCache();
  }

  async #getNewest(key: string, context: GetContext): Promise<CacheEntry | null> {
    const shared = await this.#read(key);
    if (shared && !this.#localKeys.mayBeNewer(key, shared.lastModified ?? 0)) return shared;
    const local = await this.#local.get(key, context);
    if (!shared || !local) return shared ?? local;
    return (local.lastModified ?? 0) >= (shared.lastModified ?? 0) ? local : shared;
  }

  async #read(key: string): Promise<CacheEntry | null> {
    const reply = await this.#link.run((client) => client.get(this.#prefix + key));
    // The client is configured to return strings as bytes, which its types do not reflect.
    return reply ? toEntry(reply as unknown as Buffer) : null;
  }
}
