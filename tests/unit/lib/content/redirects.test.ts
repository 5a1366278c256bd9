import { describe, expect, it } from 'vitest';
import type { LinkField } from '@prismicio/client';
import { toRedirects } from '@/lib/content/redirects';

const ORIGIN = 'https://site.example';
const toPage = (url: string) => ({ link_type: 'Document', id: 'x', url }) as unknown as LinkField;
const toWeb = (url: string) => ({ link_type: 'Web', url }) as unknown as LinkField;

const read = (from: string | null, to: LinkField, language: string | null = 'all') =>
  toRedirects({ from, to, permanent: true, language }, ORIGIN);

describe('a published redirect', () => {
  it('applies to every language unless it has one', () => {
    const rule = { from: '/old/', to: '/new/', permanent: true };
    expect(read('/old/', toPage('/new/'))).toEqual([
      { ...rule, locale: 'en' },
      { ...rule, locale: 'cn' },
    ]);
    expect(read('/old', toPage('/cn/new/'), 'cn')).toEqual([{ ...rule, locale: 'cn' }]);
    expect(read('/cn/old/', toPage('/new/'))).toEqual([{ ...rule, locale: 'cn' }]);
    expect(read('/old/', toPage('/new/'), null)).toHaveLength(2);
  });

  it.each([
    [toWeb('https://site.example/nodes/s/'), '/nodes/s/'],
    [toWeb('https://site.example/cn/nodes/s/?a=b#c'), '/nodes/s/?a=b#c'],
    [toWeb('https://other.example/a'), 'https://other.example/a'],
    [toWeb('https://site.example.evil.example/a'), 'https://site.example.evil.example/a'],
  ])('leads to a page or to an address: %j', (to, target) => {
    expect(read('/old/', to)[0]?.to).toBe(target);
  });

  it.each([
    [null, toPage('/new/')],
    ['', toPage('/new/')],
    ['  ', toPage('/new/')],
    ['https://site.example/old/', toPage('/new/')],
    ['//evil.example/', toPage('/new/')],
    ['/old/?a=b', toPage('/new/')],
    ['/old/', { link_type: 'Any' } as LinkField],
    ['/old/', toWeb('javascript:alert(1)')],
    ['/old/', toPage('/old/')],
  ])('counts only when it is filled in properly: %j', (from, to) => {
    expect(read(from, to)).toEqual([]);
  });
});
