import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '@/embedded/content/types';
import { validateDocuments } from '@/embedded/content/validate';
import { AUTHOR_MODEL, HERO_MODEL, LANGUAGES, PAGE_MODEL, richText, toDocument } from './fixtures';

const MODELS = { customTypes: [PAGE_MODEL, AUTHOR_MODEL], sharedSlices: [HERO_MODEL] };

const toTwins = (fields: Partial<StoredDocument> & { id: string }) =>
  LANGUAGES.map(({ id: lang }) =>
    toDocument({ group: fields.id, uid: fields.id, ...fields, id: `${fields.id}.${lang}`, lang }),
  ) as [StoredDocument, StoredDocument];
const targets = [
  ...toTwins({ id: 'target' }),
  ...toTwins({ id: 'ann', uid: null, type: 'author' }),
];
const [target, targetCn, ann] = targets as [StoredDocument, StoredDocument, StoredDocument];

const validate = (documents: readonly StoredDocument[]) =>
  validateDocuments(
    documents.map((document) => ({ document, file: `${document.id}.json` })),
    MODELS,
    LANGUAGES,
  );
const validateData = (data: Record<string, unknown>) =>
  validate([
    toDocument({ id: 'p', data }),
    toDocument({ id: 'q', group: 'p', lang: 'zh-cn' }),
    ...targets,
  ]);

const hero = (more: Record<string, unknown> = {}) => ({
  id: 'hero-1',
  slice_type: 'hero',
  slice_label: null,
  variation: 'default',
  version: 'initial',
  primary: { title: 'Hi', isWide: true },
  items: [{ label: 'one' }],
  ...more,
});
const image = (more: Record<string, unknown> = {}) => {
  const filled = { url: '/img/a.png', alt: 'A', dimensions: { width: 4, height: 3 }, ...more };
  return { ...filled, small: { ...filled } };
};
const toTarget = (more: Record<string, unknown> = {}) => ({
  link_type: 'Document',
  id: 'target.en-gb',
  ...more,
});
const web = (more: Record<string, unknown> = {}) => ({
  link_type: 'Web',
  url: 'https://example.com',
  ...more,
});
const span = (type: string, data?: unknown) => [{ type, start: 0, end: 2, data }];
const cell = (type: string) => ({ key: 'c', type, content: richText('x') });
const rows = (...cells: unknown[]) => ({ rows: [{ key: 'r', cells }] });

const FILLED = {
  title: 'Title',
  count: 3,
  isShown: true,
  day: '2026-02-28',
  tint: '#0A5cff',
  size: 'small',
  body: [
    ...richText('Hi all', [
      ...span('strong'),
      ...span('hyperlink', toTarget({ target: '_blank' })),
    ]),
    { type: 'heading2', text: '标题', spans: [], direction: 'ltr' },
    { type: 'image', ...image(), linkTo: web() },
    { type: 'embed', oembed: { embed_url: 'https://example.com/v', type: 'video', html: null } },
  ],
  heading: [{ type: 'heading1', text: 'H', spans: [] }],
  image: image({ alt: null, copyright: null }),
  link: toTarget({ text: 'Read', variant: 'primary' }),
  plainLink: web({ url: '/docs/', target: '_blank' }),
  links: [toTarget({ key: 'k' }), web({ text: 'Out' }), { link_type: 'Any', text: 'Soon' }],
  file: { link_type: 'Media', id: 'f', name: 'a.zip', kind: 'file', url: '/a.zip', size: '10' },
  author: { link_type: 'Document', id: 'ann.en-gb', type: 'author', uid: null, lang: 'en-gb' },
  video: { embed_url: 'https://example.com/v', type: 'video', html: '<i>', provider_name: 'X' },
  table: { head: rows(cell('header')), body: rows(cell('header'), cell('data')) },
  rows: [{ label: 'one', cells: [{ value: 1 }] }],
  slices: [hero(), hero({ id: 'hero-2', items: [] })],
};
const EMPTY = {
  ...{ title: null, count: null, isShown: false, day: null, tint: null },
  ...{ size: null, body: [], heading: [], image: {}, link: { link_type: 'Any' }, links: [] },
  ...{ video: {}, table: null, rows: [], slices: [] },
};

describe('the value of a field', () => {
  test.each([
    ['filled', FILLED],
    ['empty', EMPTY],
    ['missing', {}],
  ])('may be %s', (_name, data) => {
    expect(validateData(data)).toEqual([]);
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{ titel: 'x' }, 'data', 'titel'],
    [{ title: 1 }, 'data.title', 'a text'],
    [{ isShown: null }, 'data.isShown', 'true or false'],
    [{ day: '2026-02-30' }, 'data.day', 'a date'],
    [{ body: 'x' }, 'data.body', 'a list of nodes'],
    [{ body: [{ type: 'heading3', text: '', spans: [] }] }, 'data.body[0]', 'allows no heading3'],
    [{ body: richText('Hi', span('em')) }, 'data.body[0].spans[0]', 'allows no em'],
    [
      { body: richText('Hi', span('hyperlink', toTarget({ id: 'gone' }))) },
      'data.body[0].spans[0].data',
      'links to "gone", which does not exist',
    ],
    [{ heading: [1, 2].map(() => richText('H')[0]) }, 'data.heading', 'a single node'],
    [{ image: { ...image(), url: 'a.png' } }, 'data.image.url', 'a path'],
    [{ image: { ...image(), small: undefined } }, 'data.image.small', ''],
    [{ link: web({ variant: 'loud' }) }, 'data.link.variant', 'primary'],
    [{ links: [toTarget({ id: 'gone' })] }, 'data.links[0]', 'which does not exist'],
    [{ plainLink: toTarget() }, 'data.plainLink', 'only a web link is allowed'],
    [{ link: toTarget({ id: 'target.zh-cn' }) }, 'data.link', 'which is zh-cn'],
    [{ table: { body: rows(cell('foot')) } }, 'data.table.body.rows[0].cells[0].type', 'header'],
    [{ rows: [{ name: 'x' }] }, 'data.rows[0]', 'name'],
    [{ slices: [hero({ variation: 'tall' })] }, 'data.slices[0]', 'has no variation "tall"'],
    [{ slices: [hero({ primary: { title: 1 } })] }, 'data.slices[0].primary.title', 'a text'],
    [{ slices: [hero(), hero()] }, 'data.slices[1]', 'duplicate slice id "hero-1"'],
  ])('%o is a fault at %s: %s', (data, path, message) => {
    expect(validateData(data)).toEqual([
      { file: 'p.json', path, message: expect.stringContaining(message) },
    ]);
  });
});

describe('a document', () => {
  test.each<[string, Partial<StoredDocument>, string]>([
    ['an unknown type', { type: 'post' }, 'type'],
    ['a uid that is no part of an address', { uid: 'a b' }, 'uid'],
    ['a uid where its type has none', { type: 'author' }, 'uid'],
  ])('with %s is a fault', (_name, fields, path) => {
    const issues = validate([toDocument({ id: 'p', ...fields })]);
    expect(issues.map((issue) => issue.path)).toContain(path);
  });
});

describe('documents together', () => {
  const [twin, twinCn] = toTwins({ id: 'x' });

  test.each<[string, StoredDocument[], string]>([
    [
      'a duplicate id',
      [...targets, { ...twin, id: 'ann.en-gb' }, twinCn],
      'the id is that of ann.en-gb.json',
    ],
    [
      'a duplicate uid in one type and language',
      [...targets, { ...twin, uid: 'target' }, twinCn],
      'the uid is that of target.en-gb.json',
    ],
    [
      'two documents of one language in a group',
      [...targets, { ...target, id: 'x', uid: 'x' }],
      'the group is that of target.en-gb.json',
    ],
    ['a missing twin', [target], 'the group "target" has no zh-cn document'],
    [
      'twins of two types',
      [targetCn, { ...ann, group: 'target' }],
      'the group "target" is of page',
    ],
  ])('%s is a fault', (_name, documents, message) => {
    expect(validate(documents).map((issue) => issue.message)).toEqual([message]);
  });

  test('one without a URL, such as a redirect, may exist in one language only', () => {
    expect(validate([ann])).toEqual([]);
  });
});
