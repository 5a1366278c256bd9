import { filter } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { createTestClient, richText, toDocument } from './fixtures';

const first = toDocument({
  id: 'a',
  tags: ['red', 'blue'],
  first_publication_date: '2026-03-02T09:30:00+0000',
  data: {
    title: 'Shared "nodes"',
    body: richText('Fast ＲＰＣ access for builders'),
    price: 5,
    isOpen: true,
    size: 'small',
    author: { link_type: 'Document', id: 'x' },
    links: [{ link_type: 'Any' }, { link_type: 'Web', url: 'https://example.com' }],
    rows: [{ label: 'one' }, { label: 'two' }],
    image: { url: '/img/a.png', alt: 'unsearchable', dimensions: { width: 1, height: 1 } },
    slices: [{ id: 's', slice_type: 'hero', primary: { title: 'Sliced words' }, items: [] }],
  },
});
const second = toDocument({
  id: 'b',
  tags: ['blue'],
  first_publication_date: '2026-12-06T23:00:00+0000',
  data: {
    title: '共享节点',
    price: 10,
    isOpen: false,
    size: 'large',
    author: { link_type: 'Any' },
    body: [{ type: 'paragraph', text: '', spans: [] }],
    image: {},
    rows: [],
  },
});
const other = toDocument({ id: 'c', type: 'post', data: { title: 'Shared "nodes"' } });
const documents = [first, second, other];

const CASES: readonly (readonly [string, string])[] = [
  [filter.at('document.id', 'a'), 'a'],
  [filter.at('document.type', 'post'), 'c'],
  [filter.at('document.lang', 'en-gb'), 'abc'],
  [filter.at('document.tags', ['red', 'blue']), 'a'],
  [filter.at('document.tags', ['red', 'green']), ''],
  [filter.at('my.page.uid', 'b'), 'b'],
  [filter.at('my.page.title', 'Shared "nodes"'), 'a'],
  [filter.at('my.page.price', 10), 'b'],
  [filter.at('my.page.isOpen', false), 'b'],
  [filter.at('my.page.author', 'x'), 'a'],
  [filter.at('my.page.rows.label', 'two'), 'a'],
  [filter.not('my.page.price', 10), 'ac'],
  [filter.not('document.tags', ['blue']), 'c'],
  [filter.any('document.tags', ['red', 'green']), 'a'],
  [filter.any('my.page.size', ['large', 'huge']), 'b'],
  [filter.in('document.id', ['c', 'a', 'z']), 'ac'],
  [filter.in('my.page.uid', ['b']), 'b'],
  [filter.fulltext('document', 'BUILDERS rpc'), 'a'],
  [filter.fulltext('document', 'builders absent'), ''],
  [filter.fulltext('document', 'sliced'), 'a'],
  [filter.fulltext('document', 'unsearchable'), ''],
  [filter.fulltext('document', '节点'), 'b'],
  [filter.fulltext('my.page.body', 'access'), 'a'],
  [filter.fulltext('my.page.title', 'access'), ''],
  [filter.has('my.page.author'), 'a'],
  [filter.has('my.page.body'), 'a'],
  [filter.has('my.page.image'), 'a'],
  [filter.has('my.page.links'), 'a'],
  [filter.has('my.page.isOpen'), 'ab'],
  [filter.missing('my.page.author'), 'b'],
  [filter.missing('my.page.rows'), 'b'],
  [filter.missing('my.page.links'), 'b'],
];

describe('filters', () => {
  test.each(CASES)('%s finds "%s"', async (condition, expected) => {
    const { client } = createTestClient({ documents });
    const { results } = await client.get({ filters: [condition] });
    expect(results.map(({ id }) => id).join('')).toBe(expected);
  });

  test('several filters must all match, in one q or in many', async () => {
    const { client, handle, name } = createTestClient({ documents });
    const conditions = [filter.at('document.tags', ['blue']), filter.at('my.page.price', 10)];
    const { results } = await client.get({ filters: conditions });
    expect(results.map(({ id }) => id)).toEqual(['b']);

    const url = new URL(`https://${name}.cdn.prismic.io/api/v2/documents/search`);
    url.searchParams.set('ref', (await client.getMasterRef()).ref);
    url.searchParams.set('q', `[${conditions.join('')}]`);
    expect(await (await handle(new Request(url))).json()).toMatchObject({ total_results_size: 1 });
  });
});
