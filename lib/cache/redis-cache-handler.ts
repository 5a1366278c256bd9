import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { getBuildId } from '@/lib/env';
import { getRedisLink } from '@/lib/redis';

type Value = Parameters<CacheHandler['set']>[1];
type SetContext = Parameters<CacheHandler['set']>[2];
type Entry = CacheHandlerValue & { lastModified: number; tags: string[] };

/** Visited pages are stored again within minutes; the rest, such as those of earlier builds, expire. */
const TTL_SECONDS = 3 * 24 * 60 * 60;
/** When each tag was last invalidated, in milliseconds since 1970; shared by all builds. */
const TAGS_KEY = 'pages:tags';
const TAGS_HEADER = 'x-next-cache-tags';
const MAX_LOCAL_BYTES = 50 * 1024 * 1024;

/** What this process knows while Redis is down; Next creates a handler for each request. */
const getLocal = () =>
  getGlobalSingleton('page-cache', () => ({
    entries: new LRUCache<string, Buffer>({
      maxSize: MAX_LOCAL_BYTES,
      sizeCalculation: (bytes) => bytes.length,
    }),
    tags: new Map<string, number>(),
  }));

function getTags(value: Value, context: SetContext): string[] {
  const header = value && 'headers' in value ? value.headers?.[TAGS_HEADER] : undefined;
  const ofPage = typeof header === 'string' ? header.split(',') : [];
  return [...ofPage, ...('tags' in context ? (context.tags ?? []) : [])];
}

/** Next's page cache in a Redis that several instances of one build share; without Redis, Next keeps its own files. */
export default class RedisCacheHandler {
  /** A page that was begun before a publication must count as older than it. */
  readonly #startedAt = Date.now();
  readonly #local = getLocal();

  async get(key: string): Promise<Entry | null> {
    const reply = await getRedisLink()?.run(async (client) => ({
      bytes: (await client.get(this.#toRedisKey(key))) as Buffer | null,
    }));
    const bytes = reply ? reply.bytes : this.#local.entries.get(key);
    if (!bytes) return null;
    const entry = deserialize(bytes) as Entry;
    return (await this.#isInvalidated(entry)) ? null : entry;
  }

  async set(key: string, value: Value, context: SetContext): Promise<void> {
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const tags = getTags(value, context);
    const bytes = serialize({ value, lastModified: this.#startedAt, cacheControl, tags });
    this.#local.entries.set(key, bytes);
    await getRedisLink()?.run((client) =>
      client.set(this.#toRedisKey(key), bytes, { expiration: { type: 'EX', value: TTL_SECONDS } }),
    );
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    const now = Date.now();
    const names = [tags].flat();
    for (const tag of names) this.#local.tags.set(tag, now);
    await getRedisLink()?.run((client) =>
      client.hSet(TAGS_KEY, Object.fromEntries(names.map((tag) => [tag, String(now)]))),
    );
  }

  resetRequestCache(): void {}

  #toRedisKey(key: string): string {
    return `pages:${getBuildId()}:${key}`;
  }

  /** Marks that Redis missed while it was down count too. */
  async #isInvalidated({ tags, lastModified }: Entry): Promise<boolean> {
    if (tags.length === 0) return false;
    const shared = await getRedisLink()?.run((client) => client.hmGet(TAGS_KEY, tags));
    return tags.some((tag, index) => {
      const at = Math.max(this.#local.tags.get(tag) ?? 0, Number(shared?.[index] ?? 0));
      return at >= lastModified;
    });
  }
}
