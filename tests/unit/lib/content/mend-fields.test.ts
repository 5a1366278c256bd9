import { describe, expect, it } from 'vitest';
import { loadDocuments } from '@/embedded/content/load';
import { getTypeKinds } from '@/lib/content/field-kinds';
import { mendAnswer, mendDocument } from '@/lib/content/mend-fields';

const HOSTILE = [null, 5, Number.NaN, true, 'x', '__proto__', {}, { a: 1 }, [], [5], [null], [[]]];
const documents = loadDocuments(process.cwd()).map(({ document }) => ({ ...document }));
const paragraph = { type: 'paragraph', text: 'Text', spans: [] };

const picture = { type: 'image', url: '/a.png', alt: 'Text', dimensions: {} };

const mend = (type: string, data: object) => mendDocument({ type, data }).data;

describe('documents', () => {
  it('of the content folder match their models', () => {
    const answer = { results: documents };
    expect(mendAnswer(answer)).toBe(answer);
  });

  it.each([
    ['a text', 'settings', { brand_name: { a: 1 } }, { brand_name: null }],
    ['a list', 'settings', { social: 'x' }, { social: [] }],
    ['a list that is not there', 'page', {}, { slices: [] }],
    [
      'an option that the model does not have',
      'settings',
      { social: [{ network: '__proto__' }, 5] },
      { social: [{ network: null }] },
    ],
    ['a link', 'navigation', { dashboard: { url: 5 } }, { dashboard: { link_type: 'Any' } }],
    ['its text', 'navigation', { dashboard: { text: {} } }, { dashboard: { link_type: 'Any' } }],
    [
      'a paragraph',
      'node',
      { lead: [paragraph, { ...paragraph, text: 5 }] },
      { lead: [paragraph] },
    ],
    [
      'the description of a picture',
      'node',
      { lead: [paragraph, { ...picture, alt: {} }] },
      { lead: [paragraph] },
    ],
  ])('count %s of a wrong type as empty', (_, type, data, wanted) => {
    expect(mend(type, data)).toMatchObject(wanted);
  });

  it('lose only that: valid parts stay the same object', () => {
    const social = [{ network: 'github', link: { link_type: 'Web', url: 'https://a.example' } }];
    const mended = mend('settings', { brand_name: 5, social }) as { social: unknown };
    expect(mended.social).toBe(social);
  });

  it('are repaired within slices too', () => {
    const known = { slice_type: 'prose', variation: 'default', primary: 5, items: 'x' };
    const other = { ...known, slice_type: 'other', primary: { title: 5 }, items: [] };
    const { slices } = mend('page', { slices: [known, other, 'x', { slice_type: 5 }] }) as {
      slices: { items: unknown }[];
    };
    expect(slices).toHaveLength(2);
    expect(slices[0]?.items).toEqual([]);
    expect(slices[1]).toBe(other);
  });

  it('keep all lists of a slice with an unknown variation', () => {
    const { slices } = mend('page', {
      slices: [{ slice_type: 'link_cards', variation: 'new', primary: 'x', items: [] }],
    }) as { slices: { primary: object }[] };
    const lists = Object.values(slices[0]?.primary ?? {});
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.every((list) => Array.isArray(list))).toBe(true);
  });

  it('keep a limited number of entries, and nothing large that no view reads', () => {
    const many = Array.from({ length: 100_000 }, () => ({ network: 'github' }));
    const crowd = Object.fromEntries(many.map((_, index) => [`field${index}`, index]));
    const table = { body: { rows: many } };
    const data = { social: many, tagline: 'Text', unread: many, other: 'word' };
    const { social, ...rest } = mend('settings', data) as { social: unknown[] };
    expect(social).toHaveLength(1000);
    expect(rest).toMatchObject({ tagline: 'Text', other: 'word' });
    expect(rest).not.toHaveProperty('unread');
    expect(Object.keys(mend('settings', { ...crowd, tagline: 'Text' }) as object)).toContain(
      'tagline',
    );
    expect(mend('settings', crowd)).not.toHaveProperty('field1');
    const slice = { slice_type: 'comparison', variation: 'default', primary: { unread: table } };
    expect(JSON.stringify(mend('page', { slices: [{ ...slice, items: [] }] }))).not.toContain(
      'github',
    );
  });

  it('lose unknown lists and objects', () => {
    const many = Array.from({ length: 1000 }, () => ({ a: 1 }));
    const slice = { slice_type: 'prose', variation: 'default', primary: {}, items: [] };
    const document = { type: 'page', tags: ['tag'], data: { slices: [{ ...slice, many }] }, many };
    const text = JSON.stringify(mendAnswer({ results: [document], many }));
    expect(text).toContain('tag');
    expect(text).not.toContain('many');
  });

  it.each([
    ['a date that is none', { last_publication_date: 'yesterday' }, null],
    ['a date of a wrong type', { first_publication_date: 5 }, null],
    ['an address that is no text', { url: 5 }, null],
    ['a uid that is no text', { uid: 5 }, null],
    ['languages that are none', { alternate_languages: null }, []],
    ['a language that is none', { alternate_languages: [5, {}, { lang: null }] }, []],
  ])('count %s as empty', (_, about, wanted) => {
    const [name] = Object.keys(about);
    expect(mendDocument({ type: 'page', data: {}, ...about })[name as string]).toEqual(wanted);
  });

  it.each([
    ['a row without cells', { body: { rows: [{}] } }],
    ['a cell that is none', { body: { rows: [{ cells: [null] }] } }],
    ['a cell without a text', { body: { rows: [{ cells: [{ content: 'x' }] }] } }],
    ['a head that is none', { head: { rows: 5 }, body: { rows: [] } }],
  ])('have no table with %s', (_, table) => {
    const primary = { parts: [{ text: [], table }] };
    const slice = { slice_type: 'legal_text', variation: 'default', primary, items: [] };
    const { slices } = mend('page', { slices: [slice] }) as { slices: (typeof slice)[] };
    expect(slices[0]?.primary.parts[0]?.table).toBeNull();
  });

  it('have no overly nested link', () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`);
    const dashboard = { link_type: 'Web', url: 'https://a.example', deep };
    expect(mend('navigation', { dashboard })).toMatchObject({ dashboard: { link_type: 'Any' } });
  });

  it('have no paragraph that holds thousands of values', () => {
    const crowded = { ...paragraph, many: Array.from({ length: 100_000 }, () => ({})) };
    expect(mend('node', { lead: [paragraph, crowded] })).toMatchObject({ lead: [paragraph] });
  });

  it('of unknown types are left alone', () => {
    const unknown = { type: 'toString', data: { a: 5 } };
    expect(mendDocument(unknown)).toBe(unknown);
  });
});

describe.each(['settings', 'navigation', 'node', 'page', 'faucet', 'home'])('a %s', (type) => {
  it.each(Object.keys(getTypeKinds(type)))('is sound once mended, whatever is in %s', (field) => {
    for (const value of HOSTILE) {
      const once = mendDocument({ type, data: { [field]: value } });
      expect(mendDocument(once), JSON.stringify(value)).toBe(once);
    }
  });
});
