import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { isFile, isServedElsewhere, splitLocale } from '@/lib/site/paths';
import {
  FOLDERS,
  listFiles,
  readMocks,
  readModel,
  toApiSlice,
  toScreenshotName,
  type SliceMock,
} from '@/scripts/library/slices';
import { toBlankSlices } from './blank-slices';
import { listLabels, listTexts } from './editor-texts';
import { getNamelessElements, getHrefs, getWords, toLine } from './markup';
import { renderSlice } from './slice-fixtures';

// Slices are rendered without Next.
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.restoreAllMocks();
});

// Styles are optional: a section may consist of shared components.
const SLICE_FILES = ['index.tsx', 'model.json', 'mocks.json'];

function expectNoShell(html: string, field: string) {
  expect.soft(getHrefs(html), field).not.toContain('');
  expect.soft(getNamelessElements(html), field).toEqual([]);
  expect.soft(getWords(html), field).not.toMatch(/\b(?:undefined|NaN)\b/);
  expect.soft(html, field).not.toMatch(/="[^"]*\b(?:undefined|null|NaN)\b/);
  expect.soft(console.error, field).not.toHaveBeenCalled();
}

describe.each(FOLDERS)('%s', (folder) => {
  const model = readModel(folder);
  const variations = model.variations.map(({ id }) => id);

  it('has exactly its files, including a picture of each variation', () => {
    const pictures = variations.map(toScreenshotName);
    expect(listFiles(folder)).toEqual(expect.arrayContaining([...SLICE_FILES, ...pictures]));
    const others = listFiles(folder).filter((name) => name.startsWith('screenshot-'));
    expect(others.sort()).toEqual(pictures.sort());
  });

  it('tells the editor what each field is for', () => {
    const fields = model.variations.map(({ primary, items }) => ({ ...primary, ...items }));
    for (const { id, label } of fields.flatMap(listLabels)) {
      expect(label, id).toEqual(expect.stringMatching(/\w/));
    }
  });

  it('has one mock for each variation', () => {
    expect(readMocks(folder).map(({ variation }) => variation)).toEqual(variations);
  });

  describe.each(LOCALE_KEYS)('on a page in %s', (locale) => {
    it.each(model.variations)("shows the text of $id's mock", async ({ id, primary }) => {
      const [mock] = readMocks(folder).filter(({ variation }) => variation === id);
      const slice = toApiSlice(model, mock as SliceMock);
      const html = await renderSlice(slice, locale);
      const messages = getWords(html);
      const texts = listTexts(primary ?? {}, slice.primary);
      expect(texts).not.toEqual([]);
      for (const text of texts) expect.soft(messages).toContain(toLine(text));
      expect.soft(getNamelessElements(html)).toEqual([]);
      expect.soft(console.error).not.toHaveBeenCalled();
    });

    it('links to no page in another language', async () => {
      for (const mock of readMocks(folder)) {
        const html = await renderSlice(toApiSlice(model, mock), locale);
        const paths = getHrefs(html).filter((href) => /^\/(?!\/)/.test(href));
        const strangers = paths.filter(
          (path) =>
            !isServedElsewhere(path) && !isFile(path) && splitLocale(path).locale !== locale,
        );
        expect(strangers).toEqual([]);
      }
    });

    it.each([0, 1])('renders no empty shells, with %i blank items', async (rows) => {
      for (const slice of toBlankSlices(model, rows)) {
        const html = await renderSlice(slice, locale);
        expectNoShell(html, slice.variation);
        expect.soft(html).not.toMatch(/\bnull\b/);
      }
    });
  });
});
