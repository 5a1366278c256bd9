import type { EmbedField, RTNode, RTTextNode, TableField } from '@prismicio/client';

export const SAMPLE_IMAGE = {
  url: '/img/sample.svg',
  alt: 'A lattice of nodes joined by lines',
  copyright: null,
  dimensions: { width: 1200, height: 675 },
};

export const SAMPLE_EMBED: EmbedField = {
  embed_url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  type: 'video',
  version: '1.0',
  title: 'From a key to the first block',
  provider_name: 'YouTube',
  width: 1280,
  height: 720,
  html: '',
};

const LEAD = 'A node keeps the whole ledger of its chain, and answers what it is asked.';
const SPANS = { strong: 'whole ledger', em: 'answers', hyperlink: 'its chain' };

const toRange = (words: string) => ({
  start: LEAD.indexOf(words),
  end: LEAD.indexOf(words) + words.length,
});

/** One node of each kind that rich text may contain, in a natural order. */
const TEXTS: [type: RTTextNode['type'], text: string][] = [
  ['heading1', 'What a node does'],
  ['heading2', 'What a node keeps'],
  ['paragraph', LEAD],
  ['heading3', 'What it takes to run one'],
  ['list-item', 'A disk that holds the chain and what it grows by in a year.'],
  ['list-item', 'A connection that never closes.'],
  ['heading4', 'How to start'],
  ['o-list-item', 'Get a key.'],
  ['o-list-item', 'Send the request below.'],
  [
    'preformatted',
    'curl https://eth.nodewell.example/$KEY \\\n  -d \'{"method":"eth_blockNumber"}\'',
  ],
  ['heading5', 'Where it stands'],
  ['heading6', 'Who may use it'],
];

function toSpans(text: string, allowed: readonly string[]): RTTextNode['spans'] {
  if (text !== LEAD) return [];
  const spans: RTTextNode['spans'] = (['strong', 'em'] as const).map((type) => ({
    type,
    ...toRange(SPANS[type]),
  }));
  const data = { link_type: 'Web' as const, url: '/nodes/' };
  spans.push({ type: 'hyperlink', ...toRange(SPANS.hyperlink), data });
  return spans.filter(({ type }) => allowed.includes(type)).sort((a, b) => a.start - b.start);
}

/** Returns text with a node of every kind that the field allows; a single-node field gets the first. */
export function toSampleRichText({ multi, single }: { multi?: string; single?: string }): RTNode[] {
  const allowed = (multi ?? single ?? 'paragraph').split(',').map((kind) => kind.trim());
  const nodes: RTNode[] = TEXTS.filter(([type]) => allowed.includes(type)).map(([type, text]) => ({
    type,
    text,
    spans: toSpans(text, allowed),
    direction: 'ltr',
  }));
  if (allowed.includes('image')) {
    const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
    nodes.push({ type: 'image', id: 'sample', ...SAMPLE_IMAGE, edit });
  }
  if (allowed.includes('embed')) nodes.push({ type: 'embed', oembed: SAMPLE_EMBED });
  return multi === undefined ? nodes.slice(0, 1) : nodes;
}

const ROWS = [
  ['Network', 'Block time', 'Chain id'],
  ['Mainnet', '12 s', '1'],
  ['Sepolia', '12 s', '11155111'],
];

/** Returns a table whose first row names the columns. */
export function toSampleTable(): TableField {
  const toCells = <Type extends 'header' | 'data'>(texts: readonly string[], type: Type) =>
    texts.map((text, index) => ({
      key: String(index),
      type,
      content: [{ type: 'paragraph' as const, text, spans: [] }] as [RTNode],
    }));
  const [titles = [], ...rows] = ROWS;
  return {
    head: { rows: [{ key: 'head', cells: toCells(titles, 'header') }] },
    body: { rows: rows.map((row, index) => ({ key: String(index), cells: toCells(row, 'data') })) },
  };
}
