import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/json';
import type { StoredDocument } from '@/embedded/content/types';
import {
  findBrokenLinks,
  findGaps,
  findOpenMarks,
  findOwnedLinks,
  findUnsafeHost,
} from '@/scripts/content/findings';
import { findEmptyFields, findForeignWords } from '@/scripts/content/check-content';

const toDocument = (data: JsonObject, lang = 'en-gb') =>
  ({
    id: lang,
    uid: 'a',
    type: 'page',
    lang,
    group: 'a',
    tags: [],
    data,
  }) as unknown as StoredDocument;
const toLink = (url: string) => ({ link: { link_type: 'Web', url } });
const problems = (found: { problem: string }[]) => found.map(({ problem }) => problem);

describe('a sentence in the other language', () => {
  it.each([
    ['zh-cn', 'This paragraph was left in English.', 1],
    ['zh-cn', 'JSON-RPC, WebSocket', 0],
    ['zh-cn', '报错为“exceed max block range of the node”。', 0],
    ['zh-cn', '{fact:a|the address that we confirm}', 1],
    ['zh-cn', '{if:registered_address}{fact:press_contact}', 0],
    ['en-gb', 'A sentence with 节点 in it.', 1],
    ['en-gb', 'A sentence.', 0],
  ])('in %s: %s', (lang, text, count) => {
    expect(findForeignWords(toDocument({ text }, lang))).toHaveLength(count);
  });
});

describe('a link', () => {
  const find = (url: string) =>
    problems(findBrokenLinks(toDocument(toLink(url)), new Set(['/about/']), process.cwd()));

  it.each(['/about/', '/about', '/about/#office', '#here', 'https://a.example/', '/docs/x'])(
    'to %s is whole',
    (url) => {
      expect(find(url)).toEqual([]);
    },
  );

  it.each(['/abuot/', '/img/no-such-file.svg'])('to %s leads nowhere', (url) => {
    expect(find(url)).toEqual([`leads nowhere: ${url}`]);
  });
});

it('finds fields that only the twin has, but ignores its own sections and items', () => {
  const slice = (id: string, primary: JsonObject) => ({ id, slice_type: 'a', primary });
  const own = toDocument({ title: 'A', slices: [slice('a', { text: null, items: [{ a: 'x' }] })] });
  const twin = toDocument(
    {
      title: 'B',
      slices: [slice('a', { text: 'T', items: [{ a: 'x' }, { a: 'y' }] }), slice('b', { a: 'x' })],
    },
    'zh-cn',
  );
  expect(findEmptyFields(own, twin).map(({ field }) => field)).toEqual(['a.text']);
});

it('finds pictures without alternative text and headings that skip a rank', () => {
  const data = {
    image: { url: '/a.svg', alt: ' ', dimensions: { width: 1, height: 1 } },
    text: [
      { type: 'heading2', text: 'A', spans: [] },
      { type: 'heading4', text: 'B', spans: [] },
    ],
  };
  expect(problems(findGaps(toDocument(data)))).toEqual([
    'a picture without alternative text',
    'a heading that skips a level',
  ]);
});

it('finds brackets left for facts, and unknown facts', () => {
  const data = { a: 'In [[city]], {fact:registered_address}.', b: 'By {if:no_such_fact}x.' };
  expect(problems(findOpenMarks(toDocument(data)))).toEqual([
    'a bracket instead of a fact: In [[city]], {fact:registered_address}.',
    'no such fact: no_such_fact',
  ]);
});

describe("a link to a document's URL", () => {
  const getOwner = (url: string, lang: string) =>
    url === '/about/' && lang === 'en-gb' ? 'page-about-en-gb' : undefined;
  const find = (url: string) =>
    problems(findOwnedLinks(toDocument({ link: { link_type: 'Web', url } }), getOwner));

  it('must be a document link', () => {
    expect(find('/about/')).toEqual(['/about/ is the document page-about-en-gb: link to it']);
  });

  it.each(['/about/#office', '/account/', '/nodes/eth/', 'https://a.example/about/'])(
    'may be an address for %s',
    (url) => {
      expect(find(url)).toEqual([]);
    },
  );
});

describe('the endpoint host of the settings', () => {
  it.each([
    ['nodewell.example', 0],
    ['$(id).example', 1],
    ['', 1],
  ])('checks %j', (endpoint_host, count) => {
    const document = { ...toDocument({ endpoint_host }), type: 'settings' } as StoredDocument;
    expect(findUnsafeHost(document)).toHaveLength(count);
  });
});
