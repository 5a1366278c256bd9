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
    day: '2026-03-02',
    size: 'small',
    place: { latitude: 48.8566, longitude: 2.3522 },
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
    day: '2026-12-06',
    size: 'large',
    place: { latitude: 51.5072, longitude: -0.1276 },
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
  [filter.at('my.page.day', new Date('2026-03-02')), 'a'],
  [filter.not('my.page.price', 10), 'ac'],
  [filter.not('document.tags', ['blue']), 'c'],
  [filter.any('document.tags', ['red', 'green']), 'a'],
  [filter.any('my.page.size', ['large', 'huge']), 'b'],
  [filter.any('my.page.day', [new Date('2026-12-06')]), 'b'],
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
  [filter.similar('a', 10), ''],
  [filter.geopointNear('my.page.place', 48.85, 2.35, 5), 'a'],
  [filter.geopointNear('my.page.place', 48.85, 2.35, 345), 'ab'],
  [filter.geopointNear('my.page.place', 48.85, 2.35, 340), 'a'],
  [filter.numberLessThan('my.page.price', 10), 'a'],
  [filter.numberGreaterThan('my.page.price', 5), 'b'],
  [filter.numberInRange('my.page.price', 5, 10), 'ab'],
  [filter.numberInRange('my.page.price', 5.5, 9), ''],
  [filter.dateAfter('my.page.day', '2026-03-02'), 'b'],
  [filter.dateBefore('my.page.day', '2026-03-03'), 'a'],
  [filter.dateBefore('my.page.day', '2026-03-02'), ''],
  [filter.dateBetween('my.page.day', '2026-03-02', new Date('2026-12-06')), 'ab'],
  [filter.dateAfter('document.first_publication_date', '2026-12-06T22:59:00+0000'), 'b'],
  [filter.dateAfter('document.first_publication_date', '2026-12-06T22:59:00-0100'), ''],
  [filter.dateDayOfMonth('my.page.day', 2), 'a'],
  [filter.dateDayOfMonthAfter('my.page.day', 2), 'b'],
  [filter.dateDayOfMonthBefore('my.page.day', 6), 'a'],
  [filter.dateDayOfWeek('my.page.day', 'Monday'), 'a'],
  [filter.dateDayOfWeek('my.page.day', 7), 'b'],
  [filter.dateDayOfWeekAfter('my.page.day', 'mon'), 'b'],
  [filter.dateDayOfWeekBefore('my.page.day', 'sunday'), 'a'],
  [filter.dateMonth('my.page.day', 'March'), 'a'],
  [filter.dateMonthAfter('my.page.day', 3), 'b'],
  [filter.dateMonthBefore('my.page.day', 'dec'), 'a'],
  [filter.dateYear('my.page.day', 2026), 'ab'],
  [filter.dateYear('my.page.day', 2025), ''],
  [filter.dateHour('document.first_publication_date', 9), 'a'],
  [filter.dateHourAfter('document.first_publication_date', 9), 'b'],
  [filter.dateHourBefore('document.first_publication_date', 23), 'ac'],
];

describe('filters', () => {
  test.each(CASES)('%s finds "%s"', async (condition, expected) => {
    const { client } = createTestClient({ documents });
    const { results } = await client.get({ filters: [condition] });
    expect(results.map(({ id }) => id).join('')).toBe(expected);
  });

  test('the cases cover every filter of the client', () => {
    const toName = (condition: string) => /^\[([^(]+)\(/.exec(condition)?.[1];
    const written = Object.values(filter).map((write) =>
      toName((write as (path: string) => string)('my.page.x')),
    );
    const covered = new Set(CASES.map(([condition]) => toName(condition)));
    expect(written.filter((name) => !covered.has(name))).toEqual([]);
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
