import { describe, expect, it } from 'vitest';
import { check, move } from './ours';

const KEY = 'AbC123xyzAbC123xyzAbC123xyz';
const ALCHEMY = `https://eth-mainnet.g.alchemy.com/v2/${KEY}`;

describe('keeps every other character of a configuration', () => {
  it.each([
    [`# main\r\nRPC_URL=${ALCHEMY} # old\r\nNEXT=1\r\n`, '.env with CRLF'],
    [`\ufeff\tRPC_URL = '${ALCHEMY}'\r\rX=1`, 'byte order mark, tabs, carriage returns'],
    [`rpc:\n  urls: [${ALCHEMY}, ${ALCHEMY}]\n`, 'YAML'],
    [`{"url":"${ALCHEMY}","n":1}`, 'JSON'],
    [`\ud800 ${ALCHEMY} \udc00\u0000\u0007 ${ALCHEMY}。`, 'lone surrogates and control characters'],
    [`请求 ${ALCHEMY}。然后（${ALCHEMY}）`, 'Chinese punctuation'],
    [`See ${ALCHEMY}. And [this](${ALCHEMY}), or <${ALCHEMY}>;`, 'prose'],
  ])('%j (%s)', (text) => {
    expect(move(text)).toBe(text.replaceAll(ALCHEMY, 'https://eth.nodewell.example/YOUR_KEY'));
  });
});

it.each([
  [
    'url: `https://eth-mainnet.g.alchemy.com/v2/${process.env.ALCHEMY_KEY}`',
    'https://eth.nodewell.example/${process.env.KEY}`',
  ],
  ['mainnet = "https://eth-mainnet.g.alchemy.com/v2/${ALCHEMY_KEY}"', '/${KEY}"'],
  ['RPC=https://eth-mainnet.g.alchemy.com/v2/$ALCHEMY_KEY', '/$KEY'],
  ['f"https://eth-mainnet.g.alchemy.com/v2/{api_key}"', '/{KEY}"'],
  ['"https://eth-mainnet.g.alchemy.com/v2/%s" % key', '/%s" % key'],
  ['"https://eth-mainnet.g.alchemy.com/v2/" + key', '"https://eth.nodewell.example/" + key'],
  ['https://eth-mainnet.g.alchemy.com/v2/<YOUR-API-KEY>', 'https://eth.nodewell.example/YOUR_KEY'],
  [
    String.raw`"https:\/\/eth-mainnet.g.alchemy.com\/v2\/abc"`,
    String.raw`"https:\/\/eth.nodewell.example\/YOUR_KEY"`,
  ],
])('%s keeps how it is filled in', (text, end) => {
  const moved = move(text);
  expect(moved.endsWith(end)).toBe(true);
  expect(moved).toContain('nodewell.example');
  expect(moved).not.toContain('alchemy.com');
});

it("reports line numbers, and finds a URL behind a proxy's", () => {
  const text = `a\r\nb\r${ALCHEMY}\nhttps://cors.example/${ALCHEMY}`;
  expect(check(text).map(({ line }) => line)).toEqual([3, 4]);
});

it("applies the visitor's choice to equal URLs only", () => {
  const [one, two] = [`https://go.getblock.io/${KEY}1/`, `wss://go.getblock.io/${KEY}2/`];
  const text = `${one}\n${two}\n${one}`;
  const found = check(text);
  expect(found.map(({ group }) => group)).toEqual([0, 1, 0]);
  expect(move(text, new Map([[0, 'eth:sepolia']]))).toBe(
    `https://eth-sepolia.nodewell.example/YOUR_KEY\n${two}\nhttps://eth-sepolia.nodewell.example/YOUR_KEY`,
  );
  const unknown = new Map([[0, 'nobody:mainnet']]);
  expect(move(text, unknown)).toBe(text);
});

it('replaces an endpoint without scheme by ours without one', () => {
  const text =
    'hosts: mainnet.infura.io/v3/abc, eth-sepolia.g.alchemy.com/v2/abc docs on infura.io';
  expect(check(text).map(({ line, provider }) => [line, provider])).toEqual([
    [1, 'Infura (MetaMask)'],
    [1, 'Alchemy'],
  ]);
  expect(move(text)).toBe(
    'hosts: eth.nodewell.example/YOUR_KEY, eth-sepolia.nodewell.example/YOUR_KEY docs on infura.io',
  );
  const within = 'https://proxy.example/mainnet.infura.io/v3/abc';
  expect(move(within)).toBe(within);
});

it('reports a library that builds the URL with its line, and keeps it', () => {
  const text = `${ALCHEMY}\nnew ethers.AlchemyProvider('mainnet', key)\ncreateInfuraProvider({})\n`;
  expect(check(text)).toMatchObject([
    { line: 1, state: 'ready' },
    { line: 2, state: 'library', provider: 'Alchemy', call: 'AlchemyProvider' },
  ]);
  expect(move(text)).toContain("new ethers.AlchemyProvider('mainnet', key)");
});

it.each([
  `https://eth.llamarpc.com/sk_llama_${KEY}`,
  `https://ethereum-rpc.publicnode.com/${KEY}`,
  `https://arb1.arbitrum.io/rpc/${KEY}`,
  `${ALCHEMY}/${KEY}`,
  `${ALCHEMY}?token=${KEY}`,
  `https://${KEY}@mainnet.infura.io/v3/${KEY}`,
  `https://1rpc.io/${KEY}/eth`,
])('no key of %s is taken over or shown', (url) => {
  const [finding] = check(url);
  expect(move(url)).toMatch(/^https:\/\/[\w-]+\.nodewell\.example\/YOUR_KEY$|1rpc\.io/);
  const { start, end, ...shown } = finding ?? { start: 0, end: 0 };
  expect(url.slice(start, end)).not.toBe('');
  expect(JSON.stringify({ ...shown, shape: null })).not.toContain(KEY);
});
