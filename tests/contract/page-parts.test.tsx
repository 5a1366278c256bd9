import type { Content, RichTextField } from '@prismicio/client';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import faucetModel from '@/customtypes/faucet/index.json';
import nodeModel from '@/customtypes/node/index.json';
import { FaucetPage } from '@/components/faucet/FaucetPage';
import { NodePage } from '@/components/nodes/NodePage';
import { FAUCET_NETWORKS, getChainFacts } from '@/lib/chains';
import { toEmptyHistory } from '@/lib/history/reader';
import type { Locale } from '@/lib/i18n/locales';
import type { Chain } from '@/lib/provider';
import { getChainParts } from '@/lib/display/chain-parts';
import { toMarkdown } from '@/lib/seo/markdown/response';
import { makeChain } from '../support/chains';
import { NODES as LIST, toPageFacts } from '../support/pages';
import { FILES } from './documents';

type NodeData = Content.NodeDocument['data'];
type FaucetData = Content.FaucetDocument['data'];
type Row = NodeData['parts'][number];

/** Returns the document with other parts; a list of any length, as the content service sends it. */
const withParts = <Data extends { parts: unknown }>(data: Data, parts: readonly unknown[]) => ({
  ...data,
  parts: parts as Data['parts'],
});

const toLocale = (lang: string): Locale => (lang === 'zh-cn' ? 'cn' : 'en');
const listDocuments = <Data,>(type: string) =>
  FILES.filter(({ document }) => document.type === type).map(
    ({ file, document }) =>
      [file, toLocale(document.lang), document.data as unknown as Data] as const,
  );
const NODES = listDocuments<NodeData>('node');
const FAUCETS = listDocuments<FaucetData>('faucet');

const toRows = <Kind extends string>(kinds: readonly Kind[]) =>
  kinds.map((part, index) => ({
    part,
    title: `Part ${index + 1}: ${part}`,
    text: toParagraph('Words.'),
  }));
const toParagraph = (text: string): RichTextField => [{ type: 'paragraph', text, spans: [] }];
const toTitles = (text: string) => [...new Set(text.match(/Part \d+: [a-z]+/g))];
const withoutContents = (html: string) => html.replace(/<nav[\s\S]*?<\/nav>/g, '');

const [network] = FAUCET_NETWORKS;
/** A chain with something to show in every part. */
const CHAIN: Chain = makeChain({
  key: 'pol',
  name: 'Polygon PoS',
  facts: getChainFacts('pol') ?? null,
  youtube: 'abcdefghijk',
  networks: [
    { key: 'mainnet', name: 'Mainnet', interfaces: ['json-rpc', 'websocket'], status: 'active' },
  ] as unknown as Chain['networks'],
});
const NEIGHBOUR = makeChain({ key: 'base', name: 'Base', facts: getChainFacts('base') ?? null });
const PRICES = { protocols: [], methods: [] };
const LIVE = { ...LIST, chains: [CHAIN, NEIGHBOUR] };

const view = async (element: ReactElement) => {
  const html = renderToStaticMarkup(element);
  return {
    html,
    markdown: await toMarkdown(`<main>${html}</main>`, 'https://nodewell.example/nodes/eth/'),
  };
};

function viewChain(data: NodeData, locale: Locale) {
  const facts = toPageFacts({ path: '/nodes/eth/', locale });
  const history = toEmptyHistory();
  const shared = { nodes: LIVE, history, host: 'rpc.example', interfaces: new Set<string>() };
  const live = { ...shared, chain: CHAIN, prices: PRICES, plans: [], limits: [] };
  return view(<NodePage page={{ ...facts, kind: 'chain', data, ...live }} />);
}

function viewNetwork(data: FaucetData, locale: Locale) {
  if (!network) throw new Error('no test network');
  const facts = toPageFacts({ path: '/faucet/eth-sepolia/', locale });
  return view(<FaucetPage page={{ ...facts, kind: 'faucet-network', data, network }} />);
}

describe.each(NODES)('the parts of a chain page in %s', (_, locale, data) => {
  const options = nodeModel.json.Main.parts.config.fields.part.config.options as Row['part'][];
  const kinds = options.filter((kind): kind is NonNullable<Row['part']> => kind !== null);

  it('can show everything in the model, and the content places each with its heading', () => {
    // A text part may appear anywhere, with anything that an editor has to say.
    const placed = data.parts.map(({ part }) => part).filter((part) => part !== 'text');
    expect(placed.toSorted()).toEqual(kinds.filter((kind) => kind !== 'text').toSorted());
    expect(data.parts.every(({ title }) => title)).toBe(true);
  });

  it.each(['as listed', 'reversed'])(
    'stand %s, on the page and in its Markdown twin',
    async (order) => {
      const parts = toRows(order === 'reversed' ? kinds.toReversed() : kinds);
      const titles = parts.map(({ title }) => title);
      const { html, markdown } = await viewChain(withParts(data, parts), locale);
      expect(toTitles(withoutContents(html))).toEqual(titles);
      expect(toTitles(markdown)).toEqual(titles);
    },
  );

  it('are omitted if there is nothing to show', async () => {
    const parts: Row[] = [
      { part: null, title: 'Part 1: none', text: toParagraph('Words.') },
      { part: 'text', title: 'Part 2: text', text: [] },
      { part: 'questions', title: null, text: [] },
    ];
    const page = withParts(data, parts);
    const shared = { chains: [], host: 'rpc.example', prices: PRICES, plans: [], locale };
    const kindsOf = (chain: Chain) =>
      getChainParts({ ...shared, chain, page }).map(({ kind }) => kind);
    expect(kindsOf(CHAIN)).toEqual(['questions']);
    const { html } = await viewChain(page, locale);
    expect(toTitles(html)).toEqual([]);
    expect(html).not.toMatch(/<h2[^>]*><\/h2>/);
    const bare = { ...withParts(data, toRows(kinds)), questions: [] as NodeData['questions'] };
    const left = getChainParts({ ...shared, chain: makeChain({ key: 'new' }), page: bare });
    expect(left.map(({ kind }) => kind)).toEqual(['request', 'networks', 'text', 'action']);
  });
});

describe.each(FAUCETS)('the parts of a test network in %s', (_, locale, data) => {
  const kinds = faucetModel.json.Network.parts.config.fields.part.config.options as NonNullable<
    FaucetData['parts'][number]['part']
  >[];

  it('can show everything in the model, and the content places each with its heading', () => {
    expect(data.parts.map(({ part }) => part).toSorted()).toEqual(kinds.toSorted());
    expect(data.parts.every(({ title }) => title)).toBe(true);
  });

  it.each(['as listed', 'reversed'])(
    'stand %s, on the page and in its Markdown twin',
    async (order) => {
      const parts = toRows(order === 'reversed' ? kinds.toReversed() : kinds);
      const titles = parts.map(({ title }) => title);
      const { html, markdown } = await viewNetwork(withParts(data, parts), locale);
      expect(toTitles(html)).toEqual(titles);
      expect(toTitles(markdown)).toEqual(titles);
    },
  );
});
