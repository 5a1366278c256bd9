import { expect, it } from 'vitest';
import { toRepositoryInfo, toSearchPage } from '@/lib/content/transport/shapes';

const document = { id: 'a', type: 'page', lang: 'en-gb', data: {} };
const toPage = (fields: object) => ({
  page: 1,
  results_per_page: 1,
  total_results_size: 2,
  total_pages: 2,
  next_page: 'https://example.org/next',
  results: [document],
  ...fields,
});

it('accepts a list that continues, and one that ends', () => {
  expect(toSearchPage(toPage({}))).toBeDefined();
  expect(toSearchPage(toPage({ total_pages: undefined }))).toBeDefined();
  expect(toSearchPage(toPage({ page: 2, next_page: null }))).toBeDefined();
  expect(toSearchPage(toPage({ total_results_size: 1, next_page: null }))).toBeDefined();
});

it.each([
  ['past its last page', { page: 2 }],
  ['after an empty page', { results: [] }],
  ['after a page that is not full', { results_per_page: 50 }],
  ['without an end', { page: 200, total_pages: 1e9 }],
  ['without an end, nor a number of pages', { page: 200, total_pages: undefined }],
])('refuses a list that goes on %s', (_, fields) => {
  expect(toSearchPage(toPage(fields))).toBeUndefined();
});

it.each([
  ['its first page', {}],
  ['an empty page', { results: [] }],
  ['its last page', { page: 2, results_per_page: 50 }],
])('refuses a list that breaks off on %s', (_, fields) => {
  expect(toSearchPage(toPage({ next_page: null, ...fields }))).toBeUndefined();
});

it.each([undefined, null, 0, -1, Infinity])(
  'rejects an answer with %s results per page',
  (size) => {
    expect(toSearchPage(toPage({ results_per_page: size }))).toBeUndefined();
  },
);

it('rejects an answer with duplicates, or with too many documents', () => {
  const twice = { results_per_page: 2, next_page: null, results: [document, document] };
  expect(toSearchPage(toPage(twice))).toBeUndefined();
  const results = [document, { ...document, id: 'b' }];
  expect(toSearchPage(toPage({ results, results_per_page: 1 }))).toBeUndefined();
  expect(toSearchPage(toPage({ results, results_per_page: 2 }))).toBeDefined();
});

it('rejects a list with far too many entries without validating each', () => {
  const results = Array.from({ length: 10_001 }, () => document);
  expect(toSearchPage(toPage({ results }))).toBeUndefined();
  expect(toRepositoryInfo({ refs: Array(5_000_000).fill(0), forms: {} })).toBeUndefined();
});
