import { describe, expect, it } from 'vitest';
import { check, move } from './ours';

const HEX = '0123456789abcdef0123456789abcdef';

/** An endpoint as its provider writes it, whose it is, and what stands in its place. */
const ENDPOINTS: [string, string, string][] = [
  [
    `https://eth-mainnet.g.alchemy.com/v2/${HEX}`,
    'Alchemy',
    'https://eth.nodewell.example/YOUR_KEY',
  ],
  [
    `wss://arb-sepolia.g.alchemy.com/v2/${HEX}`,
    'Alchemy',
    'wss://arb-sepolia.nodewell.example/YOUR_KEY',
  ],
  [
    `https://eth-mainnet.alchemyapi.io/v2/${HEX}`,
    'Alchemy',
    'https://eth.nodewell.example/YOUR_KEY',
  ],
  [
    `https://starknet-mainnet.g.alchemy.com/starknet/version/rpc/v0_8/${HEX}`,
    'Alchemy',
    'https://strk.nodewell.example/YOUR_KEY',
  ],
  [
    `https://mainnet.infura.io/v3/${HEX}`,
    'Infura (MetaMask)',
    'https://eth.nodewell.example/YOUR_KEY',
  ],
  [
    `wss://linea-sepolia.infura.io/ws/v3/${HEX}`,
    'Infura (MetaMask)',
    'wss://linea-sepolia.nodewell.example/YOUR_KEY',
  ],
  [
    `https://polygon-amoy.infura.io/v3/${HEX}`,
    'Infura (MetaMask)',
    'https://pol-amoy.nodewell.example/YOUR_KEY',
  ],
  [
    `https://cool-name.solana-mainnet.quiknode.pro/${HEX}/`,
    'QuickNode',
    'https://sol.nodewell.example/YOUR_KEY',
  ],
  [`https://cool.matic.quiknode.pro/${HEX}/`, 'QuickNode', 'https://pol.nodewell.example/YOUR_KEY'],
  [
    `https://old-name.discover.quiknode.pro/${HEX}/`,
    'QuickNode',
    'https://eth.nodewell.example/YOUR_KEY',
  ],
  [
    `https://cool.avalanche-mainnet.quiknode.pro/${HEX}/ext/bc/C/rpc/`,
    'QuickNode',
    'https://avax.nodewell.example/YOUR_KEY',
  ],
  [`https://rpc.ankr.com/arbitrum/${HEX}`, 'Ankr', 'https://arb.nodewell.example/YOUR_KEY'],
  ['https://rpc.ankr.com/eth_sepolia', 'Ankr', 'https://eth-sepolia.nodewell.example/YOUR_KEY'],
  [
    'https://rpc.ankr.com/bsc_testnet_chapel',
    'Ankr',
    'https://bsc-testnet.nodewell.example/YOUR_KEY',
  ],
  [
    `https://rpc.ankr.com/premium-http/tron/${HEX}`,
    'Ankr',
    'https://trx.nodewell.example/YOUR_KEY',
  ],
  [
    `https://ethereum-mainnet.core.chainstack.com/${HEX}`,
    'Chainstack',
    'https://eth.nodewell.example/YOUR_KEY',
  ],
  [
    `wss://solana-mainnet.core.chainstack.com/ws/${HEX}`,
    'Chainstack',
    'wss://sol.nodewell.example/YOUR_KEY',
  ],
  [
    `https://ton-testnet.core.chainstack.com/${HEX}/api/v2/jsonRPC`,
    'Chainstack',
    'https://ton-testnet.nodewell.example/YOUR_KEY/jsonRPC',
  ],
  [
    `https://bsc.getblock.io/mainnet/?api_key=${HEX}`,
    'GetBlock',
    'https://bsc.nodewell.example/YOUR_KEY',
  ],
  [
    `https://lb.drpc.org/ogrpc?network=solana-devnet&dkey=${HEX}`,
    'dRPC',
    'https://sol-devnet.nodewell.example/YOUR_KEY',
  ],
  [
    `wss://lb.drpc.org/ogws?network=sepolia&dkey=${HEX}`,
    'dRPC',
    'wss://eth-sepolia.nodewell.example/YOUR_KEY',
  ],
  [`https://lb.drpc.live/celo/${HEX}`, 'dRPC', 'https://celo.nodewell.example/YOUR_KEY'],
  ['https://monad-mainnet.drpc.org', 'dRPC', 'https://mon.nodewell.example/YOUR_KEY'],
  [
    `https://optimism-mainnet.blastapi.io/${HEX}`,
    'Blast API',
    'https://op.nodewell.example/YOUR_KEY',
  ],
  ['https://arbitrum-one.public.blastapi.io', 'Blast API', 'https://arb.nodewell.example/YOUR_KEY'],
  [
    'https://starknet-sepolia.public.blastapi.io/rpc/v0_7',
    'Blast API',
    'https://strk-sepolia.nodewell.example/YOUR_KEY',
  ],
  [
    `https://mainnet.gateway.tenderly.co/${HEX}`,
    'Tenderly',
    'https://eth.nodewell.example/YOUR_KEY',
  ],
  [
    'https://gateway.tenderly.co/public/polygon',
    'Tenderly',
    'https://pol.nodewell.example/YOUR_KEY',
  ],
  [
    `https://site1.moralis-nodes.com/bsc/${HEX}`,
    'Moralis',
    'https://bsc.nodewell.example/YOUR_KEY',
  ],
  [
    `https://site2.moralis-nodes.com/base-sepolia/${HEX}`,
    'Moralis',
    'https://base-sepolia.nodewell.example/YOUR_KEY',
  ],
  [
    `https://speedy-nodes-nyc.moralis.io/${HEX}/bsc/mainnet`,
    'Moralis',
    'https://bsc.nodewell.example/YOUR_KEY',
  ],
  [`https://xlm.nownodes.io/${HEX}/`, 'NOWNodes', 'https://xlm.nodewell.example/YOUR_KEY'],
  [
    'https://btcbook.nownodes.io/api/v2',
    'NOWNodes',
    'https://btc.nodewell.example/YOUR_KEY/api/v2',
  ],
  ['https://bitcoin-mainnet.gateway.tatum.io/', 'Tatum', 'https://btc.nodewell.example/YOUR_KEY'],
  [
    'https://api.tatum.io/v3/blockchain/node/solana-mainnet',
    'Tatum',
    'https://sol.nodewell.example/YOUR_KEY',
  ],
  [
    `https://moonbeam.api.onfinality.io/rpc?apikey=${HEX}`,
    'OnFinality',
    'https://glmr.nodewell.example/YOUR_KEY',
  ],
  [
    'wss://polkadot.api.onfinality.io/public-ws',
    'OnFinality',
    'wss://dot.nodewell.example/YOUR_KEY',
  ],
  [
    'https://ethereum-sepolia-rpc.publicnode.com',
    'PublicNode',
    'https://eth-sepolia.nodewell.example/YOUR_KEY',
  ],
  ['wss://polygon-bor-rpc.publicnode.com', 'PublicNode', 'wss://pol.nodewell.example/YOUR_KEY'],
  ['https://base.llamarpc.com', 'LlamaRPC', 'https://base.nodewell.example/YOUR_KEY'],
  ['https://cloudflare-eth.com/', 'Cloudflare', 'https://eth.nodewell.example/YOUR_KEY'],
  ['https://1rpc.io/matic', '1RPC', 'https://pol.nodewell.example/YOUR_KEY'],
  ['https://1rpc.io/scroll/sepolia', '1RPC', 'https://scroll-sepolia.nodewell.example/YOUR_KEY'],
  ['https://poly.api.pocket.network', 'Pocket Network', 'https://pol.nodewell.example/YOUR_KEY'],
  [
    'https://near.blockpi.network/v1/rpc/public',
    'BlockPI',
    'https://near.nodewell.example/YOUR_KEY',
  ],
  [
    `https://api-ronin-mainnet.n.dwellir.com/${HEX}`,
    'Dwellir',
    'https://ron.nodewell.example/YOUR_KEY',
  ],
  [
    'https://endpoints.omniatech.io/v1/op/mainnet/public',
    'OMNIA',
    'https://op.nodewell.example/YOUR_KEY',
  ],
  ['https://arb1.arbitrum.io/rpc', 'public', 'https://arb.nodewell.example/YOUR_KEY'],
  [
    'https://api.avax-test.network/ext/bc/C/rpc',
    'public',
    'https://avax-fuji.nodewell.example/YOUR_KEY',
  ],
  [
    'https://data-seed-prebsc-1-s1.binance.org:8545/',
    'public',
    'https://bsc-testnet.nodewell.example/YOUR_KEY',
  ],
  ['https://api.mainnet-beta.solana.com', 'public', 'https://sol.nodewell.example/YOUR_KEY'],
  [
    'https://fullnode.testnet.aptoslabs.com/v1',
    'public',
    'https://apt-testnet.nodewell.example/YOUR_KEY/v1',
  ],
];

it.each(ENDPOINTS)('%s is of %s', (endpoint, provider, ours) => {
  const found = check(`RPC_URL="${endpoint}"`);
  expect(found).toMatchObject([{ provider, state: 'ready', line: 1 }]);
  expect(move(`RPC_URL="${endpoint}"`)).toBe(`RPC_URL="${ours}"`);
});

describe('what cannot move as it is stays, and says why', () => {
  it.each([
    [`https://go.getblock.io/${HEX}/`, { provider: 'GetBlock', state: 'choose' }],
    [`https://nd-646-506-606.p2pify.com/${HEX}`, { provider: 'Chainstack', state: 'choose' }],
    ['https://${network}.infura.io/v3/${key}', { state: 'variable' }],
    [
      `https://plasma-mainnet.g.alchemy.com/v2/${HEX}`,
      { state: 'unserved', other: 'plasma-mainnet' },
    ],
    ['https://polygon-zkevm.drpc.org', { state: 'unserved', other: 'Polygon zkEVM' }],
    ['https://lb.drpc.org/ogrpc?network=eth-beacon-chain-sepolia', { state: 'unserved' }],
    [
      'https://berachain-bartio.drpc.org',
      { state: 'no-network', chain: 'bera', network: 'bartio' },
    ],
    ['https://eth-goerli.g.alchemy.com/v2/x', { state: 'retired-network', instead: 'sepolia' }],
    [
      'https://polygon-mumbai.infura.io/v3/x',
      { state: 'retired-network', since: '2024-04-13', instead: 'amoy' },
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
    ['https://horizon.stellar.org', { state: 'retired', chain: 'xlm', since: '2025' }],
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
    'https://base.nodewell.example/YOUR_KEY',
  ])('%s is no endpoint to move', (address) => expect(check(address)).toEqual([]));
});

it('a key that stands where a network is expected is never named', () => {
  for (const address of [`https://1rpc.io/${HEX}/eth`, `https://rpc.ankr.com/${HEX}`]) {
    expect(
      JSON.stringify(check(address).map((found) => ({ ...found, shape: null }))),
    ).not.toContain(HEX);
  }
});
