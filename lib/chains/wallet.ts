import { storedDetails } from './stored-details';
import type { ChainFacts } from './types';

/** What EIP-3085 tells a wallet of a chain, but for the address of its endpoint. */
export type Wallet = {
  chainId: `0x${string}`;
  chainName: string;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  blockExplorerUrls?: readonly string[];
};

/** What wallets take for a symbol. */
const SYMBOL = /^[\w.]{2,6}$/;

/** What a wallet is told of a chain; null where it cannot add the chain, or would take another for it. */
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
