import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWN_BOX, DrawnMark } from '@/components/nodes/ChainMark/DrawnMark';
import { CHAIN_FACTS } from '@/lib/chains';

/*
 * Makes the sprite of all chains' marks. Its source, 80 MB, is no package of the project. Run this again when a chain is
 * added: `npx tsx scripts/chain-marks.ts`.
 */
const SOURCE = '@web3icons/core';
const VERSION = '4.0.56';
const TARGET = 'components/nodes/ChainMark/chain-marks.svg';

/**
 * The picture in `@web3icons/core` of each chain's own mark; other chains get a drawn one. Chains that share another
 * chain's token are named by their network, never by the token.
 */
const MARK_SOURCES: Readonly<Record<string, string>> = {
  btc: 'networks/bitcoin',
  eth: 'networks/ethereum',
  bsc: 'networks/binance-smart-chain',
  sol: 'networks/solana',
  pol: 'networks/polygon',
  arb: 'networks/arbitrum-one',
  op: 'networks/optimism',
  base: 'networks/base',
  sui: 'networks/sui',
  ton: 'networks/ton',
  tao: 'tokens/TAO',
  s: 'networks/sonic',
  trx: 'networks/tron',
  avax: 'networks/avalanche',
  ltc: 'networks/litecoin',
  doge: 'tokens/DOGE',
  bch: 'tokens/BCH',
  dash: 'tokens/DASH',
  zec: 'tokens/ZEC',
  etc: 'networks/ethereum-classic',
  ada: 'networks/cardano',
  dot: 'networks/polkadot',
  ksm: 'tokens/KSM',
  atom: 'networks/cosmos-hub',
  near: 'networks/near-protocol',
  xrp: 'networks/xrp',
  xlm: 'networks/stellar',
  algo: 'networks/algorand',
  xtz: 'tokens/XTZ',
  eos: 'networks/vaulta',
  apt: 'networks/aptos',
  hbar: 'tokens/HBAR',
  icp: 'tokens/ICP',
  fil: 'networks/filecoin',
  egld: 'networks/multiversx',
  linea: 'networks/linea',
  scroll: 'networks/scroll',
  zksync: 'networks/zksync',
  blast: 'networks/blast',
  mnt: 'networks/mantle',
  bera: 'networks/berachain',
  uni: 'networks/unichain',
  ink: 'networks/ink',
  wld: 'networks/world',
  soneium: 'networks/soneium',
  ron: 'networks/ronin',
  gno: 'networks/gnosis',
  rsk: 'networks/rootstock',
  kaia: 'networks/kaia',
  hype: 'networks/hyper-evm',
  mon: 'networks/monad',
  sei: 'networks/sei-network',
  cro: 'networks/cronos',
  celo: 'networks/celo',
  glmr: 'networks/moonbeam',
  movr: 'networks/moonriver',
  one: 'networks/harmony',
  fuse: 'networks/fuse',
  flr: 'networks/flare',
  xdc: 'networks/xdc',
  sys: 'networks/sys',
  kas: 'tokens/KAS',
  xmr: 'tokens/XMR',
  bsv: 'tokens/BSV',
  btg: 'tokens/BTG',
  dgb: 'tokens/DGB',
  rvn: 'tokens/RVN',
  qtum: 'tokens/QTUM',
  xec: 'tokens/XEC',
  osmo: 'networks/osmosis',
  inj: 'networks/injective',
  kava: 'networks/kava',
  tia: 'tokens/TIA',
  dydx: 'tokens/DYDX',
  stx: 'networks/stacks',
  neo: 'tokens/NEO',
  ont: 'networks/ontology',
  vet: 'tokens/VET',
  waves: 'tokens/WAVES',
  zil: 'networks/zilliqa',
  theta: 'networks/theta',
  flow: 'tokens/FLOW',
  iota: 'tokens/IOTA',
  strk: 'networks/starknet',
};

/** Reads a picture from the package, with white replaced by the surrounding text's colour. */
async function readMark(
  folder: string,
  source: string,
): Promise<{ viewBox: string; body: string }> {
  const [kind = '', name = ''] = source.split('/');
  const file = path.join(
    folder,
    'node_modules',
    SOURCE,
    'dist',
    'svgs',
    kind,
    'mono',
    `${name}.svg.js`,
  );
  const { default: svg } = (await import(pathToFileURL(file).href)) as { default: string };
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const body = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1];
  if (!viewBox || !body) throw new Error(`${source} is no SVG picture`);
  if (/<(script|style|image|use|foreignObject)\b|\son\w+=|href=/i.test(body)) {
    throw new Error(`${source} holds more than shapes`);
  }
  const shapes = body.replaceAll(/#fff(fff)?\b/gi, 'currentColor').replaceAll(/>\s+</g, '><');
  return { viewBox, body: shapes.trim() };
}

function drawMark(key: string): { viewBox: string; body: string } {
  const svg = renderToStaticMarkup(createElement(DrawnMark, { chainKey: key }));
  const body = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? '';
  return {
    viewBox: DRAWN_BOX,
    body: `<g stroke="currentColor" stroke-width="2.3">${body}</g>`,
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'chain-marks-'));
try {
  execFileSync('npm', ['install', '--silent', '--prefix', folder, `${SOURCE}@${VERSION}`]);
  const symbols = await Promise.all(
    CHAIN_FACTS.map(async ({ key }) => {
      const source = MARK_SOURCES[key];
      const { viewBox, body } = source ? await readMark(folder, source) : drawMark(key);
      return `<symbol id="${key}" viewBox="${viewBox}" fill="none">${body}</symbol>`;
    }),
  );
  writeFileSync(
    TARGET,
    `<!-- Made from ${SOURCE} (MIT) by scripts/chain-marks.ts; marks belong to their owners. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
${symbols.join('\n')}
</svg>
`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
