import type { PrismicDocument } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { toFile } from '@/scripts/prismic/pull';
import { toStoredDocuments } from '@/scripts/prismic/remote-documents';

const DOCUMENT = { id: 'page-faq-en-gb', type: 'page', uid: 'faq', lang: 'en-gb' };

describe('the file of a document that is pulled', () => {
  it('is named by type, uid and language', () => {
    expect(toFile(DOCUMENT)).toBe('content/page/faq.en-gb.json');
    expect(toFile({ ...DOCUMENT, type: 'home', uid: null })).toBe('content/home/home.en-gb.json');
  });

  it('is named by its id where there may be many without a uid', () => {
    const redirect = { id: 'redirect-Zx1-en-gb', type: 'redirect', uid: null, lang: 'en-gb' };
    expect(toFile(redirect, true)).toBe('content/redirect/redirect-Zx1-en-gb.en-gb.json');
    expect(() => toFile({ ...redirect, id: '../x' }, true)).toThrow('unusable name');
  });

  it.each([
    { uid: '../../evil' },
    { uid: '..' },
    { uid: 'a/b' },
    { uid: 'a\\b' },
    { uid: '' },
    { type: '../x' },
    { lang: 'en/../..' },
  ])('is refused with %j', (part) => {
    expect(() => toFile({ ...DOCUMENT, ...part })).toThrow('unusable name');
  });
});

it('documents without a uid are one each, under the same names at the next pull', () => {
  const toRemote = (id: string, type = 'redirect') =>
    ({
      ...{ id, type, uid: null, lang: 'en-gb', tags: [], alternate_languages: [] },
      ...{
        first_publication_date: 'then',
        last_publication_date: 'now',
        data: { from: `/${id}/` },
      },
    }) as unknown as PrismicDocument;
  const remote = [toRemote('A1'), toRemote('B2'), toRemote('C3', 'settings')];
  const read = (local: ReturnType<typeof toStoredDocuments>) =>
    toStoredDocuments(remote, {
      ids: { findDocument: () => undefined } as never,
      ...{ origin: 'https://site.example', local, getNewFile: String },
      isRepeatable: (type) => type === 'redirect',
    });
  const first = read([]);
  const ids = ['redirect-A1-en-gb', 'redirect-B2-en-gb', 'settings-en-gb'];
  expect(first.map(({ id }) => id)).toEqual(ids);
  expect(read(first).map(({ id }) => id)).toEqual(ids);
});
