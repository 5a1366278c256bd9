import { getWallets, type Wallet } from '@/lib/chains/wallet';
import {
  getEndpointName,
  getEndpointVariable,
  writeEndpoint,
  type EndpointHost,
} from '@/lib/endpoints';
import type { Chain } from '@/lib/provider';

/** One network of a chain, as configuration files need it. */
export type ConfiguredNetwork = {
  /** Our key, such as `sepolia`. */
  key: string;
  /** The endpoint's name, such as `eth-sepolia`. */
  name: string;
  title: string;
  /** The parameters for EVM tools; null for other chains. */
  wallet: Wallet | null;
  hasSocket: boolean;
};

/** A chain with its networks that accept requests; `host` is that of the endpoints. */
export type ConfiguredChain = {
  key: string;
  title: string;
  host: EndpointHost;
  networks: ConfiguredNetwork[];
};

/** Returns what configuration files are made from; null for a chain that accepts no requests. */
export function toConfiguredChain(chain: Chain, host: EndpointHost): ConfiguredChain | null {
  const { key, name: title, facts } = chain;
  if (chain.status !== 'available') return null;
  const wallets = facts ? getWallets(facts) : {};
  const networks = chain.networks
    .filter(({ status }) => status === 'active')
    .map((network) => ({
      key: network.key,
      name: getEndpointName(key, chain.networks, network.key),
      title: `${title} ${network.name}`,
      wallet: (Object.hasOwn(wallets, network.key) ? wallets[network.key] : null) ?? null,
      hasSocket: network.interfaces.some((name) => name.includes('websocket')),
    }));
  return networks.length > 0 ? { key, title, host, networks } : null;
}

/** Returns the networks that tools for the EVM can use. */
export const getEvmNetworks = ({ networks }: ConfiguredChain) =>
  networks.flatMap(({ wallet, ...network }) => (wallet ? [{ ...network, wallet }] : []));

/** Returns the variables that a chain's programs read, each once. */
export const getVariables = ({ host, networks }: ConfiguredChain): string[] => [
  ...new Set(
    networks.flatMap(({ name, hasSocket }) => [
      getEndpointVariable(host, name),
      ...(hasSocket ? [getEndpointVariable(host, name, true)] : []),
    ]),
  ),
];

type Place = { name: string; isSocket?: boolean };

/** Writes an endpoint as a template literal of JavaScript. */
export const toScriptUrl = (host: EndpointHost, { name, isSocket = false }: Place): string =>
  `\`${writeEndpoint(host, name, { isSocket, key: '${process.env.KEY}' })}\``;

/** Writes an endpoint with `${KEY}`, as shells, Foundry and YAML of proxies expand it. */
export const toShellUrl = (host: EndpointHost, { name, isSocket = false }: Place): string =>
  writeEndpoint(host, name, { isSocket, key: '${KEY}' });

/** Writes an endpoint with a placeholder, for files that know no variables. */
export const toPlainUrl = (host: EndpointHost, name: string): string =>
  writeEndpoint(host, name, { key: 'YOUR_KEY' });

/** Returns a name for JavaScript: `eth-sepolia` as `ethSepolia`. */
export const toIdentifier = (name: string): string =>
  name
    .replace(/^(?=\d)/, 'chain')
    .replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
