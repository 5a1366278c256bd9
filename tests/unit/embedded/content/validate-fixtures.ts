import type { ContentFile, StoredDocument } from '@/embedded/content/types';
import { validateDocuments } from '@/embedded/content/validate';
import { AUTHOR_MODEL, HERO_MODEL, LANGUAGES, PAGE_MODEL, richText, toDocument } from './fixtures';

const MODELS = { customTypes: [PAGE_MODEL, AUTHOR_MODEL], sharedSlices: [HERO_MODEL] };

export const toTwins = (fields: Partial<StoredDocument> & { id: string }) =>
  LANGUAGES.map(({ id: lang }) =>
    toDocument({ group: fields.id, uid: fields.id, ...fields, id: `${fields.id}.${lang}`, lang }),
  );
const toFiles = (documents: readonly StoredDocument[]): ContentFile[] =>
  documents.map((document) => ({ document, file: `${document.id}.json` }));
export const validate = (documents: readonly StoredDocument[]) =>
  validateDocuments(toFiles(documents), MODELS, LANGUAGES);

export const targets = [
  ...toTwins({ id: 'target' }),
  ...toTwins({ id: 'ann', uid: null, type: 'author', data: { name: 'Ann' } }),
];
export const validateData = (data: Record<string, unknown>) =>
  validate([
    toDocument({ id: 'p', data }),
    toDocument({ id: 'q', group: 'p', lang: 'zh-cn' }),
    ...targets,
  ]);

export const hero = (more: Record<string, unknown> = {}) => ({
  id: 'hero-1',
  slice_type: 'hero',
  slice_label: null,
  variation: 'default',
  version: 'initial',
  primary: { title: 'Hi', isWide: true },
  items: [{ label: 'one' }],
  ...more,
});
export const image = (more: Record<string, unknown> = {}) => {
  const filled = { url: '/img/a.png', alt: 'A', dimensions: { width: 4, height: 3 }, ...more };
  return { ...filled, small: { ...filled } };
};
export const toTarget = (more: Record<string, unknown> = {}) => ({
  link_type: 'Document',
  id: 'target.en-gb',
  ...more,
});
export const web = (more: Record<string, unknown> = {}) => ({
  link_type: 'Web',
  url: 'https://example.com',
  ...more,
});
export const span = (type: string, data?: unknown) => [{ type, start: 0, end: 2, data }];
export const cell = (more: Record<string, unknown> = {}) => ({
  key: 'c',
  type: 'data',
  content: richText('x'),
  ...more,
});
export const table = (cells: unknown, more: Record<string, unknown> = {}) => ({
  body: { rows: [{ key: 'r', cells }] },
  ...more,
});

export const FILLED = {
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

export const EMPTY = {
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
