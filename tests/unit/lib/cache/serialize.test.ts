import { describe, expect, it } from 'vitest';
import { toBytes, toEntry } from '@/lib/cache/serialize';
import { CACHE_CONTROL, createPage } from './fixtures';

describe('an entry as bytes', () => {
  it('keeps the maps and buffers of a page', () => {
    const value = createPage('<p>Nodes 节点</p>', { tags: ['prismic'], status: 200 });
    const entry = { value, lastModified: 1_700_000_000_000, cacheControl: CACHE_CONTROL };
    const copy = toEntry(toBytes(entry));
    expect(copy).toEqual(entry);
    const page = copy?.value as typeof value;
    expect(page.segmentData).toBeInstanceOf(Map);
    expect(Buffer.isBuffer(page.segmentData?.get('/_full'))).toBe(true);
    expect(page.rscData?.equals(Buffer.from([0, 255, 128, 10]))).toBe(true);
  });

  it('keeps the body of a route', () => {
    const value = { kind: 'APP_ROUTE', body: Buffer.from([137, 80, 0]), status: 200, headers: {} };
    const route = { value: value as never, lastModified: 1 };
    expect(toEntry(toBytes(route))).toEqual(route);
  });

  it.each([
    null,
    'x',
    undefined,
    { kind: 'APP_PAGE', html: 5 },
    { kind: 'APP_PAGE', html: '', status: 99_999 },
    { kind: 'APP_PAGE', html: '', headers: { a: 'b\r\nc: d' } },
    { kind: 'APP_ROUTE' },
    { kind: 'FETCH' },
    { kind: '__proto__' },
  ])('reads %j as none, so that the page is rendered again', (value) => {
    expect(toEntry(toBytes({ value: value as never, lastModified: 2 }))).toBeNull();
  });

  it('ignores an entry without a time', () => {
    const value = createPage('<p>Nodes</p>');
    expect(toEntry(toBytes({ value, lastModified: Number.NaN }))).toBeNull();
  });

  it('ignores invalid bytes', () => {
    expect(toEntry(Buffer.from('{"value":null}'))).toBeNull();
    expect(toEntry(Buffer.alloc(0))).toBeNull();
    expect(toEntry(toBytes({ value: null, lastModified: 3 }).subarray(0, 6))).toBeNull();
  });
});
