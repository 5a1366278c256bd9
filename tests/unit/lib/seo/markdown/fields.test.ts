import { describe, expect, it } from 'vitest';
import { toAddress } from '@/lib/seo/markdown/context';
import { toBlocks } from '@/lib/seo/markdown/fields';
import { toDocument } from '@/lib/seo/markdown/text';
import { CONTEXT, ORIGIN } from './fixtures';

const write = (name: string, value: unknown) =>
  toDocument(toBlocks(name, value, { context: CONTEXT, rank: 2 })).trim();
const toNode = (type: string, text: string, spans: object[] = []) => ({ type, text, spans });
const toLinkField = (url: string, text?: string) => ({ link_type: 'Web', url, text });

describe('rich text', () => {
  it('keeps headings below the title of the page', () => {
    const ranks = [1, 2, 3, 6].map((rank) => toNode(`heading${rank}`, 'a'));
    expect(write('text', ranks)).toBe('## a\n\n## a\n\n### a\n\n###### a');
  });

  it('keeps links, emphasis and code', () => {
    const data = toLinkField('/pricing/');
    const spans = [
      { start: 0, end: 3, type: 'strong' },
      { start: 4, end: 7, type: 'em' },
      { start: 8, end: 13, type: 'hyperlink', data },
    ];
    expect(write('text', [toNode('paragraph', 'one two three', spans)])).toBe(
      `**one** *two* [three](${ORIGIN}/cn/pricing/)`,
    );
    expect(write('text', [toNode('preformatted', '# a\n* b')])).toBe('```\n# a\n* b\n```');
  });

  it('keeps lists of both kinds', () => {
    const items = ['list-item', 'list-item', 'o-list-item', 'o-list-item'];
    expect(
      write(
        'text',
        items.map((type) => toNode(type, type)),
      ),
    ).toBe('- list-item\n- list-item\n\n1. o-list-item\n2. o-list-item');
  });

  it('keeps pictures by their words, and films as links', () => {
    const picture = { type: 'image', url: '/img/a.webp', dimensions: { width: 1, height: 1 } };
    const film = { type: 'embed', oembed: { embed_url: 'https://youtu.be/a', title: 'Film' } };
    expect(write('text', [{ ...picture, alt: 'A node' }, { ...picture, alt: '' }, film])).toBe(
      `![A node](${ORIGIN}/img/a.webp)\n\n[Film](https://youtu.be/a)`,
    );
  });
});

describe('a field', () => {
  it.each([
    ['title', 'Name', '## Name'],
    ['compare_title', 'Name', '### Name'],
    ['code', 'a_b', '```\na_b\n```'],
    ['eyebrow', 'Offer', '*Offer*'],
    ['text', 'a*b', 'a\\*b'],
    ['text', '', ''],
    ['text', null, ''],
    ['amount', 5, '5'],
    ['is_big', true, ''],
    ['key', 'eth', ''],
    ['link', { link_type: 'Any' }, ''],
    ['link', { link_type: 'Any', text: 'soon' }, 'soon'],
    ['link', toLinkField('https://a.example/', 'A'), '[A](https://a.example/)'],
    ['links', [toLinkField('/nodes/', 'A')], `- [A](${ORIGIN}/cn/nodes/)`],
    ['image', {}, ''],
    ['table', null, ''],
  ])('%s holding %j is %j', (name, value, text) => {
    expect(write(name, value)).toBe(text);
  });

  it('that is a table keeps its cells', () => {
    const toRow = (...texts: string[]) => ({
      cells: texts.map((text) => ({ content: [toNode('paragraph', text)] })),
    });
    const table = { head: { rows: [toRow('A', 'B')] }, body: { rows: [toRow('1|2', '3')] } };
    expect(write('table', table)).toBe('| A | B |\n| --- | --- |\n| 1\\|2 | 3 |');
  });
});

describe('a group', () => {
  it('of a few words each is a list', () => {
    const items = [
      { value: '40', unit: 'requests', note: null },
      { value: '0', unit: 'limits', link: toLinkField('/sla/', 'SLA') },
    ];
    expect(write('figures', items)).toBe(
      `- 40 · requests\n- 0 · limits · [SLA](${ORIGIN}/cn/sla/)`,
    );
  });

  it('of texts has a heading for each, made of its name or its link', () => {
    const text = [toNode('paragraph', 'Words.')];
    expect(write('steps', [{ text, title: 'One' }])).toBe('### One\n\nWords.');
    expect(write('rows', [{ text, link: toLinkField('/sla/', 'SLA') }])).toBe(
      `### [SLA](${ORIGIN}/cn/sla/)\n\nWords.`,
    );
    expect(write('rows', [{ text }])).toBe('Words.');
  });
});

it.each([
  ['/account/', 'https://account.nodewell.example/'],
  ['/nodes/', `${ORIGIN}/cn/nodes/`],
  ['/docs', `${ORIGIN}/docs/cn`],
  ['/media/kit.zip', `${ORIGIN}/media/kit.zip`],
  ['#part', '#part'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('a link to %s is one to %s in the text', (href, address) => {
  expect(toAddress(href, CONTEXT)).toBe(address);
});
