import { describe, expect, it } from 'vitest';
import { toFile } from '@/scripts/prismic/pull';

const DOCUMENT = { type: 'page', uid: 'faq', lang: 'en-gb' };

describe('the file of a document that is pulled', () => {
  it('is named by type, uid and language', () => {
    expect(toFile(DOCUMENT)).toBe('content/page/faq.en-gb.json');
    expect(toFile({ ...DOCUMENT, type: 'home', uid: null })).toBe('content/home/home.en-gb.json');
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
