import type { CustomTypeModelField, SharedSliceModel } from '@prismicio/client';

const text = (type: string, value: string, spans: object[] = []) => ({ type, text: value, spans });
const picture = {
  url: '/img/sample.svg',
  alt: 'A node',
  copyright: 'Its owner',
  dimensions: { width: 20, height: 10 },
};
const cell = (key: string, type: string) => ({ key, type, content: [text('paragraph', key)] });

const FIELDS: Record<string, [field: CustomTypeModelField, value: unknown]> = {
  messages: [{ type: 'Text', config: { label: 'Words' } }, 'Some words'],
  count: [{ type: 'Number', config: { label: 'Count' } }, 12.5],
  day: [{ type: 'Date', config: { label: 'Day' } }, '2026-01-31'],
  instant: [{ type: 'Timestamp', config: { label: 'Instant' } }, '2026-01-31T12:00:00+0000'],
  colour: [{ type: 'Color', config: { label: 'Colour' } }, '#0b7a4b'],
  size: [{ type: 'Select', config: { label: 'Size', options: ['s', 'm'] } }, 'm'],
  isOn: [{ type: 'Boolean', config: { label: 'On' } }, true],
  isOff: [{ type: 'Boolean', config: { label: 'Off' } }, false],
  place: [
    { type: 'GeoPoint', config: { label: 'Place' } },
    { latitude: 1.5, longitude: -2 },
  ],
  video: [
    { type: 'Embed', config: { label: 'Video' } },
    { embed_url: 'https://youtu.be/abcdefgh', type: 'video', title: 'A video', extra: 1 },
  ],
  photo: [
    {
      type: 'Image',
      config: { label: 'Photo', thumbnails: [{ name: 'small', width: 2, height: 1 }] },
    },
    { ...picture, small: { ...picture, dimensions: { width: 2, height: 1 } } },
  ],
  page: [
    { type: 'Link', config: { label: 'Page', select: 'document' } },
    { link_type: 'Document', id: 'about' },
  ],
  file: [
    { type: 'Link', config: { label: 'File', select: 'media' } },
    { link_type: 'Media', kind: 'file', id: 'f', url: '/img/a.zip', name: 'a.zip', size: '10' },
  ],
  link: [
    { type: 'Link', config: { label: 'Link', allowText: true, variants: ['loud', 'calm'] } },
    { link_type: 'Web', url: '/nodes/', target: '_blank', text: 'All nodes', variant: 'calm' },
  ],
  links: [
    { type: 'Link', config: { label: 'Links', allowText: true, repeat: true } },
    [
      { link_type: 'Web', url: '/a/', text: 'A' },
      { link_type: 'Any', text: 'Nowhere' },
    ],
  ],
  prose: [
    { type: 'StructuredText', config: { label: 'Prose', labels: ['price'] } },
    [
      text('heading2', 'Heading'),
      text('paragraph', 'One two three', [
        { type: 'strong', start: 0, end: 3 },
        { type: 'hyperlink', start: 4, end: 7, data: { link_type: 'Web', url: '/faq/' } },
        { type: 'label', start: 8, end: 13, data: { label: 'price' } },
      ]),
      { type: 'image', ...picture, linkTo: { link_type: 'Web', url: 'https://a.example/' } },
      { type: 'embed', oembed: { embed_url: 'https://youtu.be/abcdefgh', type: 'video' } },
    ],
  ],
  figures: [
    { type: 'Table', config: { label: 'Figures' } },
    {
      head: { rows: [{ cells: [cell('Name', 'header'), cell('Value', 'header')] }] },
      body: { rows: [{ cells: [cell('Row', 'header'), cell('1', 'data')] }] },
    },
  ],
};
const models = Object.fromEntries(Object.entries(FIELDS).map(([id, [field]]) => [id, field]));

/** A value for each of its fields, as the content service returns it. */
export const VALUES = Object.fromEntries(
  Object.entries(FIELDS).map(([id, [, value]]) => [id, value]),
);
const row = { type: 'Group', config: { label: 'Rows', fields: models } };
const rest = { name: 'All', docURL: '', version: 'initial', description: '', imageUrl: '' };
/** A model with a field of every kind, also in a group and among the items, and a second variation. */
export const MODEL = {
  id: 'all',
  type: 'SharedSlice',
  name: 'All',
  variations: [
    { ...rest, id: 'default', primary: { ...models, rows: row }, items: models },
    { ...rest, id: 'other', primary: models, items: {} },
  ],
} as unknown as SharedSliceModel;
