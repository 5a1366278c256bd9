import { FAUCET_NETWORKS } from '.';
import { storedDetails } from './stored-details';
import type { ChainFacts } from './types';

/** The EIP-3085 parameters that add a chain to a wallet, without the endpoint URL. */
export type Wallet = {
  chainId: `0x${string}`;
  chainName: string;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  blockExplorerUrls?: readonly string[];
};

/** Symbols that wallets accept. */
const SYMBOL = /^[\w.]{1,6}$/;

/** Returns a chain's wallet parameters; null if wallets cannot add the chain or would mistake it for another. */
export function getWallet(facts: ChainFacts): Wallet | null {
  const { key, evmChainId, chainIdReused, explorerUrl: siteExplorer } = facts;
  const wallet = Object.hasOwn(storedDetails, key) ? storedDetails[key]?.wallet : null;
  if (!wallet || evmChainId === null || chainIdReused) return null;
  if (!SYMBOL.test(wallet.currency.symbol)) return null;
  const explorerUrl = wallet.explorerUrl ?? siteExplorer;
  return {
    chainId: `0x${evmChainId.toString(16)}`,
    chainName: wallet.name,
    nativeCurrency: wallet.currency,
    ...(explorerUrl && { blockExplorerUrls: [explorerUrl] }),
  };
}

/** Returns the wallet parameters of each network that wallets can add: mainnet, and test networks that still run. */
export function getWallets(facts: ChainFacts): Readonly<Record<string, Wallet>> {
  const mainnet = getWallet(facts);
  const tests = FAUCET_NETWORKS.filter(
    ({ chainKey, chainIdReused, endedOn }) =>
      chainKey === facts.key && !chainIdReused && endedOn === null,
  ).map(({ network, name, chainId, currency, decimals, explorerUrl }): [string, Wallet] => [
    network,
    {
      chainId: `0x${chainId.toString(16)}`,
      chainName: name,
      nativeCurrency: { name: currency, symbol: currency, decimals },
      blockExplorerUrls: [explorerUrl],
    },
  ]);
  return { ...(mainnet && { mainnet }), ...Object.fromEntries(tests) };
}
