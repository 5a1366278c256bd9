/** What people type for a page that does not use their word, in either language. */
const PAGE_WORDS: Readonly<Record<string, string>> = {
  '/nodes/shared/': 'docs documentation guide quickstart apikey api-key token 文档 密钥',
  '/nodes/websocket/': 'wss ws',
  '/pricing/': 'price prices cost 定价 价格 费用',
  '/tracker/':
    'status uptime latency region regions eu-central us-east ap-southeast frankfurt 状态 延迟 地域 在线率',
};

/** Test networks that ended, by the faucet of their successor. */
const ENDED_NETWORKS: Readonly<Record<string, string>> = {
  '/faucet/eth-sepolia/': 'goerli holesky ropsten rinkeby kovan',
  '/faucet/arb-sepolia/': 'goerli',
  '/faucet/op-sepolia/': 'goerli kovan',
  '/faucet/base-sepolia/': 'goerli',
  '/faucet/linea-sepolia/': 'goerli',
  '/faucet/zksync-sepolia/': 'goerli',
  '/faucet/matic-amoy/': 'mumbai',
};

/** Returns additional search terms of a page. */
export const getSynonyms = (path: string): string =>
  [PAGE_WORDS[path], ENDED_NETWORKS[path]].filter(Boolean).join(' ');

/** Words that people add to a chain's name without meaning anything else. */
const SUFFIXES = new Set([
  ...[
    'rpc',
    'node',
    'nodes',
    'endpoint',
    'endpoints',
    'url',
    'api',
    'provider',
    'chain',
    'mainnet',
  ],
  ...['price', 'pricing', 'cost', 'faucet', 'explorer', '节点', '接口', '价格', '主网'],
]);

/** Returns a query without words such as `rpc` or `price` after the name; the query itself if nothing else is left. */
export function dropSuffixes(query: readonly string[]): readonly string[] {
  const end = query.findLastIndex((word) => !SUFFIXES.has(word));
  return end < 0 ? query : query.slice(0, end + 1);
}
