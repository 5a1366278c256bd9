import { describe, expect, it } from 'vitest';
import { check, move } from './ours';

const HEX = '0123456789abcdef0123456789abcdef';

/** An endpoint in a provider's format, its provider, and our chain and path for it. */
const ENDPOINTS: [endpoint: string, provider: string, chain: string, path?: string][] = [
  [`https://eth-mainnet.g.alchemy.com/v2/${HEX}`, 'Alchemy', 'eth'],
  [`wss://arb-sepolia.g.alchemy.com/v2/${HEX}`, 'Alchemy', 'arb-sepolia'],
  [`https://starknet-mainnet.g.alchemy.com/starknet/version/rpc/v0_8/${HEX}`, 'Alchemy', 'strk'],
  [`https://mainnet.infura.io/v3/${HEX}`, 'Infura (MetaMask)', 'eth'],
  [`wss://linea-sepolia.infura.io/ws/v3/${HEX}`, 'Infura (MetaMask)', 'linea-sepolia'],
  [`https://cool-name.solana-mainnet.quiknode.pro/${HEX}/`, 'QuickNode', 'sol'],
  [`https://cool.avalanche-mainnet.quiknode.pro/${HEX}/ext/bc/C/rpc/`, 'QuickNode', 'avax'],
  [`https://rpc.ankr.com/arbitrum/${HEX}`, 'Ankr', 'arb'],
  ['https://rpc.ankr.com/eth_sepolia', 'Ankr', 'eth-sepolia'],
  [`https://ethereum-mainnet.core.chainstack.com/${HEX}`, 'Chainstack', 'eth'],
  [`wss://solana-mainnet.core.chainstack.com/ws/${HEX}`, 'Chainstack', 'sol'],
  [
    `https://ton-testnet.core.chainstack.com/${HEX}/api/v2/jsonRPC`,
    'Chainstack',
    'ton-testnet',
    '/jsonRPC',
  ],
  [`https://bsc.getblock.io/mainnet/?api_key=${HEX}`, 'GetBlock', 'bsc'],
  [`https://lb.drpc.org/ogrpc?network=solana-devnet&dkey=${HEX}`, 'dRPC', 'sol-devnet'],
  ['https://monad-mainnet.drpc.org', 'dRPC', 'mon'],
  ['https://arbitrum-one.public.blastapi.io', 'Blast API', 'arb'],
  [`https://mainnet.gateway.tenderly.co/${HEX}`, 'Tenderly', 'eth'],
  ['https://gateway.tenderly.co/public/polygon', 'Tenderly', 'pol'],
  [`https://site1.moralis-nodes.com/bsc/${HEX}`, 'Moralis', 'bsc'],
  [`https://site2.moralis-nodes.com/base-sepolia/${HEX}`, 'Moralis', 'base-sepolia'],
  [`https://xlm.nownodes.io/${HEX}/`, 'NOWNodes', 'xlm'],
  ['https://btcbook.nownodes.io/api/v2', 'NOWNodes', 'btc', '/api/v2'],
  ['https://bitcoin-mainnet.gateway.tatum.io/', 'Tatum', 'btc'],
  ['https://api.tatum.io/v3/blockchain/node/solana-mainnet', 'Tatum', 'sol'],
  [`https://kusama.api.onfinality.io/rpc?apikey=${HEX}`, 'OnFinality', 'ksm'],
  ['wss://polkadot.api.onfinality.io/public-ws', 'OnFinality', 'dot'],
  ['https://ethereum-sepolia-rpc.publicnode.com', 'PublicNode', 'eth-sepolia'],
  ['wss://polygon-bor-rpc.publicnode.com', 'PublicNode', 'pol'],
  ['https://base.llamarpc.com', 'LlamaRPC', 'base'],
  ['https://cloudflare-eth.com/', 'Cloudflare', 'eth'],
  ['https://1rpc.io/matic', '1RPC', 'pol'],
  ['https://1rpc.io/base/sepolia', '1RPC', 'base-sepolia'],
  ['https://poly.api.pocket.network', 'Pocket Network', 'pol'],
  ['https://near.blockpi.network/v1/rpc/public', 'BlockPI', 'near'],
  [`https://api-ronin-mainnet.n.dwellir.com/${HEX}`, 'Dwellir', 'ron'],
  ['https://endpoints.omniatech.io/v1/op/mainnet/public', 'OMNIA', 'op'],
  ['https://137.rpc.thirdweb.com/0123abcd', 'thirdweb', 'pol'],
  [
    `https://blockchain.googleapis.com/v1/projects/p-1/locations/us-central1/endpoints/ethereum-sepolia/rpc?key=${HEX}`,
    'Google Blockchain Node Engine',
    'eth-sepolia',
  ],
  ['https://eth-mainnet.rpc.grove.city/v1/01fdb492', 'Grove', 'eth'],
  [`https://solana-mainnet.api.syndica.io/api-key/${HEX}`, 'Syndica', 'sol'],
  ['https://mainnet.hashio.io/api', 'public', 'hbar'],
  ['https://rpc.monad.xyz', 'public', 'mon'],
  ['https://arb1.arbitrum.io/rpc', 'public', 'arb'],
  ['https://api.mainnet-beta.solana.com', 'public', 'sol'],
];

it.each(ENDPOINTS)('%s is of %s', (endpoint, provider, chain, path = '') => {
  const { protocol } = new URL(endpoint);
  const ours = `${protocol}//${chain}.nodewell.example/YOUR_KEY${path}`;
  const found = check(`RPC_URL="${endpoint}"`);
  expect(found).toMatchObject([{ provider, state: 'ready', line: 1 }]);
  expect(move(`RPC_URL="${endpoint}"`)).toBe(`RPC_URL="${ours}"`);
});

describe('keeps what cannot move unchanged, with a reason', () => {
  it.each([
    [`https://go.getblock.io/${HEX}/`, { provider: 'GetBlock', state: 'choose' }],
    ['https://${network}.infura.io/v3/${key}', { state: 'variable' }],
    [
      `https://plasma-mainnet.g.alchemy.com/v2/${HEX}`,
      { state: 'unserved', other: 'plasma-mainnet' },
    ],
    ['https://polygon-zkevm.drpc.org', { state: 'unserved', other: 'Polygon zkEVM' }],
    [
      'https://berachain-bartio.drpc.org',
      { state: 'no-network', chain: 'bera', network: 'bartio' },
    ],
    ['https://eth-goerli.g.alchemy.com/v2/x', { state: 'retired-network', instead: 'sepolia' }],
    [
      'https://polygon-mumbai.infura.io/v3/x',
      { state: 'retired-network', since: '2024-04-13', instead: 'amoy' },
    ],
    ['https://goerli.optimism.io', { state: 'retired-network', chain: 'op', network: 'goerli' }],
    ['https://rpc-mumbai.maticvigil.com', { state: 'retired-network', chain: 'pol' }],
    ['https://sepolia-rpc.scroll.io', { state: 'retired-network', since: '2026-06-30' }],
    ['https://rpc.api.moonbeam.network', { state: 'retired', chain: 'glmr', since: '2026-08-01' }],
    ['https://api.harmony.one', { state: 'retired', chain: 'one', since: '2026-09' }],
    [
      'https://json-rpc.2mnk2ypc.blockchainnodeengine.com?key=x',
      { provider: 'Google Blockchain Node Engine', closed: '2026-12-15', state: 'choose' },
    ],
    [
      'https://celo-alfajores.infura.io/v3/x',
      { state: 'retired-network', since: '2025-09-30', instead: 'sepolia' },
    ],
    [
      'https://rpc.ankr.com/fantom',
      { state: 'retired', chain: 's', other: 'Fantom Opera', since: '2024-12' },
    ],
    [
      'https://fullnode.mainnet.sui.io:443',
      { state: 'retired', chain: 'sui', since: '2026-07-27' },
    ],
    ['https://celestia-mainnet.core.chainstack.com/x', { state: 'coming-soon', chain: 'tia' }],
    ['wss://algorand.drpc.org', { state: 'no-websocket', chain: 'algo' }],
    [
      'https://rpc.example.org/eth/abc',
      { provider: null, host: 'rpc.example.org', state: 'choose' },
    ],
  ])('%s', (endpoint, finding) => {
    expect(check(endpoint)).toMatchObject([finding]);
    expect(move(endpoint)).toBe(endpoint);
  });

  it.each([
    'https://github.com/wevm/viem',
    'https://eth-mainnet.evil.com/v2/abc',
    'https://evil.com/eth-mainnet.g.alchemy.com/x',
    'http://127.0.0.1:8545',
    'https://etherscan.io/v2/api',
    'https://goerli.etherscan.io/address/0x0',
    'https://base.nodewell.example/YOUR_KEY',
  ])('%s is no endpoint to move', (address) => expect(check(address)).toEqual([]));
});

it.each([
  ['https://polygon-rpc.com', '2026-02-16'],
  ['https://rpc.mainnet.near.org', ''],
  ['https://base.llamarpc.com', ''],
  [`https://rpc.ankr.com/litecoin/${HEX}`, '2026-09-15'],
  ['https://rpc.ankr.com/zksync_era', '2026-08-31'],
  [`https://rpc.ankr.com/zksync_era/${HEX}`, undefined],
  [`https://rpc.ankr.com/arbitrum/${HEX}`, undefined],
])('%s: end of service %s', (endpoint, closed) => {
  expect(check(endpoint)[0]?.closed).toBe(closed);
});

it("never shows a key in place of a network's name", () => {
  for (const address of [`https://1rpc.io/${HEX}/eth`, `https://rpc.ankr.com/${HEX}`]) {
    expect(
      JSON.stringify(check(address).map((found) => ({ ...found, shape: null }))),
    ).not.toContain(HEX);
  }
});
