import { expect, it } from 'vitest';
import { toSharedLifetime } from '@/lib/server/shared-lifetime';

it('lets caches keep a page for seconds and show an old one during an outage', () => {
  expect(toSharedLifetime('s-maxage=60, stale-while-revalidate=31535940')).toBe(
    's-maxage=5, stale-while-revalidate=30, stale-if-error=604800',
  );
});

it.each(['no-store', 'public, max-age=60, stale-while-revalidate=600', 'private, no-cache'])(
  'leaves %s alone',
  (said) => {
    expect(toSharedLifetime(said)).toBe(said);
  },
);
