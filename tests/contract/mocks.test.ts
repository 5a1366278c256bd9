import type { SharedSliceModel } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { loadDocuments, loadModels } from '@/embedded/content/load';
import { toDocumentUrl } from '@/embedded/content/routes';
import prismic from '@/prismic.config.json';
import { getMocks, toSliceMocks } from '@/scripts/generate/mocks';
import { toApiSlice, type ApiSlice, type SliceMock } from '@/scripts/library/slices';
import { MODEL, VALUES } from './every-field';

const root = process.cwd();
const ROW = { messages: 'Alone' };
const SLICE = {
  slice_type: 'all',
  variation: 'default',
  primary: { ...VALUES, rows: [VALUES, ROW] },
  items: [VALUES],
};
const { sharedSlices } = loadModels(root);
const documents = loadDocuments(root);
const urls = new Map(
  documents.map(({ document }) => [
    document.id,
    toDocumentUrl(document, prismic.routes, { masterLang: 'en-gb' }),
  ]),
);

/** Replaces document links with their URLs, as in mocks: another repository's ids differ. */
function withAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddresses);
  if (!isJsonObject(value)) return value;
  const { id, ...rest } = value;
  const url = value.link_type === 'Document' ? urls.get(String(id)) : undefined;
  if (url) return { ...rest, link_type: 'Web', url };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withAddresses(item)]));
}

const english = documents
  .filter(({ document }) => document.lang === 'en-gb')
  .flatMap(({ file, document }) =>
    [document.data.slices ?? []]
      .flat()
      .map(withAddresses)
      .filter(isJsonObject)
      .map((slice) => [`${String(slice.slice_type)} of ${file}`, slice] as const),
  );

const KEYED = ['link_type', 'cells', 'content'];

/** Removes the editor's keys of links and rows, and what a document link includes. */
function toBare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toBare);
  if (!isJsonObject(value)) return value;
  const isKeyed = KEYED.some((name) => name in value);
  const isDocument = value.link_type === 'Document';
  const kept = Object.entries(value).filter(([name, item]) => {
    if (item === undefined || item === null || name === 'direction') return false;
    return isDocument ? ['link_type', 'id', 'text'].includes(name) : !(isKeyed && name === 'key');
  });
  return Object.fromEntries(kept.map(([name, item]) => [name, toBare(item)]));
}

const toBareSlice = ({ primary, items }: ApiSlice | JsonObject) => toBare({ primary, items });

/** Returns the content service's response after an editor has taken over a variation's mock. */
function toAnswer(model: SharedSliceModel, slice: JsonObject): ApiSlice {
  const mocks = toSliceMocks(model, [slice]);
  const mock = mocks.find(({ variation }) => variation === slice.variation);
  return toApiSlice(model, mock as SliceMock);
}

function listKeys(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(listKeys);
  if (!isJsonObject(value)) return [];
  const inner = Object.values(value).flatMap(listKeys);
  return '__TYPE__' in value && 'key' in value ? [value.key, ...inner] : inner;
}

describe('a slice that was made a mock', () => {
  it('comes back with every kind of field as it was', () => {
    expect(toBareSlice(toAnswer(MODEL, SLICE))).toMatchObject(toBareSlice(SLICE) as object);
  });

  it('comes back with what was empty as empty', () => {
    const { primary } = toAnswer(MODEL, {
      ...SLICE,
      primary: { messages: '', rows: [], prose: [] },
    });
    expect(primary).toMatchObject({
      messages: null,
      rows: [],
      prose: [],
      links: [],
      figures: null,
    });
    expect(primary).toMatchObject({ link: { link_type: 'Any' }, photo: {}, video: {}, place: {} });
  });

  it('links to the address of a document, whose id differs between repositories', () => {
    const link = { link_type: 'Document', id: 'about', url: '/about/', text: 'About us' };
    const { primary } = toAnswer(MODEL, { ...SLICE, primary: { link, page: link } });
    expect(primary.link).toMatchObject({ link_type: 'Web', url: '/about/', text: 'About us' });
    expect(primary.page).toMatchObject({ link_type: 'Document', id: 'about' });
  });

  it('has valid, unique and deterministic keys', () => {
    const mocks = toSliceMocks(MODEL, [SLICE]);
    const keys = listKeys(mocks);
    expect(keys.length).toBeGreaterThan(10);
    expect(new Set(keys).size).toBe(keys.length);
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
    for (const key of keys) expect(key).toMatch(uuid);
    expect(toSliceMocks(MODEL, [SLICE])).toEqual(mocks);
  });
});

describe('the mocks of a model', () => {
  it('show the first slice of a variation', () => {
    const later = { ...SLICE, primary: { messages: 'Later' } };
    const stranger = { ...later, slice_type: 'another' };
    const [mock] = toSliceMocks(MODEL, [stranger, SLICE, later]);
    expect(mock?.primary.messages).toMatchObject({ value: VALUES.messages });
  });

  it('fill every field of a variation that no document uses', () => {
    const mocks = toSliceMocks(MODEL, []);
    expect(mocks.map(({ variation }) => variation)).toEqual(['default', 'other']);
    const fields = Object.keys(VALUES);
    expect(Object.keys(mocks[0]?.primary ?? {})).toEqual([...fields, 'rows']);
    expect(Object.keys(mocks[1]?.primary ?? {})).toEqual(fields);
    expect(mocks[0]?.items[0]?.value.map(([id]) => id)).toEqual(fields);
  });

  it.each([
    ['heading2,heading3,paragraph,strong', ['heading2', 'paragraph', 'heading3']],
    [
      'paragraph,o-list-item,image,embed',
      ['paragraph', 'o-list-item', 'o-list-item', 'image', 'embed'],
    ],
  ])('write a sample with each node that %s allows, and no other', (multi, types) => {
    const text = { type: 'StructuredText', config: { label: 'Text', multi } };
    const model = { ...MODEL, variations: [{ ...MODEL.variations[1], primary: { text } }] };
    const [mock] = toSliceMocks(model as SharedSliceModel, []);
    const nodes = mock?.primary.text as { value: { type: string }[] } | undefined;
    expect(nodes?.value.map(({ type }) => type)).toEqual(types);
  });
});

describe('the mocks of this repository', () => {
  it('exist for every model, and are the same each time', () => {
    const mocks = getMocks(root);
    expect([...mocks.keys()]).toEqual(sharedSlices.map(({ name }) => `slices/${name}/mocks.json`));
    expect(getMocks(root)).toEqual(mocks);
  });

  it.each(english)('round-trips %s', (_, slice) => {
    const model = sharedSlices.find(({ id }) => id === slice.slice_type) as SharedSliceModel;
    expect(toBareSlice(toAnswer(model, slice))).toMatchObject(toBareSlice(slice) as object);
  });
});
