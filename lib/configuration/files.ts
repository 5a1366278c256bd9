import { getEvmNetworks, type ConfiguredChain } from './endpoints';
import { toEthers, toHardhat, toViem, toWagmi } from './libraries';
import { toBruno, toOpenRpc, toPostman } from './requests';
import { toDotenv, toErpc, toFoundry, toNginx, toWeb3Py } from './services';

/** A configuration file: its name, what it is for, and its text. */
export type ConfigurationFile = { name: string; tool: string; type: string; text: string };

type Kind = {
  name: string;
  tool: string;
  type: string;
  /** True for tools that know EVM networks only. */
  isEvm?: boolean;
  /** Null if the chain has nothing for it. */
  write: (chain: ConfiguredChain) => string | object | null;
};

const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

const KINDS: readonly Kind[] = [
  { name: 'viem.ts', tool: 'viem', type: TEXT, isEvm: true, write: toViem },
  { name: 'wagmi.ts', tool: 'wagmi', type: TEXT, isEvm: true, write: toWagmi },
  { name: 'ethers.ts', tool: 'ethers', type: TEXT, isEvm: true, write: toEthers },
  { name: 'web3.py', tool: 'web3.py', type: TEXT, isEvm: true, write: toWeb3Py },
  { name: 'foundry.toml', tool: 'Foundry', type: TEXT, isEvm: true, write: toFoundry },
  { name: 'hardhat.config.ts', tool: 'Hardhat 3', type: TEXT, isEvm: true, write: toHardhat },
  { name: 'erpc.yaml', tool: 'eRPC', type: TEXT, isEvm: true, write: toErpc },
  { name: 'nginx.conf', tool: 'nginx', type: TEXT, write: toNginx },
  { name: 'env.txt', tool: '.env', type: TEXT, write: toDotenv },
  { name: 'openrpc.json', tool: 'OpenRPC', type: JSON_TYPE, write: toOpenRpc },
  { name: 'postman.json', tool: 'Postman', type: JSON_TYPE, write: toPostman },
  { name: 'bruno.json', tool: 'Bruno', type: JSON_TYPE, write: toBruno },
];

const isFor = ({ isEvm }: Kind, chain: ConfiguredChain) =>
  !isEvm || getEvmNetworks(chain).length > 0;

function toFile({ name, tool, type, write }: Kind, chain: ConfiguredChain): ConfigurationFile[] {
  const made = write(chain);
  if (made === null) return [];
  const text = typeof made === 'string' ? made : `${JSON.stringify(made, null, 2)}\n`;
  return [{ name, tool, type, text }];
}

/** Returns the configuration files of a chain, in the order they are shown. */
export const getConfigurationFiles = (chain: ConfiguredChain): ConfigurationFile[] =>
  KINDS.filter((kind) => isFor(kind, chain)).flatMap((kind) => toFile(kind, chain));

/** Returns one of a chain's configuration files; null if it has none of that name. */
export function getConfigurationFile(
  chain: ConfiguredChain,
  name: string,
): ConfigurationFile | null {
  const kind = KINDS.find((one) => one.name === name);
  return (kind && isFor(kind, chain) && toFile(kind, chain)[0]) || null;
}
