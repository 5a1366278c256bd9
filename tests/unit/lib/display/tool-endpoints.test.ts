import { expect, it } from 'vitest';
import { getToolEndpoints } from '@/lib/display/tool-endpoints';
import type { Chain } from '@/lib/provider';
import { makeChain } from '../../../support/chains';

const HOST = 'rpc.example.com';
const serve = (chain: Partial<Chain>) =>
  makeChain({
    networks: [
      { key: 'mainnet', name: 'Mainnet', status: 'active', interfaces: ['json-rpc', 'websocket'] },
    ],
    ...chain,
  });
const makeTool = (interfaces: string, ...chains: string[]) => ({ interfaces, chains });
const getUrls = (...args: Parameters<typeof getToolEndpoints>) =>
  getToolEndpoints(...args).map(({ chain, urls }) => [chain.key, ...urls]);

it('gives a tool one endpoint per interface that it and the chain support', () => {
  const eth = serve({ key: 'eth' });
  expect(getUrls(makeTool('JSON-RPC, WebSocket', 'eth'), [eth], HOST)).toEqual([
    ['eth', 'https://eth.rpc.example.com/$KEY', 'wss://eth.rpc.example.com/$KEY'],
  ]);
  expect(getUrls(makeTool('JSON-RPC', 'eth'), [eth], HOST)).toEqual([
    ['eth', 'https://eth.rpc.example.com/$KEY'],
  ]);
  expect(getUrls(makeTool('WebSocket、GraphQL', 'eth'), [eth], HOST)).toEqual([
    ['eth', 'wss://eth.rpc.example.com/$KEY'],
  ]);
});

it("includes a chain's path for subscriptions", () => {
  const atom = serve({ key: 'atom' });
  expect(getUrls(makeTool('WebSocket', 'atom'), [atom], HOST)).toEqual([
    ['atom', 'wss://atom.rpc.example.com/$KEY/websocket'],
  ]);
});

it('omits chains that we do not serve, and unknown interfaces', () => {
  const chains = [serve({ key: 'eth' }), serve({ key: 'bsc', status: 'coming-soon' })];
  expect(getUrls(makeTool('JSON-RPC', 'none', 'bsc', 'eth', 'eth'), chains, HOST)).toEqual([
    ['eth', 'https://eth.rpc.example.com/$KEY'],
  ]);
  expect(getUrls(makeTool('Telegraph', 'eth'), chains, HOST)).toEqual([]);
  expect(getUrls({ interfaces: null, chains: ['eth'] }, chains, HOST)).toEqual([]);
});
