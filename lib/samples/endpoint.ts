/**
 * Returns the endpoint host of a network: `eth.host` for the chain's main network, which is its first, and
 * `eth-sepolia.host` for any other.
 */
export const getEndpointHost = (
  chain: string,
  networks: readonly { key: string }[],
  network: string,
  host: string,
): string => `${network === networks[0]?.key ? chain : `${chain}-${network}`}.${host}`;
