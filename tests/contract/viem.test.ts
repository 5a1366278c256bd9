import { describe, expect, it } from 'vitest';
import * as viemChains from 'viem/chains';
import type { Chain as ViemChain } from 'viem';
import { CHAIN_FACTS, FAUCET_NETWORKS } from '@/lib/chains';
import { storedDetails } from '@/lib/chains/stored-details';
import { check } from '../unit/lib/migrate/ours';

const ALL: [string, ViemChain][] = Object.entries(viemChains)
  .filter(([, chain]) => typeof chain === 'object' && 'id' in chain)
  .map(([name, chain]) => [name, chain as ViemChain]);

/** Other networks with the ID of one of ours, and viem's definition of a former name. */
const OTHERS = new Set(['wanchainTestnet', 'zoraTestnet', 'klaytn']);
const definitionsById = new Map(
  ALL.filter(([name]) => !OTHERS.has(name)).map(([, chain]) => [chain.id, chain]),
);

const WITH_ID = CHAIN_FACTS.filter(({ evmChainId }) => evmChainId !== null);

/** Fields in which we differ from viem, and why. */
const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  theta: { ticker: 'gas is paid in TFUEL; the chain is known by THETA' },
  etc: { explorer: "Blockscout's own host for the chain" },
  ron: { explorer: 'moved after the migration to a layer 2, alloy-rs/chains pull 314' },
  rsk: { explorer: "The Graph's registry names Blockscout" },
  zil: { explorer: "The Graph's registry names Blockscout" },
  glmr: { explorer: 'the network has ended' },
};

/** Chain IDs that viem doesn't know, and why we list them. */
const UNKNOWN: Readonly<Record<string, string>> = { ont: 'listed in ethereum-lists/chains' };

const toHost = (url: string | null | undefined) =>
  url ? new URL(url).href.replace(/\/$/, '') : '';

describe('the EVM chains', () => {
  it('have the IDs that viem knows, except for those listed', () => {
    const missing = WITH_ID.filter(({ evmChainId }) => !definitionsById.has(evmChainId ?? 0));
    expect(missing.map(({ key }) => key)).toEqual(Object.keys(UNKNOWN));
  });

  it("have viem's symbols, decimals and explorers, except for those listed", () => {
    const found: Record<string, string[]> = {};
    for (const { key, evmChainId, ticker, explorerUrl } of WITH_ID) {
      const known = definitionsById.get(evmChainId ?? 0);
      if (!known) continue;
      const wallet = storedDetails[key]?.wallet;
      const { symbol, decimals } = known.nativeCurrency;
      if (wallet) expect(wallet.currency, key).toMatchObject({ symbol, decimals });
      const own = wallet?.explorerUrl ?? explorerUrl;
      const fields = [
        ...(ticker === symbol ? [] : ['ticker']),
        ...(toHost(own) === toHost(known.blockExplorers?.default.url) ? [] : ['explorer']),
      ];
      if (fields.length > 0) found[key] = fields;
    }
    expect(found).toEqual(
      Object.fromEntries(Object.entries(DIFFERENCES).map(([key, why]) => [key, Object.keys(why)])),
    );
  });

  it('have test networks with the IDs, symbols and decimals that viem knows', () => {
    for (const { key, chainId, currency, decimals } of FAUCET_NETWORKS) {
      const known = definitionsById.get(chainId);
      expect(known?.nativeCurrency, key).toMatchObject({ symbol: currency, decimals });
      expect(known?.testnet, key).toBe(true);
    }
  });
});

describe('the migration checker', () => {
  const places = new Map([
    ...WITH_ID.map(({ key, evmChainId }) => [evmChainId, { chain: key }] as const),
    ...FAUCET_NETWORKS.map(
      ({ chainKey, network, chainId }) => [chainId, { chain: chainKey, network }] as const,
    ),
  ]);
  const urls = ALL.filter(([name]) => !OTHERS.has(name)).flatMap(([, chain]) =>
    Object.values(chain.rpcUrls).flatMap(({ http, webSocket = [] }) =>
      [...http, ...webSocket].map((url) => ({ url, place: places.get(chain.id) })),
    ),
  );

  it('recognizes every endpoint of viem for a chain that we know', () => {
    const known = urls.filter(({ place }) => place !== undefined);
    expect(known.length).toBeGreaterThan(80);
    for (const { url, place } of known) expect(check(url), url).toMatchObject([place]);
  });

  it('takes no endpoint of viem for that of another chain', () => {
    for (const { url } of urls.filter(({ place }) => place === undefined)) {
      for (const { chain, network } of check(url)) {
        if (network === 'mainnet') expect(chain, url).toBe('');
      }
    }
  });
});
