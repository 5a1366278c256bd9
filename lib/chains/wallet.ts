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
const SYMBOL = /^[\w.]{2,6}$/;

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
