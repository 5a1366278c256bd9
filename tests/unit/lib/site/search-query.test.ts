import { expect, it } from 'vitest';
import { fromQuerySegment, toQuery, toQuerySegment } from '@/lib/site/search-query';

it.each(['eth_getLogs', '以太坊', '../..', '.', '-', '?#%2F', '𝔼th', '<script>', 'a b'])(
  'brings %s through a segment of an address',
  (text) => {
    const segment = toQuerySegment(toQuery(text));
    expect(segment).toMatch(/^[\w-]+$/);
    expect(fromQuerySegment(segment)).toBe(toQuery(text));
  },
);

it('is short, without control characters, and empty for nothing', () => {
  expect([...toQuery('ab'.repeat(5000))]).toHaveLength(80);
  expect(toQuery(' a\u0000\n\tb\uD800 ')).toBe('a b');
  expect(toQuerySegment('')).toBe('-');
  expect(fromQuerySegment('-')).toBe('');
  // Not one of the site's paths; any result is just text.
  expect(() => fromQuerySegment('%%%')).not.toThrow();
});
