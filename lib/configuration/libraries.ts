import { getEvmNetworks, toIdentifier, toScriptUrl, type ConfiguredChain } from './endpoints';

const quote = (text: string) => JSON.stringify(text);
const toId = (chainId: string) => Number(chainId);

/** viem: each network as a chain of its own, because not all are in its list. */
export function toViem(chain: ConfiguredChain): string {
  const definitions = getEvmNetworks(chain).map(({ name, title, wallet, hasSocket }) => {
    const { name: currency, symbol, decimals } = wallet.nativeCurrency;
    const url = toScriptUrl(chain.host, { name });
    return [
      `export const ${toIdentifier(name)} = defineChain({`,
      `  id: ${toId(wallet.chainId)},`,
      `  name: ${quote(title)},`,
      `  nativeCurrency: { name: ${quote(currency)}, symbol: ${quote(symbol)}, decimals: ${decimals} },`,
      `  rpcUrls: {`,
      `    default: {`,
      `      http: [${url}],`,
      ...(hasSocket
        ? [`      webSocket: [${toScriptUrl(chain.host, { name, isSocket: true })}],`]
        : []),
      `    },`,
      `  },`,
      `});`,
    ].join('\n');
  });
  const [first] = getEvmNetworks(chain);
  return [
    `import { createPublicClient, defineChain, http } from 'viem';\n`,
    ...definitions,
    `\nexport const client = createPublicClient({ chain: ${toIdentifier(first?.name ?? '')}, transport: http() });\n`,
  ].join('\n');
}

/** wagmi: the same chains, with their transports. */
export function toWagmi(chain: ConfiguredChain): string {
  const networks = getEvmNetworks(chain);
  const names = networks.map(({ name }) => toIdentifier(name));
  return [
    `import { createConfig, http } from 'wagmi';`,
    `import { ${names.join(', ')} } from './viem';\n`,
    `export const config = createConfig({`,
    `  chains: [${names.join(', ')}],`,
    `  transports: {`,
    ...networks.map(
      ({ name }) => `    [${toIdentifier(name)}.id]: http(${toScriptUrl(chain.host, { name })}),`,
    ),
    `  },`,
    `});\n`,
  ].join('\n');
}

export function toEthers(chain: ConfiguredChain): string {
  return [
    `import { JsonRpcProvider, Network } from 'ethers';\n`,
    ...getEvmNetworks(chain).flatMap(({ name, title, wallet }) => [
      `const ${toIdentifier(name)}Network = new Network(${quote(title)}, ${toId(wallet.chainId)});`,
      `export const ${toIdentifier(name)} = new JsonRpcProvider(`,
      `  ${toScriptUrl(chain.host, { name })},`,
      `  ${toIdentifier(name)}Network,`,
      `  { staticNetwork: ${toIdentifier(name)}Network },`,
      `);`,
    ]),
    '',
  ].join('\n');
}

/** Hardhat 3, whose networks are typed; tests use the first. */
export function toHardhat(chain: ConfiguredChain): string {
  return [
    `import { defineConfig } from 'hardhat/config';\n`,
    `export default defineConfig({`,
    `  networks: {`,
    ...getEvmNetworks(chain).flatMap(({ name, wallet }) => [
      `    ${toIdentifier(name)}: {`,
      `      type: 'http',`,
      `      chainId: ${toId(wallet.chainId)},`,
      `      url: ${toScriptUrl(chain.host, { name })},`,
      `    },`,
    ]),
    `  },`,
    `});\n`,
  ].join('\n');
}
