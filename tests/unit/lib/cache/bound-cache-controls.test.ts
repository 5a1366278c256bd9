import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { expect, it } from 'vitest';
import { boundCacheControls } from '@/lib/cache/bound-cache-controls';

type Controls = ConstructorParameters<typeof SharedCacheControls>[0];

it("Next's lifetimes of the oldest of very many pages are dropped, and the newest kept", () => {
  boundCacheControls();
  const controls = new SharedCacheControls({ routes: {}, dynamicRoutes: {} } as Controls);
  const toKey = (index: number) => `/search/?q=${index}`;
  const { cacheControls } = SharedCacheControls as unknown as {
    cacheControls: { size: number; get: (key: string) => unknown };
  };
  for (let index = 0; index < 12_000; index += 1) {
    controls.set(toKey(index), { revalidate: 60, expire: undefined });
  }
  expect(cacheControls.size).toBe(10_000);
  expect(cacheControls.get(toKey(0))).toBeUndefined();
  expect(cacheControls.get(toKey(11_999))).toEqual({ revalidate: 60, expire: undefined });
});
