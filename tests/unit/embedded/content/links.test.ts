import type { PrismicDocument } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { about, getData, link } from './data-setup';
import { createTestClient, richText, toDocument } from './fixtures';

type Data = PrismicDocument['data'];

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

describe('a document link is completed', () => {
  test.each<[string, Record<string, unknown>, (data: Data) => unknown]>([
    ['in a field', { link: link('about') }, (data) => data.link],
    ['in a repeatable field', { links: [link('about')] }, (data) => data.links[0]],
    ['in a group', { rows: [{ link: link('about') }] }, (data) => data.rows[0].link],
    [
      'in a slice',
      { slices: [{ slice_type: 'x', primary: { link: link('about') } }] },
      (data) => data.slices[0].primary.link,
    ],
    [
      'in rich text',
      { body: richText('hi', [{ type: 'hyperlink', start: 0, end: 2, data: link('about') }]) },
      (data) => data.body[0].spans[0].data,
    ],
    [
      'of an image in rich text',
      { body: [{ type: 'image', url: '/img/a.png', linkTo: link('about') }] },
      (data) => data.body[0].linkTo,
    ],
  ])('%s', async (_name, data, pick) => {
    expect(pick(await getData(data))).toEqual(ABOUT_LINK);
  });

  test('keeping its own text, variant and target', async () => {
    const own = { text: 'Read', variant: 'primary', target: '_blank' };
    expect(await getData({ link: link('about', own) })).toEqual({
      link: { ...ABOUT_LINK, ...own },
    });
  });

  test('omitting the uid and URL that its target lacks', async () => {
    const { link: completed } = await getData({ link: link('ann') });
    expect(completed).toMatchObject({ type: 'author', isBroken: false });
    expect(completed).not.toHaveProperty('uid');
    expect(completed).not.toHaveProperty('url');
  });

  test('and other values stay unchanged', async () => {
    const data = {
      web: { link_type: 'Web', url: 'https://example.com' },
      empty: { link_type: 'Any', text: 'Soon' },
      image: { url: '/img/a.png', alt: null, dimensions: { width: 1, height: 2 } },
      none: null,
    };
    expect(await getData(data)).toEqual(data);
  });
});

describe('a link to a document that is not there', () => {
  test('is broken', async () => {
    const { link: broken } = await getData({
      link: link('gone', { text: 'Read', data: { a: 1 } }),
    });
    expect(broken).toMatchObject({ id: 'gone', type: 'broken_type', isBroken: true, text: 'Read' });
    expect(broken).not.toHaveProperty('url');
    expect(broken).not.toHaveProperty('data');
  });

  test('leads to the broken route', async () => {
    const { link: broken } = await getData({ link: link('gone') }, { brokenRoute: '/404' });
    expect(broken.url).toBe('/404');
  });

  test('works in a ref that has the document', async () => {
    const home = toDocument({ id: 'home', data: { link: link('about') } });
    const releases = [{ id: 'next', label: 'Next', documents: [about] }];
    const { client } = createTestClient({ documents: [home], releases });
    expect((await client.getByID('home')).data.link.isBroken).toBe(true);
    client.queryContentFromReleaseByID('next');
    expect((await client.getByID('home')).data.link.isBroken).toBe(false);
  });
});

describe('fields of linked documents', () => {
  test('fetchLinks includes the named ones, of the named types only', async () => {
    const data = { link: link('about'), author: link('ann'), rows: [{ author: link('ann') }] };
    const fetchLinks = ['author.name', 'author.none', 'other.title'];
    const result = await getData(data, { fetchLinks });
    expect(result.author.data).toEqual({ name: 'Ann' });
    expect(result.rows[0].author.data).toEqual({ name: 'Ann' });
    expect(result.link).not.toHaveProperty('data');
  });

  test('links among them are completed but include no further data', async () => {
    const result = await getData(
      { title: 'Home', link: link('about') },
      { fetchLinks: 'page.back,page.title' },
    );
    expect(result.link.data.title).toBe('About');
    expect(result.link.data.back).toMatchObject({ id: 'home', url: '/' });
    expect(result.link.data.back).not.toHaveProperty('data');
  });
});
