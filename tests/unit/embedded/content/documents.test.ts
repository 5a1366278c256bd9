import type { CustomTypeModel, PrismicDocument } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { toDocumentUrl } from '@/embedded/content/routes';
import { createTestClient, HERO_MODEL, PAGE_MODEL, richText, ROUTES, toDocument } from './fixtures';

type Data = PrismicDocument['data'];

const link = (id: string, more: Record<string, unknown> = {}) => ({
  link_type: 'Document',
  id,
  ...more,
});
const about = toDocument({
  id: 'about',
  tags: ['core'],
  data: { title: 'About', summary: richText('Who'), back: link('home') },
});
const author = toDocument({ id: 'ann', uid: null, type: 'author', data: { name: 'Ann', age: 40 } });

/** Returns a page's data from a service with one other page and an author. */
async function getData(
  data: Record<string, unknown>,
  params: Record<string, unknown> = {},
  config: { models?: CustomTypeModel[] } = {},
): Promise<Data> {
  const { client } = createTestClient({
    documents: [toDocument({ id: 'home', data }), about, author],
    sharedSlices: [HERO_MODEL],
    ...config,
  });
  return (await client.getByID('home', { routes: ROUTES, ...params })).data;
}

const ABOUT_LINK = {
  link_type: 'Document',
  id: 'about',
  type: 'page',
  uid: 'about',
  lang: 'en-gb',
  tags: ['core'],
  slug: 'about',
  url: '/about',
  first_publication_date: '2026-01-01T00:00:00+0000',
  last_publication_date: '2026-01-02T00:00:00+0000',
  isBroken: false,
};

describe('a document link', () => {
  test.each<[string, Record<string, unknown>, (data: Data) => unknown]>([
    ['in a field', { link: link('about') }, (data) => data.link],
    [
      'in a slice',
      { slices: [{ slice_type: 'x', primary: { links: [link('about')] } }] },
      (data) => data.slices[0].primary.links[0],
    ],
    [
      'in rich text',
      { body: richText('hi', [{ type: 'hyperlink', start: 0, end: 2, data: link('about') }]) },
      (data) => data.body[0].spans[0].data,
    ],
  ])('is completed %s', async (_name, data, pick) => {
    expect(pick(await getData(data))).toEqual(ABOUT_LINK);
  });

  test('to a missing document is broken, and leads to the broken route', async () => {
    const params = { brokenRoute: '/404' };
    const { link: broken } = await getData({ link: link('gone', { text: 'Read' }) }, params);
    expect(broken).toMatchObject({
      type: 'broken_type',
      isBroken: true,
      text: 'Read',
      url: '/404',
    });
  });

  test('has the fields that fetchLinks names, and links among them have none', async () => {
    const data = { link: link('about'), author: link('ann') };
    const fetchLinks = ['author.name', 'page.back', 'page.none'];
    const result = await getData(data, { fetchLinks });
    expect(result.author.data).toEqual({ name: 'Ann' });
    expect(Object.keys(result.link.data)).toEqual(['back']);
    expect(result.link.data.back).toMatchObject({ id: 'home', url: '/' });
    expect(result.link.data.back).not.toHaveProperty('data');
  });
});

describe('the data of a document', () => {
  test('has an empty value for each field missing from the file', async () => {
    const slices = [{ id: 's', slice_type: 'hero', variation: 'default', primary: {} }];
    const data = await getData({ rows: [{}], slices }, {}, { models: [PAGE_MODEL] });
    expect(data).toMatchObject({
      title: null,
      isShown: false,
      body: [],
      image: {},
      link: { link_type: 'Any' },
      links: [],
      rows: [{ label: null, cells: [] }],
      slices: [{ version: 'initial', primary: { title: null, isWide: false }, items: [] }],
    });
    expect(data).not.toHaveProperty('uid');
  });
});

describe('the address of a document', () => {
  const context = { masterLang: 'en-gb' };
  const page = (uid: string | null, lang = 'en-gb') => ({ type: 'page', uid, lang });

  test.each([
    ['home', 'en-gb', '/'],
    ['guanyu', 'zh-cn', '/cn/guanyu'],
    ['about', 'fr-fr', null],
    [null, 'en-gb', null],
  ])('of the page %s in %s is %s', (uid, lang, url) => {
    expect(toDocumentUrl(page(uid, lang), ROUTES, context)).toBe(url);
  });

  test.each([
    ['/cn/:uid?', page(null), '/cn'],
    ['/docs/:uid/', page('start'), '/docs/start/'],
    ['/:lang?/:uid', page('a', 'zh-cn'), '/zh-cn/a'],
    ['/:unknown/:uid', page('a'), null],
  ])('by the path %s', (path, document, url) => {
    expect(toDocumentUrl(document, [{ type: 'page', path }], context)).toBe(url);
  });
});
