import { describe, expect, test } from 'vitest';
import { richText } from './fixtures';
import {
  validateData,
  hero,
  image,
  toTarget,
  web,
  span,
  cell,
  table,
  FILLED,
  EMPTY,
} from './validate-fixtures';

describe('a valid set has no problems', () => {
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
