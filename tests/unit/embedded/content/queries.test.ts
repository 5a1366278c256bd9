import { NotFoundError } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { createTestClient, toDocument, toDocuments } from './fixtures';

const ids = (documents: readonly { id: string }[]) => documents.map(({ id }) => id);

const home = toDocument({ id: 'home-en', uid: 'home', group: 'home', tags: ['core', 'top'] });
const homeCn = toDocument({ id: 'home-cn', uid: 'home', group: 'home', lang: 'zh-cn' });
const about = toDocument({ id: 'about-en', uid: 'about', group: 'about', tags: ['core'] });
const aboutCn = toDocument({ id: 'about-cn', uid: 'guanyu', group: 'about', lang: 'zh-cn' });
const settings = toDocument({ id: 'settings-en', uid: null, type: 'settings', group: 'settings' });
const settingsCn = { ...settings, id: 'settings-cn', lang: 'zh-cn' };
const documents = [home, homeCn, about, aboutCn, settings, settingsCn];

describe('reading documents with the client', () => {
  test.each([
    [undefined, 'settings-en'],
    ['en-gb', 'settings-en'],
    ['zh-cn', 'settings-cn'],
  ])(
    'getSingle in %s is the document of that language, the master without one',
    async (lang, id) => {
      const { client } = createTestClient({ documents });
      expect(await client.getSingle('settings', { lang })).toMatchObject({
        id,
        uid: null,
        url: null,
      });
    },
  );

  test('a uid of the other language is not found', async () => {
    const { client } = createTestClient({ documents });
    await expect(client.getByUID('page', 'guanyu')).rejects.toThrow(NotFoundError);
    await expect(client.getByUID('page', 'guanyu', { lang: 'fr-fr' })).rejects.toThrow(
      NotFoundError,
    );
  });

  test('getByID and getByIDs, over languages with lang *', async () => {
    const { client } = createTestClient({ documents });
    expect((await client.getByID('home-en')).uid).toBe('home');
    const { results } = await client.getByIDs(['home-cn', 'about-en', 'none'], { lang: '*' });
    expect(ids(results)).toEqual(['about-en', 'home-cn']);
    const byUid = await client.getByUIDs('page', ['home', 'about']);
    expect(ids(byUid.results)).toEqual(['about-en', 'home-en']);
  });

  test('a document lists its translations but not itself', async () => {
    const { client } = createTestClient({ documents });
    const { alternate_languages } = await client.getByUID('page', 'about');
    expect(alternate_languages).toEqual([
      { id: 'about-cn', type: 'page', lang: 'zh-cn', uid: 'guanyu' },
    ]);
    expect((await client.getSingle('settings')).alternate_languages).toEqual([
      { id: 'settings-cn', type: 'settings', lang: 'zh-cn' },
    ]);
  });
});

describe('pages of results', () => {
  const many = Array.from({ length: 250 }, (_, index) =>
    toDocument({ id: `d${String(index).padStart(3, '0')}`, data: { rank: index } }),
  );

  test('getAllByType collects 250 documents in three requests', async () => {
    const { client, requests } = createTestClient({ documents: many });
    const found = await client.getAllByType('page');
    expect(new Set(ids(found)).size).toBe(250);
    expect(requests.filter(({ pathname }) => pathname.endsWith('/search'))).toHaveLength(3);
  });

  test.each([
    [{}, { page: 1, results_per_page: 20, results_size: 20, total_pages: 13 }],
    [{ pageSize: 500 }, { page: 1, results_per_page: 100, results_size: 100, total_pages: 3 }],
    [
      { pageSize: 100, page: 3 },
      { page: 3, results_size: 50, next_page: null },
    ],
    [{ page: 99 }, { page: 99, results_size: 0, total_results_size: 250, next_page: null }],
  ])('the envelope of %o', async (params, envelope) => {
    const { client } = createTestClient({ documents: many });
    expect(await client.get(params)).toMatchObject(envelope);
  });
});

describe('orderings', () => {
  const documents = toDocuments([
    { title: 'beta', rank: 2, isOn: true },
    { title: 'Alpha', rank: 10, isOn: false },
    { rank: 2, body: [{ type: 'heading1', text: 'x', spans: [] }] },
  ]).map((document, index) => ({
    ...document,
    first_publication_date: `2026-01-0${3 - index}T00:00:00+0000`,
  }));

  test.each([
    ['a text, ignoring case, absent last', [{ field: 'my.page.title' }], 'bac'],
    ['descending, absent last', [{ field: 'my.page.title', direction: 'desc' }], 'abc'],
    ['numbers by size', [{ field: 'my.page.rank', direction: 'desc' }], 'bac'],
    ['dates', [{ field: 'document.first_publication_date' }], 'cba'],
  ] as const)('%s', async (_name, orderings, order) => {
    const { client } = createTestClient({ documents });
    const { results } = await client.get({ orderings: [...orderings] });
    expect(ids(results).join('')).toBe(order);
  });
});
