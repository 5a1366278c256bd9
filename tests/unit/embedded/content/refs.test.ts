import { PreviewTokenExpiredError } from '@prismicio/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestClient, toDocument } from './fixtures';

const published = toDocument({ id: 'a', data: { title: 'published' } });
const other = toDocument({ id: 'b', data: { title: 'other' } });
const documents = [published, other];
const withTitle = (title: string) => ({ ...published, data: { title } });

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

describe('the master ref', () => {
  test('depends only on the content, not on its order', async () => {
    const getRef = async (stored: typeof documents) =>
      (await createTestClient({ documents: stored }).client.getMasterRef()).ref;
    const ref = await getRef(documents);
    expect(await getRef([...documents].reverse())).toBe(ref);
    expect(await getRef([withTitle('edited'), other])).not.toBe(ref);
  });

  test.each([
    ['an unknown ref', 'nonsense'],
    ['a broken cookie', '{"_tracker'],
  ])('%s is replaced by the master ref', async (_name, ref) => {
    const { client, requests } = createTestClient({ documents });
    expect((await client.getByID('a', { ref })).data.title).toBe('published');
    const refs = requests.map(({ searchParams }) => searchParams.get('ref'));
    expect(refs.filter(Boolean)).toEqual([ref, expect.stringMatching(/^master-/)]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`(${ref}) was invalid`));
  });
});

describe('releases', () => {
  const added = toDocument({ id: 'c', lang: 'en-gb' });
  const releases = [
    { id: 'spring', label: 'Spring 2026', documents: [withTitle('spring'), added] },
  ];

  test('are listed beside the master', async () => {
    const { client } = createTestClient({ documents, releases });
    expect(await client.getReleases()).toMatchObject([{ id: 'spring', label: 'Spring 2026' }]);
  });

  test('by id and by label replace and add documents', async () => {
    for (const choose of ['id', 'label'] as const) {
      const { client } = createTestClient({ documents, releases });
      if (choose === 'id') client.queryContentFromReleaseByID('spring');
      else client.queryContentFromReleaseByLabel('Spring 2026');
      const { results } = await client.get();
      expect(results.map(({ id, data }) => [id, data.title])).toEqual([
        ['a', 'spring'],
        ['b', 'other'],
        ['c', undefined],
      ]);
    }
  });
});

describe('previews', () => {
  const name = 'preview-site';
  const token = `https://${name}.prismic.io/previews/abc?websitePreviewId=1`;
  const expired = `https://${name}.prismic.io/previews/old?websitePreviewId=2`;
  const cookie = JSON.stringify({ _tracker: 'x', [`${name}.prismic.io`]: { preview: token } });
  const previews = [
    { token, documents: [withTitle('draft')] },
    { token: expired, documents: [], expired: true },
  ];
  const create = () => createTestClient({ documents, previews, name }).client;

  test.each([
    ['the token', token],
    ["the toolbar's encoded cookie", encodeURIComponent(cookie)],
  ])('%s as ref shows the draft', async (_name, ref) => {
    const client = create();
    client.queryContentFromRef(ref);
    expect((await client.getByID('a')).data.title).toBe('draft');
    expect((await client.getByID('b')).data.title).toBe('other');
  });

  test.each([
    ['ended', expired],
    ['unknown', `https://${name}.prismic.io/previews/none?websitePreviewId=3`],
  ])('a preview that has %s is not retried', async (_name, ref) => {
    const client = create();
    await expect(client.getByID('a', { ref })).rejects.toThrow(PreviewTokenExpiredError);
    expect(warn).not.toHaveBeenCalled();
  });

  test("a draft's URL comes from the routes", async () => {
    const client = create();
    const options = { documentID: 'a', previewToken: token, defaultURL: '/none' };
    expect(await client.resolvePreviewURL(options)).toBe('/none');
    client.routes = [{ type: 'page', path: '/:uid' }];
    expect(await client.resolvePreviewURL(options)).toBe('/a');
  });
});
