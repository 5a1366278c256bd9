import { describe, expect, it } from 'vitest';
import { pruneFlight } from '@/lib/flight/prune';
import { parseRows, type Json } from '@/lib/flight/rows';

const LONG =
  'Nodes of 81 chains answer requests over HTTPS and WebSocket, day and night, in four regions.';
const COMPONENT = ['c:I[1,["a.js"],"StaticMarkup"]', 'b:I[2,["b.js"],"CopyButton"]'];

const toPage = (root: Json, ...rows: string[]) =>
  [...COMPONENT, ...rows, `0:${JSON.stringify(root)}`, ''].join('\n');

/** Returns a page's pruned data, by row. */
function prune(root: Json, ...rows: string[]) {
  const pruned = parseRows(pruneFlight(toPage(root, ...rows), 'StaticMarkup'));
  return new Map(pruned.map(({ id, value }) => [id, value]));
}
const pruneRoot = (root: Json, ...rows: string[]) => prune(root, ...rows).get('0');

const paragraph: Json = ['$', 'p', null, { children: LONG }];
const toPiece = (as: string, piece: number, key: Json = null): Json => [
  '$',
  '$Lc',
  key,
  { as, piece },
];

describe('the data of a page', () => {
  it('replaces an element without client components by a piece with its key', () => {
    const section: Json = [
      '$',
      'section',
      'k',
      { className: 'a', id: '$undefined', children: paragraph },
    ];
    expect(pruneRoot(section)).toEqual(toPiece('section', 1, 'k'));
  });

  it('keeps client components, and replaces their siblings', () => {
    const copy: Json = ['$', '$Lb', null, { text: LONG }];
    const root: Json = [
      '$',
      'div',
      null,
      { title: '$undefined', children: [paragraph, copy, paragraph] },
    ];
    const children = [toPiece('p', 1), copy, toPiece('p', 2)];
    expect(pruneRoot(root)).toEqual(['$', 'div', null, { children }]);
  });

  it('follows lazy rows, and drops unreferenced ones', () => {
    const rows = prune(['$', 'div', null, { children: '$La' }], `a:${JSON.stringify(paragraph)}`);
    expect(rows.get('0')).toEqual(toPiece('div', 2));
    expect(rows.has('a')).toBe(false);
    expect(rows.has('b')).toBe(false);
  });

  it.each([
    ['a client component', ['$', '$Lb', null, { children: null }]],
    ['a boundary', ['$', '$e', null, { children: null }]],
    ['a promise', '$@d'],
    ['a style sheet', ['$', 'link', null, { rel: 'stylesheet', href: '/a.css' }]],
    ['a field', ['$', 'input', null, { type: 'checkbox' }]],
    ['a script with an address', ['$', 'script', null, { src: '/a.js', async: true }]],
  ])('names nothing that contains %s', (_, child) => {
    const root: Json = ['$', 'div', null, { children: [LONG, child as Json] }];
    expect(pruneRoot(root, 'e:"$Sreact.suspense"', 'd:null')).toEqual(root);
  });

  it('names what contains a field that React does not manage', () => {
    const field: Json = ['$', 'input', null, { type: 'checkbox', 'data-unmanaged': '' }];
    const root: Json = ['$', 'div', null, { children: [LONG, field] }];
    expect(pruneRoot(root)).toEqual(toPiece('div', 1));
  });

  it('keeps the rows referenced by such a prop', () => {
    const panel: Json = ['$', '$Lb', null, { example: '$La', children: paragraph }];
    const rows = prune(panel, `a:["$Ld"]`, `d:${JSON.stringify(paragraph)}`);
    expect(rows.get('d')).toEqual(paragraph);
    expect(rows.get('0')).toEqual([
      '$',
      '$Lb',
      null,
      { example: '$La', children: toPiece('p', 1) },
    ]);
  });

  it('names elements of a row in which a component shares only messages', () => {
    const one: Json = ['$', '$Lb', null, { words: { close: LONG } }];
    const other: Json = ['$', '$Lb', null, { words: '$0:props:children:0:props:words' }];
    const toRoot = (content: Json): Json => ['$', 'div', null, { children: [one, other, content] }];
    expect(pruneRoot(toRoot(paragraph))).toEqual(toRoot(toPiece('p', 1)));
  });

  it('keeps the elements of a row in which a component shares some', () => {
    const one: Json = ['$', '$Lb', null, { example: paragraph }];
    const other: Json = ['$', '$Lb', null, { example: '$0:props:children:0:props:example' }];
    const root: Json = ['$', 'div', null, { children: [one, other, paragraph] }];
    expect(pruneRoot(root)).toEqual(root);
  });

  it('keeps an element if another refers to a part of it', () => {
    const list: Json = ['$', 'ul', null, { children: ['$', 'li', null, { children: LONG }] }];
    const copy: Json = ['$', '$Lb', null, { label: '$0:0:props:children:props:children' }];
    expect(pruneRoot([list, copy])).toEqual([list, copy]);
  });

  it.each(['0:["$","p"', 'not a row\n', '0:U5,abcde', '0:Tff,short'])(
    'is refused as %s',
    (page) => {
      expect(() => pruneFlight(page, 'StaticMarkup')).toThrow();
    },
  );
});
