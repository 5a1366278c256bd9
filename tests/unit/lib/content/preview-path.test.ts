import type { FilledContentRelationshipField } from '@prismicio/client';
import { expect, it } from 'vitest';
import { getPreviewPath } from '@/lib/content/preview-path';

const toLink = (type: string, lang: string, url?: string) =>
  ({ link_type: 'Document', id: 'a', type, lang, url }) as FilledContentRelationshipField;

it.each([
  ['settings', 'en-gb', '/'],
  ['settings', 'zh-cn', '/cn/'],
  ['navigation', 'zh-cn', '/cn/'],
  ['node', 'en-gb', '/nodes/eth/'],
  ['faucet', 'zh-cn', '/cn/faucet/eth-sepolia/'],
  ['company_facts', 'en-gb', '/pricing/'],
])('a preview of %s in %s opens %s', (type, lang, path) => {
  expect(getPreviewPath(toLink(type, lang))).toBe(path);
});

it.each([
  ['a page', toLink('page', 'en-gb', '/about/')],
  ['a type of its own address', toLink('home', 'en-gb', '/')],
  ['an unknown type', toLink('unheard_of', 'en-gb')],
  ['a language that the site does not have', toLink('settings', 'fr-fr')],
])('%s is left to its own address', (_, link) => {
  expect(getPreviewPath(link)).toBeNull();
});
