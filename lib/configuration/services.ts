import { getEndpointVariable, writeEndpoint } from '@/lib/endpoints';
import {
  getEvmNetworks,
  getVariables,
  toIdentifier,
  toPlainUrl,
  toShellUrl,
  type ConfiguredChain,
} from './endpoints';

/** A file with the variables that the other files read. */
export const toDotenv = (chain: ConfiguredChain): string => {
  const value = chain.host === null ? 'https://YOUR_ENDPOINT' : 'YOUR_KEY';
  const lines = getVariables(chain).map(
    (name) => `${name}=${name.endsWith('_WS_URL') ? value.replace('https', 'wss') : value}`,
  );
  return `${lines.join('\n')}\n`;
};

export function toWeb3Py(chain: ConfiguredChain): string {
  const lines = getEvmNetworks(chain).map(({ name, wallet }) => {
    const url = writeEndpoint(chain.host, name, { key: `{os.environ['KEY']}` });
    return `${toIdentifier(name)} = Web3(Web3.HTTPProvider(f"${url}"))  # chain ID ${Number(wallet.chainId)}`;
  });
  return [`import os\n`, `from web3 import Web3\n`, ...lines, ''].join('\n');
}

/** Foundry expands `${KEY}` in `rpc_endpoints`. */
export const toFoundry = (chain: ConfiguredChain): string =>
  [
    '[rpc_endpoints]',
    ...getEvmNetworks(chain).map(
      ({ name }) => `${name.replaceAll('-', '_')} = "${toShellUrl(chain.host, { name })}"`,
    ),
    '',
  ].join('\n');

/** eRPC, which expands `${KEY}`; a further upstream takes over if ours fails. */
export const toErpc = (chain: ConfiguredChain): string =>
  [
    'projects:',
    '  - id: main',
    '    upstreams:',
    ...getEvmNetworks(chain).flatMap(({ name, wallet }) => [
      `      - id: ${name}`,
      `        endpoint: ${toShellUrl(chain.host, { name })}`,
      `        evm:`,
      `          chainId: ${Number(wallet.chainId)}`,
    ]),
    '',
  ].join('\n');

/** nginx with our endpoint first and another one if it fails; the key is part of the path. */
export function toNginx(chain: ConfiguredChain): string {
  const [first] = chain.networks;
  const url = new URL(
    chain.host === null
      ? 'https://YOUR_ENDPOINT/YOUR_PATH'
      : toPlainUrl(chain.host, first?.name ?? ''),
  );
  const host = chain.host === null ? 'YOUR_ENDPOINT' : url.host;
  const toLocation = (name: string, to: string, path: string, next: string | null) => [
    `  location ${name} {`,
    ...(next
      ? ['    proxy_intercept_errors on;', `    error_page 500 502 503 504 = ${next};`]
      : []),
    `    proxy_ssl_server_name on;`,
    `    proxy_set_header Host ${to};`,
    `    rewrite ^ ${path} break;`,
    `    proxy_pass https://${to};`,
    `  }`,
  ];
  return [
    `# ${getEndpointVariable(chain.host, first?.name ?? '')} is in the path: keep this file private.`,
    'server {',
    '  listen 127.0.0.1:8545;',
    ...toLocation('/', host, url.pathname, '@second'),
    ...toLocation('@second', 'SECOND_PROVIDER', '/SECOND_KEY', null),
    '}',
    '',
  ].join('\n');
}
