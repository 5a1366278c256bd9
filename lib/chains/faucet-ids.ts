const FAUCET_PAIRS: Record<string, string> = {
  eth: 'sepolia',
  arb: 'sepolia',
  op: 'sepolia',
  base: 'sepolia',
  blast: 'sepolia',
  scroll: 'sepolia',
  linea: 'sepolia',
  zksync: 'sepolia',
  matic: 'amoy',
};

/** The nine test networks that the faucet serves, as `protocol-network`. */
export const FAUCET_IDS = Object.entries(FAUCET_PAIRS).map(
  ([protocol, network]) => `${protocol}-${network}`,
);

/** Valid only if the id splits on one hyphen into an allowed pair of protocol and network. */
export function isFaucetId(id: string): boolean {
  const [protocol = '', network, ...rest] = id.split('-');
  return (
    rest.length === 0 && Object.hasOwn(FAUCET_PAIRS, protocol) && FAUCET_PAIRS[protocol] === network
  );
}
