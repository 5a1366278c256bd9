import { describe, expect, it } from 'vitest';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { formatQuote, formatQuoteBlock } from '@/lib/quotes/format-quote';
import {
  getPageQuote,
  parseQuote,
  toQuoteField,
  toQuoteText,
  type QuoteRequest,
} from '@/lib/quotes/quote-request';

const NODE: QuoteRequest = {
  product: 'dedicated',
  chain: 'sol',
  region: 'eu-central',
  depth: 'archive',
  trace: false,
  peak: 174,
};

describe('a request', () => {
  it('survives its way through an address', () => {
    expect(parseQuote(`#${toQuoteText(NODE)}`)).toEqual(NODE);
  });

  it.each([
    ['depth=everything', 'depth'],
    ['trace=yes', 'trace'],
    ['product=free', 'product'],
    ['chain=<b>', 'chain'],
    ['region=eu%0Acentral', 'region'],
    ['peak=-1', 'peak'],
    ['page=//evil.example/', 'page'],
  ] as const)('leaves out %s and keeps the rest', (wrong, name) => {
    const rest: QuoteRequest = { ...NODE };
    delete rest[name];
    expect(parseQuote(`${toQuoteText({ ...rest })}&${wrong}`)).toEqual(rest);
  });

  it('limits a number to what the tools allow', () => {
    expect(parseQuote('peak=999999999').peak).toBe(100_000);
  });

  it('is nothing to send if it only names its page', () => {
    expect(toQuoteField({ page: '/faq/' })).toBe('');
    expect(toQuoteField({ page: '/pricing/', peak: 5 })).toBe('page=%2Fpricing%2F&peak=5');
  });
});

describe('a request for readers', () => {
  const names = { chain: 'Solana' };

  it.each([
    ['en', 'Solana · dedicated · archive · eu-central · 174 requests per second'],
    ['cn', 'Solana · 独享节点 · 归档 · eu-central · 每秒 174 次请求'],
  ] as const)('is one line in %s, the chain first', (locale, line) => {
    expect(formatQuote(NODE, { locale, words: getFormMessages(locale).quote, names })).toBe(line);
  });

  it.each(['en', 'cn'] as const)('has a labelled line for each field in %s', (locale) => {
    const { quote: words } = getFormMessages(locale);
    const lines = formatQuoteBlock(NODE, { locale, words, names }).split('\n');
    expect(lines).toHaveLength(Object.keys(NODE).length);
    expect(lines.join()).toContain(words.labels.trace);
    expect(lines.join()).toContain('Solana');
  });
});

it.each([
  ['/nodes/sol/', '', { page: '/nodes/sol/', chain: 'sol' }],
  ['/nodes/compare/', '?chain=base,eth', { page: '/nodes/compare/', chain: 'base' }],
  ['/node-clusters/', '', { page: '/node-clusters/', product: 'clusters' }],
  ['/faq/', '', { page: '/faq/' }],
])('%s%s says what its request is about', (path, search, request) => {
  expect(getPageQuote(path, search)).toEqual(request);
});
