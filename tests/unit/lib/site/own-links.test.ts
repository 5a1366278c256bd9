import { expect, it } from 'vitest';
import { toFullLink, toOwnLink } from '@/lib/site/own-links';

const ORIGIN = 'https://site.example';

it.each([
  ['/nodes/eth/', 'https://site.example/nodes/eth/'],
  ['/explorers/?blockchain=eth', 'https://site.example/explorers/?blockchain=eth'],
  ['/dedicated-nodes/#offer', 'https://site.example/dedicated-nodes/#offer'],
  ['#contact', 'https://site.example/#contact'],
  ['/', 'https://site.example/'],
])('%s is stored in Prismic as %s, and leads back', (own, full) => {
  expect(toFullLink(own, ORIGIN)).toBe(full);
  expect(toOwnLink(full, ORIGIN)).toBe(own);
});

it.each([
  'https://other.example/nodes/',
  'http://site.example/',
  'mailto:a@site.example',
  'no address',
])('%s of others stays as it is', (href) => {
  expect(toFullLink(href, ORIGIN)).toBe(href);
  expect(toOwnLink(href, ORIGIN)).toBe(href);
});
