import type { Chain } from '@/lib/provider';

/** What EIP-3085 tells a wallet of a chain, but for the address of its endpoint. */
export type Wallet = {
  chainId: string;
  chainName: string;
  nativeCurrency: { name: string; symbol: string; decimals: 18 };
  blockExplorerUrls?: [string];
};

/** What wallets take for a symbol. */
const SYMBOL = /^[\w.]{2,6}$/;

/** What a wallet can be told of a chain; null where that is not known for certain. */
export function getWallet({ name, status, facts }: Chain): Wallet | null {
  // A wallet would take the other network of that id for this one.
  if (status !== 'available' || !facts?.evmChainId || facts.chainIdReused) return null;
  const { evmChainId, ticker, explorerUrl } = facts;
  if (!ticker || !SYMBOL.test(ticker)) return null;
  return {
    chainId: `0x${evmChainId.toString(16)}`,
    chainName: name,
    // Wallets refuse any other number.
    nativeCurrency: { name: ticker, symbol: ticker, decimals: 18 },
    ...(explorerUrl && { blockExplorerUrls: [explorerUrl] }),
  };
}
