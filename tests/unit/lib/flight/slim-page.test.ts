import { afterEach, describe, expect, it, vi } from 'vitest';
import { slimPage } from '@/lib/flight';

const TEXT = "It's 100 % <b>\\ of\nwhat a page's data can hold: \u2028 € and 'quotes', 以太坊, \0.";
const ROWS = [
  'c:I[1,["a.js"],"StaticMarkup"]',
  'b:I[2,["b.js"],"CopyButton"]',
  `0:${JSON.stringify([
    ['$', 'p', null, { children: `${TEXT}${TEXT}` }],
    ['$', '$Lb', null, { text: TEXT }],
  ])}`,
  '',
].join('\n');

/** Formats data as Next's scripts, split anywhere. */
const toScripts = (rows: string, at: number) =>
  [rows.slice(0, at), rows.slice(at)]
    .map((piece) => JSON.stringify(piece).replaceAll('<', '\\u003c'))
    .map((piece) => `<script>self.__next_f.push([1,${piece}])</script>`)
    .join('');

const toHtml = (scripts: string) =>
  `<body><p>${TEXT}</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts}</body>`;

/** Returns what a page's scripts pass to Next. */
function readData(html: string): string {
  const self: { __next_f?: [number, string][] } = {};
  for (const [, code = ''] of html.matchAll(/<script>([^]*?)<\/script>/g)) {
    new Function('self', code)(self);
  }
  return (self.__next_f ?? []).map(([, text]) => text ?? '').join('');
}

afterEach(() => vi.restoreAllMocks());

describe('a page', () => {
  it('passes the same data to Next, without what its HTML contains', () => {
    const html = slimPage(toHtml(toScripts(ROWS, 70)));
    const [, , root = ''] = readData(html).trimEnd().split('\n');
    expect(JSON.parse(root.slice(2))).toEqual([
      ['$', '$Lc', null, { as: 'p', piece: 1 }],
      ['$', '$Lb', null, { text: TEXT }],
    ]);
    expect(html.match(/<script>/g)).toHaveLength(2);
    expect(html).toContain(`<body><p>${TEXT}</p><script>`);
    expect(html.split('</p>')[1]).not.toContain('\0');
  });

  it.each([
    ['no data', '<p>Nodes</p>'],
    [
      'binary data',
      toHtml(`${toScripts(ROWS, 70)}<script>self.__next_f.push([3,"AA=="])</script>`),
    ],
    ['data that is cut off', '<script>self.__next_f.push([1,"0:'],
  ])('with %s stays as it is', (_, html) => {
    expect(slimPage(html)).toBe(html);
  });
});
