import type {
  CacheHandler,
  CacheHandlerContext,
  CacheHandlerValue,
} from 'next/dist/server/lib/incremental-cache';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type {
  CachedRouteValue as CachedRoute,
  IncrementalCachedAppPageValue,
} from 'next/dist/server/response-cache';

/** Next's arguments for a new handler. */
export const HANDLER_CONTEXT: CacheHandlerContext = { revalidatedTags: [], _requestHeaders: {} };

type Store = CacheHandler;
export type GetContext = Parameters<Store['get']>[1];
export type SetContext = Parameters<Store['set']>[2];
export type Page = IncrementalCachedAppPageValue;

export const PAGE_CONTEXT = { kind: 'APP_PAGE', isFallback: false } as GetContext;
export const CACHE_CONTROL = { revalidate: 60, expire: 31536000 };
export const SET_CONTEXT: SetContext = { cacheControl: CACHE_CONTROL };

export function createPage(html: string, options: { tags?: string[]; status?: number } = {}): Page {
  return {
    kind: 'APP_PAGE' as Page['kind'],
    html,
    rscData: Buffer.from([0, 255, 128, 10]),
    headers: options.tags ? { 'x-next-cache-tags': options.tags.join(',') } : {},
    postponed: undefined,
    status: options.status,
    segmentData: new Map([
      ['/_tree', Buffer.from('tree')],
      ['/_full', Buffer.from([254, 0])],
    ]),
  };
}

/** A route handler's response. */
export const createRoute = (status: number): CachedRoute => ({
  kind: 'APP_ROUTE' as CachedRoute['kind'],
  body: Buffer.from('body'),
  status,
  headers: {},
});

export function getHtml(entry: CacheHandlerValue | null): string | undefined {
  return (entry?.value as Page | undefined)?.html;
}

/** A store in a map that represents the files of one instance. */
export function createMemoryStore(seed: Record<string, CacheHandlerValue> = {}) {
  const entries = new Map(Object.entries(seed));
  const store: Store = {
    get: async (key) => entries.get(key) ?? null,
    set: async (key, value) => {
      entries.set(key, { value, lastModified: Date.now() });
    },
    // Like the file-system cache, whose clock this is.
    revalidateTag: async (tags, durations) => {
      const now = Date.now();
      for (const tag of [tags].flat()) {
        const known = tagsManifest.get(tag);
        const expire = durations ? durations.expire : 0;
        const expired = expire === undefined ? known?.expired : now + expire * 1000;
        tagsManifest.set(tag, { stale: durations ? now : known?.stale, expired });
      }
    },
    resetRequestCache: () => undefined,
  };
  return { store, entries };
}
