import { describe, expect, it } from 'vitest';
import { placeDocuments } from '@/embedded/content/place-files';
import type { ContentFile, StoredDocument } from '@/embedded/content/types';

const DOCUMENT: StoredDocument = {
  ...{ id: 'page-faq-en-gb', type: 'page', uid: 'faq', lang: 'en-gb', group: 'faq', tags: [] },
  ...{ first_publication_date: 'then', last_publication_date: 'now', data: {} },
};
const toDocument = (id: string, uid: string | null): StoredDocument => ({ ...DOCUMENT, id, uid });
const toFile = (name: string) => `content/page/${name}.en-gb.json`;

function place(documents: StoredDocument[], before: ContentFile[] = []) {
  const { files, left } = placeDocuments(documents, before, ({ id }) => id);
  return {
    files: Object.fromEntries(files.map(({ document, file }) => [document.id, file])),
    left,
  };
}

describe('the file of a document', () => {
  it('keeps its name, or gets the given one, without a uid', () => {
    const [known, added] = [toDocument('known', null), toDocument('added', null)];
    const { files, left } = place([known, added], [{ document: known, file: toFile('by-hand') }]);
    expect(files).toEqual({ known: toFile('by-hand'), added: toFile('added') });
    expect(left).toEqual([]);
  });

  it('follows its uid, and leaves no file under the old one', () => {
    const before = [{ document: toDocument('one', 'about'), file: toFile('about') }];
    const { files, left } = place([toDocument('one', 'about-us')], before);
    expect(files).toEqual({ one: toFile('about-us') });
    expect(left).toEqual([toFile('about')]);
  });

  it("is never another document's", () => {
    const before = [{ document: toDocument('renamed', 'about-us'), file: toFile('about') }];
    expect(place([toDocument('new', 'about')], before)).toEqual({
      files: { new: toFile('new') },
      left: [],
    });
    const both = [...before, { document: toDocument('third', 'x'), file: toFile('new') }];
    expect(() => place([toDocument('new', 'about')], both)).toThrow('holds another document');
  });

  it.each([
    { uid: '../../evil' },
    { uid: '..' },
    { uid: '' },
    { type: '../x' },
    { lang: 'en/../..' },
    { uid: null, id: '../x' },
  ])('is refused with %j', (part) => {
    expect(() => place([{ ...DOCUMENT, ...part }])).toThrow('unusable name');
  });
});
