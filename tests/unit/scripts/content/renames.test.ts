import { describe, expect, it } from 'vitest';
import { findRenames, toSuggestion } from '@/scripts/content/live-renames';

const BEFORE = [
  { id: 'a', url: '/about/' },
  { id: 'a', url: '/about/' },
  { id: 'b', url: '/cn/about/' },
  { id: 'c', url: '/gone/' },
];
const now = [
  { id: 'a', url: '/about-us/' },
  { id: 'b', url: '/cn/about/' },
];

describe('a page of another address', () => {
  it('is reported once, with the redirect to publish', () => {
    const renames = findRenames(BEFORE, now, []);
    expect(renames).toEqual([{ from: '/about/', to: '/about-us/' }]);
    expect(renames.map(toSuggestion)).toEqual([
      '/about/ is now /about-us/; publish a redirect: {"from":"/about/","to":"/about-us/","permanent":true,"language":"en"}',
    ]);
  });

  it('is fine with a redirect in its language', () => {
    const rule = { from: '/about/', to: '/about-us/', permanent: true };
    expect(findRenames(BEFORE, now, [rule])).toEqual([]);
    expect(findRenames(BEFORE, now, [{ ...rule, locale: 'en' }])).toEqual([]);
    expect(findRenames(BEFORE, now, [{ ...rule, locale: 'cn' }])).toHaveLength(1);
  });

  it('is fine when another page has taken its place', () => {
    expect(findRenames(BEFORE, [...now, { id: 'd', url: '/about/' }], [])).toEqual([]);
  });
});
