import { describe, expect, it } from 'vitest';
import { fillContent } from '@/lib/content/fill-content';
import { fillText } from '@/lib/content/fill-text';

const VALUES = { count: 87, brand: 'Nodewell', host: 'nodewell.example', none: '' };

type Node = { text: string; spans: { start: number; end: number; type: string }[] };

/** Creates a node in which each of `marked` is a span. */
function toNode(text: string, ...marked: string[]): Node {
  const spans = marked.map((words) => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, type: 'strong' };
  });
  return { text, spans };
}

const toMarked = ({ text, spans }: Node) => spans.map(({ start, end }) => text.slice(start, end));

describe('fillText', () => {
  it.each([
    ['{brand} has {count} chains', 'Nodewell has 87 chains'],
    ['{count}{count}', '8787'],
    ['[{none}]', '[]'],
    ['{unknown} stays', '{unknown} stays'],
    ['{constructor} {toString} {__proto__}', '{constructor} {toString} {__proto__}'],
    ['{"id":1,"method":"eth_call"}', '{"id":1,"method":"eth_call"}'],
    ['{ count } {}', '{ count } {}'],
    ['[[legal form]]', '[[legal form]]'],
  ])('makes %j into %j', (text, filled) => {
    expect(fillText(text, VALUES)).toBe(filled);
  });
});

describe('fillContent', () => {
  it.each([
    ['behind them', 'Full nodes for {count} chains', ['chains'], ['chains']],
    ['around them', 'For {count} chains', ['{count}'], ['87']],
    ['that begin with them', 'For {count} chains of {brand}', ['{count} chains'], ['87 chains']],
    ['over an empty one', 'a {none}b', ['a {none}', 'b'], ['a ', 'b']],
    ['after characters of two units', '😀 {count} chains', ['chains'], ['chains']],
  ])('moves spans %s along with the words that they mark', (_, text, marked, filled) => {
    expect(toMarked(fillContent(toNode(text, ...marked), VALUES))).toEqual(filled);
  });

  it('reaches texts in groups, links, slices and tables', () => {
    const data = {
      title: '{brand}',
      menus: [{ links: [{ link: { link_type: 'Web', url: '/nodes/', text: '{count} chains' } }] }],
      slices: [
        { primary: { table: { body: { rows: [{ cells: [toNode('{host}', '{host}')] }] } } } },
      ],
    };
    expect(fillContent(data, VALUES)).toEqual({
      title: 'Nodewell',
      menus: [{ links: [{ link: { link_type: 'Web', url: '/nodes/', text: '87 chains' } }] }],
      slices: [
        {
          primary: {
            table: {
              body: { rows: [{ cells: [toNode('nodewell.example', 'nodewell.example')] }] },
            },
          },
        },
      ],
    });
  });
});
