import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { isBuilding } from '@/lib/env';
import { getProcessWide } from '@/lib/process-wide';
import { getRedisLink } from '@/lib/redis';
import type { RedisLink } from '@/lib/redis/link';
import { readBuildId } from './build-id';
import { LocalKeys } from './local-keys';
import { RedisCache } from './redis-cache';
import { SharedTags } from './shared-tags';
import type { PageStore } from './types';

// The package is CommonJS: its types describe the class, but an import returns the module around it.
const FileSystemCache =
  (fileSystemCache as unknown as { default?: typeof fileSystemCache }).default ?? fileSystemCache;

/** What the handlers of a process share; Next creates a handler for each request. */
const getShared = (link: RedisLink, serverDistDir: string) =>
  getProcessWide('page-cache', () => ({
    link,
    tags: new SharedTags(link),
    localKeys: new LocalKeys(),
    buildId: readBuildId(serverDistDir),
  }));

/**
 * Uses Redis for a running server if its URL is set; files for a build, in development and in middleware, which has
 * neither a folder nor pages.
 */
export function getStore(context: CacheHandlerContext): PageStore {
  const local = new FileSystemCache(
    context as ConstructorParameters<typeof FileSystemCache>[0],
  ) as PageStore;
  if (isBuilding() || context.dev || !context.serverDistDir) return local;
  const link = getRedisLink();
  if (!link) return local;
  const { buildId, ...rest } = getShared(link, context.serverDistDir);
  return buildId ? new RedisCache({ local, buildId, ...rest }) : local;
}
