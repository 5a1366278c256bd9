const NAMES: Readonly<Record<string, string>> = {
  'json-rpc': 'JSON-RPC',
  'http-api': 'HTTP API',
  websocket: 'WebSocket',
  graphql: 'GraphQL',
  rest: 'REST',
  grpc: 'gRPC',
  firehose: 'Firehose',
  blockbook: 'Blockbook',
  rosetta: 'Rosetta',
  substrate: 'Substrate',
  ogmios: 'Ogmios',
  web3: 'Web3',
};

/**
 * Returns an interface's display name: `REST` for `rest`, `REST fullnode` for `rest-fullnode`; its key if it is new.
 */
export function getInterfaceName(key: string): string {
  const whole = Object.keys(NAMES).find((name) => key === name || key.startsWith(`${name}-`));
  if (!whole) return key;
  const part = key.slice(whole.length + 1);
  return [NAMES[whole], part && (NAMES[part] ?? part)].filter(Boolean).join(' ');
}
