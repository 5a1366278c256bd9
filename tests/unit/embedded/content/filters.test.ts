import { filter, ParsingError } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { AUTHOR_MODEL, createTestClient, PAGE_MODEL, richText, toDocument } from './fixtures';

const first = toDocument({
  id: 'a',
  tags: ['red', 'blue'],
  data: {
    title: 'Shared "nodes"',
    body: richText('Fast ＲＰＣ access for builders'),
    price: 5,
    isOpen: true,
    author: { link_type: 'Document', id: 'x' },
    rows: [{ label: 'one' }, { label: 'two' }],
    image: { url: '/img/a.png', alt: 'unsearchable', dimensions: { width: 1, height: 1 } },
    slices: [{ id: 's', slice_type: 'hero', primary: { title: 'Sliced words' }, items: [] }],
  },
});
const second = toDocument({
  id: 'b',
  tags: ['blue'],
  data: {
    title: '共享节点',
    price: 10,
    isOpen: false,
    author: { link_type: 'Any' },
    body: [{ type: 'paragraph', text: '', spans: [] }],
    image: {},
    rows: [],
  },
});
const other = toDocument({ id: 'c', type: 'post', data: { title: 'Shared "nodes"' } });
const documents = [first, second, other];

test.each([
  [filter.at('document.id', 'a'), 'a'],
  [filter.at('document.type', 'post'), 'c'],
  [filter.at('document.tags', ['red', 'blue']), 'a'],
  [filter.at('my.page.uid', 'b'), 'b'],
  [filter.at('my.page.title', 'Shared "nodes"'), 'a'],
  [filter.at('my.page.isOpen', false), 'b'],
  [filter.at('my.page.author', 'x'), 'a'],
  [filter.at('my.page.rows.label', 'two'), 'a'],
  [filter.not('document.tags', ['blue']), 'c'],
  [filter.any('document.tags', ['red', 'green']), 'a'],
  [filter.in('document.id', ['c', 'a', 'z']), 'ac'],
  [filter.fulltext('document', 'BUILDERS rpc'), 'a'],
  [filter.fulltext('document', 'sliced'), 'a'],
  [filter.fulltext('my.page.title', '节点'), 'b'],
  [filter.has('my.page.author'), 'a'],
  [filter.has('my.page.body'), 'a'],
  [filter.missing('my.page.rows'), 'b'],
  [filter.missing('my.page.image'), 'b'],
])('%s finds "%s"', async (condition, expected) => {
  const { client } = createTestClient({ documents });
  const { results } = await client.get({ filters: [condition] });
  expect(results.map(({ id }) => id).join('')).toBe(expected);
});

describe('a malformed query is a 400 that says what is wrong', () => {
  test.each([
    ['[at(document.id "a")]', 'a predicate expected'],
    ['[at(document.id, undefined)]', "values of 'at' cannot be read"],
    ['[similar(document.id, 5)]', "unknown predicate 'similar'"],
    ['[at(document.uid, "a")]', "unexpected field 'document.uid'"],
    ['[at(my.page.titel, "a")]', "unexpected field 'my.page.titel'"],
  ])('%s', async (condition, message) => {
    const { client } = createTestClient({ documents, models: [PAGE_MODEL, AUTHOR_MODEL] });
    const query = client.get({ filters: [condition] });
    await expect(query).rejects.toThrow(ParsingError);
    await expect(query).rejects.toThrow(message);
  });

  test.each([
    [{ page: -1 }, 'page must be a whole number'],
    [{ orderings: [{ field: 'my.page.title up' }] }, 'unexpected ordering'],
    [{ routes: '[{"type":"page"}]' }, 'a route needs a type and a path'],
  ])('%o', async (params, message) => {
    const { client } = createTestClient({ documents });
    await expect(client.get(params)).rejects.toThrow(message);
  });
});
