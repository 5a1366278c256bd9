import { describe, expect, test } from 'vitest';
import type { ContentFile, StoredDocument } from '@/lib/content/embedded/types';
import { validateDocuments } from '@/lib/content/embedded/validate';
import { AUTHOR_MODEL, HERO_MODEL, LANGUAGES, PAGE_MODEL, richText, toDocument } from './fixtures';

const MODELS = { customTypes: [PAGE_MODEL, AUTHOR_MODEL], sharedSlices: [HERO_MODEL] };

const toTwins = (fields: Partial<StoredDocument> & { id: string }) =>
  LANGUAGES.map(({ id: lang }) =>
    toDocument({ group: fields.id, uid: fields.id, ...fields, id: `${fields.id}.${lang}`, lang }),
  );
const toFiles = (documents: readonly StoredDocument[]): ContentFile[] =>
  documents.map((document) => ({ document, file: `${document.id}.json` }));
const validate = (documents: readonly StoredDocument[]) =>
  validateDocuments(toFiles(documents), MODELS, LANGUAGES);

const targets = [
  ...toTwins({ id: 'target' }),
  ...toTwins({ id: 'ann', uid: null, type: 'author', data: { name: 'Ann' } }),
];
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
const cell = (more: Record<string, unknown> = {}) => ({
  key: 'c',
  type: 'data',
  content: richText('x'),
  ...more,
});
const table = (cells: unknown, more: Record<string, unknown> = {}) => ({
  body: { rows: [{ key: 'r', cells }] },
  ...more,
});

const FILLED = {
  title: 'Title',
  count: 3,
  isShown: true,
  day: '2026-02-28',
  moment: '2026-02-28T12:00:00+0000',
  tint: '#0A5cff',
  place: { latitude: 1, longitude: -2.5 },
  size: 'small',
  body: [
    ...richText('Hi all', [
      ...span('strong'),
      ...span('hyperlink', toTarget({ target: '_blank' })),
      ...span('label', { label: 'note' }),
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
  table: table([cell({ type: 'header' }), cell()], {
    head: { rows: [{ key: 'h', cells: [cell({ type: 'header' })] }] },
  }),
  rows: [{ label: 'one', cells: [{ value: 1 }] }],
  slices: [hero(), hero({ id: 'hero-2', items: [] })],
};

const EMPTY = {
  title: null,
  count: null,
  isShown: false,
  day: null,
  moment: null,
  tint: null,
  place: {},
  size: null,
  body: [],
  heading: [],
  image: {},
  link: { link_type: 'Any' },
  links: [],
  video: {},
  table: null,
  rows: [],
  slices: [],
};

describe('a good set has no fault', () => {
  test.each([
    ['every field filled', FILLED],
    ['every field empty', EMPTY],
    ['no field', {}],
  ])('with %s', (_name, data) => {
    expect(validateData(data)).toEqual([]);
  });
});

describe('the value of a field', () => {
  test.each<[Record<string, unknown>, string, string]>([
    [{ titel: 'x' }, 'data.titel', 'unknown field "titel"'],
    [{ constructor: 'x' }, 'data.constructor', 'unknown field'],
    [{ uid: 'p' }, 'data.uid', 'the UID belongs beside the data'],
    [{ title: 1 }, 'data.title', 'Text must be a text'],
    [{ count: '3' }, 'data.count', 'Number must be'],
    [{ count: 11 }, 'data.count', 'within its bounds'],
    [{ isShown: null }, 'data.isShown', 'Boolean must be true or false'],
    [{ day: '2026-02-30' }, 'data.day', 'Date must be'],
    [{ day: '2026-02-28T00:00:00+0000' }, 'data.day', 'Date must be'],
    [{ moment: '2026-02-28' }, 'data.moment', 'Timestamp must be'],
    [{ moment: '2026-02-28T12:00:00' }, 'data.moment', 'Timestamp must be'],
    [{ tint: 'red' }, 'data.tint', 'Color must be'],
    [{ place: { latitude: 1 } }, 'data.place', 'GeoPoint must be'],
    [{ size: 'huge' }, 'data.size', 'one of small, large'],

    [{ body: 'x' }, 'data.body', 'must be a list of nodes'],
    [{ body: [{ type: 'quote', text: '', spans: [] }] }, 'data.body[0]', 'unknown rich-text node'],
    [
      { body: [{ type: 'heading3', text: '', spans: [] }] },
      'data.body[0]',
      'the field allows no heading3',
    ],
    [{ body: [{ type: 'paragraph', spans: [] }] }, 'data.body[0].text', 'must be a text'],
    [{ body: [{ type: 'paragraph', text: '' }] }, 'data.body[0].spans', 'must be a list'],
    [{ body: richText('Hi', span('em')) }, 'data.body[0].spans[0]', 'allows no em'],
    [{ body: richText('Hi', span('blink')) }, 'data.body[0].spans[0]', 'unknown span'],
    [{ body: richText('x', span('strong')) }, 'data.body[0].spans[0]', 'within the 1 characters'],
    [
      { body: richText('Hi', [{ type: 'strong', start: 1, end: 1 }]) },
      'data.body[0].spans[0]',
      'within the 2 characters',
    ],
    [
      { body: richText('Hi', span('label', { label: 'warn' })) },
      'data.body[0].spans[0]',
      'unknown label "warn"',
    ],
    [
      { body: richText('Hi', span('hyperlink', toTarget({ id: 'gone' }))) },
      'data.body[0].spans[0].data',
      'links to "gone", which does not exist',
    ],
    [
      { body: [{ type: 'image', ...image(), linkTo: toTarget({ id: 'gone' }) }] },
      'data.body[0].linkTo',
      'which does not exist',
    ],
    [{ body: [{ type: 'image', url: '/a.png', alt: '' }] }, 'data.body[0].dimensions', 'above 0'],
    [
      { body: [{ type: 'embed', oembed: { embed_url: 'x', type: 'rich' } }] },
      'data.body[0].oembed.embed_url',
      'http address',
    ],
    [
      { heading: ['a', 'b'].map((text) => ({ type: 'heading1', text, spans: [] })) },
      'data.heading',
      'a single node',
    ],

    [{ image: null }, 'data.image', 'Image must be an object'],
    [{ image: { ...image(), url: 'a.png' } }, 'data.image.url', 'a path of this site'],
    [{ image: { ...image(), alt: undefined } }, 'data.image.alt', 'a text or null'],
    [
      { image: { ...image(), dimensions: { width: 4 } } },
      'data.image.dimensions',
      'a width and a height',
    ],
    [{ image: { ...image(), small: undefined } }, 'data.image.small', 'thumbnail is missing'],
    [{ image: { ...image(), large: {} } }, 'data.image.large', 'unknown key "large"'],

    [{ link: null }, 'data.link', 'link_type must be one of'],
    [{ link: { link_type: 'Page' } }, 'data.link', 'link_type must be one of'],
    [{ link: web({ url: 'javascript:alert(1)' }) }, 'data.link.url', 'must be an http'],
    [{ link: web({ url: '//example.com' }) }, 'data.link.url', 'must be an http'],
    [{ link: web({ label: 'x' }) }, 'data.link.label', 'unknown key "label"'],
    [{ link: web({ variant: 'loud' }) }, 'data.link.variant', 'one of primary'],
    [{ link: web({ text: 1 }) }, 'data.link.text', 'must be a text'],
    [{ link: [web()] }, 'data.link', 'link_type must be one of'],
    [{ links: web() }, 'data.links', 'must be a list'],
    [{ links: [toTarget({ id: 'gone' })] }, 'data.links[0]', 'which does not exist'],
    [{ plainLink: web({ text: 'x' }) }, 'data.plainLink.text', 'allows no text'],
    [{ plainLink: toTarget() }, 'data.plainLink', 'only a web link is allowed'],
    [{ file: { link_type: 'Media', id: 'f' } }, 'data.file.name', 'must be a text'],
    [{ link: toTarget({ id: 'gone' }) }, 'data.link', 'links to "gone", which does not exist'],
    [{ link: toTarget({ id: 'target.zh-cn' }) }, 'data.link', 'which is zh-cn'],
    [{ link: toTarget({ uid: 'old' }) }, 'data.link.uid', 'is "old" but the target\'s is "target"'],
    [{ link: toTarget({ type: 'author' }) }, 'data.link.type', 'but the target\'s is "page"'],
    [{ link: toTarget({ lang: 'zh-cn' }) }, 'data.link.lang', 'but the target\'s is "en-gb"'],
    [{ author: toTarget() }, 'data.author', 'links to a page; allowed are author'],

    [{ video: null }, 'data.video', 'Embed must be an object'],
    [
      { video: { embed_url: 'https://example.com', type: 'film' } },
      'data.video.type',
      'must be one of photo',
    ],
    [{ table: [] }, 'data.table', 'Table must be'],
    [{ table: {} }, 'data.table.body', 'a list of rows'],
    [{ table: table('x') }, 'data.table.body.rows[0]', 'a key and a list of cells'],
    [
      { table: table([cell({ type: 'foot' })]) },
      'data.table.body.rows[0].cells[0].type',
      'header or data',
    ],
    [
      { table: table([cell()], { head: table([cell()]).body }) },
      'data.table.head.rows[0].cells[0].type',
      'must be header',
    ],
    [
      { table: table([cell({ content: 'x' })]) },
      'data.table.body.rows[0].cells[0].content',
      'list of nodes',
    ],
    [{ rows: {} }, 'data.rows', 'Group must be a list'],
    [{ rows: ['x'] }, 'data.rows[0]', 'must be an object'],
    [{ rows: [{ name: 'x' }] }, 'data.rows[0].name', 'unknown field "name"'],
    [{ rows: [{ cells: [{ value: 'x' }] }] }, 'data.rows[0].cells[0].value', 'Number must be'],

    [{ slices: {} }, 'data.slices', 'Slices must be a list'],
    [{ slices: [hero({ slice_type: 'promo' })] }, 'data.slices[0]', 'is not allowed here'],
    [{ slices: [hero({ variation: 'tall' })] }, 'data.slices[0]', 'has no variation "tall"'],
    [{ slices: [hero({ primary: null })] }, 'data.slices[0].primary', 'must be an object'],
    [{ slices: [hero({ primary: { x: 1 } })] }, 'data.slices[0].primary.x', 'unknown field'],
    [{ slices: [hero({ items: [{ label: 1 }] })] }, 'data.slices[0].items[0].label', 'a text'],
    [{ slices: [hero({ color: 'x' })] }, 'data.slices[0].color', 'unknown key "color"'],
    [{ slices: [hero({ id: undefined })] }, 'data.slices[0]', 'the slice has no id'],
    [{ slices: [hero(), hero()] }, 'data.slices[1]', 'duplicate slice id "hero-1"'],
  ])('%o is a fault at %s: %s', (data, path, message) => {
    expect(validateData(data)).toContainEqual({
      file: 'p.json',
      path,
      message: expect.stringContaining(message),
    });
  });

  test('is reported once', () => {
    expect(validateData({ title: 1, count: 'x' })).toHaveLength(2);
  });
});

describe('a document', () => {
  test.each<[string, Partial<StoredDocument>, string, string]>([
    ['an unknown type', { type: 'post' }, 'type', 'unknown type "post"'],
    ['an unknown language', { lang: 'fr-fr' }, 'lang', 'unknown language "fr-fr"'],
    ['no uid where its type has one', { uid: null }, 'uid', 'a page needs a uid'],
    ['a uid that is no part of an address', { uid: 'a b' }, 'uid', 'a page needs a uid'],
    ['a uid where its type has none', { type: 'author' }, 'uid', 'a author has no uid'],
    ['a date that is none', { first_publication_date: 'now' }, 'first_publication_date', 'a time'],
  ])('with %s is a fault', (_name, fields, path, message) => {
    const faults = validate([toDocument({ id: 'p', ...fields })]);
    expect(faults).toContainEqual({
      file: 'p.json',
      path,
      message: expect.stringContaining(message),
    });
  });
});

describe('documents together', () => {
  const [target, targetCn, ann] = targets as [StoredDocument, StoredDocument, StoredDocument];
  const [twin, twinCn] = toTwins({ id: 'x' }) as [StoredDocument, StoredDocument];
  const cases: [string, StoredDocument[], string, string, string][] = [
    [
      'a duplicate id',
      [...targets, { ...twin, id: 'ann.en-gb' }, twinCn],
      'ann.en-gb.json',
      'id',
      'the id is that of ann.en-gb.json',
    ],
    [
      'a duplicate uid in one type and language',
      [...targets, { ...twin, uid: 'target' }, twinCn],
      'x.en-gb.json',
      'uid',
      'the uid is that of target.en-gb.json',
    ],
    [
      'two documents of one language in a group',
      [...targets, { ...target, id: 'x', uid: 'x' }],
      'x.json',
      'group',
      'the group and language is that of target.en-gb.json',
    ],
    [
      'a missing twin',
      [target],
      'target.en-gb.json',
      'group',
      'the group "target" has no zh-cn document',
    ],
    [
      'twins of two types',
      [targetCn, { ...ann, group: 'target' }],
      'ann.en-gb.json',
      'group',
      'the group "target" is of page',
    ],
  ];

  test.each(cases)('%s is a fault', (_name, documents, file, path, message) => {
    expect(validate(documents)).toEqual([{ file, path, message }]);
  });

  test('the same uid in two languages or types, and none at all, are no faults', () => {
    expect(validate(targets)).toEqual([]);
  });
});
