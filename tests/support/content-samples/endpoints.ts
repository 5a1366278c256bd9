import { CHAIN_FACTS } from '@/lib/chains';
import { KEY } from '../run-command';

export const HOST = 'nodewell.example';

/** What readers replace manually where no variable is filled in; the text beside the sample says so. */
export const PLACEHOLDER = 'YOUR_KEY';

const CHAINS = new Set(CHAIN_FACTS.map(({ key }) => key));
const HASH = `0x${'1'.repeat(64)}`;
const ACCOUNT = `0x${'2'.repeat(40)}`;
const toUrl = (chain: string, protocol = 'https') => `${protocol}://${chain}.${HOST}/${KEY}`;

/** What readers set before they run a sample. */
export const VARIABLES: Record<string, string> = {
  KEY,
  RPC_URL: toUrl('eth'),
  OLD_URL: 'https://old.example/',
  DEDICATED_URL: toUrl('eth'),
  ENDPOINT: toUrl('eth'),
  NEVM_URL: toUrl('sys'),
  NEVM_WSS: toUrl('sys', 'wss'),
  FULLNODE_URL: toUrl('trx'),
  SOLIDITY_URL: toUrl('trx'),
  OGMIOS_WSS: toUrl('ada', 'wss'),
  TON_V4_URL: toUrl('ton'),
  TAO_EVM_URL: toUrl('tao'),
  WSS_URL: toUrl('eth', 'wss'),
  PONDER_RPC_URL_1: toUrl('eth'),
  ...Object.fromEntries(
    ['WALLET', 'ACCOUNT', 'ADDRESS', 'OWNER', 'ROUTER', 'TO', 'TOKEN', 'TOKENS'].map((name) => [
      name,
      ACCOUNT,
    ]),
  ),
  ...Object.fromEntries(['HASH', 'TXID'].map((name) => [name, HASH])),
  ...Object.fromEntries(['FROM', 'SINCE', 'BLOCK_BEFORE'].map((name) => [name, '0x10'])),
  ...Object.fromEntries(['HEIGHT', 'LAST_LT'].map((name) => [name, '10'])),
  ...{ SWAP: '0x3', BALANCE_OF: '0x70a08231', WALLET_HEX: ACCOUNT.slice(2), XPUB: 'xpub1' },
  ...{ CBOR: '84a3', MESSAGE: '6f6b', PROGRAM_ID: 'Program1', SIGNER_KEY: '0x4' },
  SAFE_ADDRESS: ACCOUNT,
};

const URLS = /(?:https|wss):\/\/[^\s'",]+/g;

/**
 * Lists the provider's URLs in texts.
 * @throws for one that belongs to no chain or has no key
 */
export function listEndpoints(texts: readonly string[], keys: readonly string[] = [KEY]): string[] {
  const urls = texts.flatMap((text) => text.match(URLS) ?? []);
  return urls.filter((address) => {
    const { hostname, pathname } = new URL(address);
    if (!hostname.endsWith(HOST)) return false;
    const chain = hostname.slice(0, -HOST.length - 1);
    if (!CHAINS.has(chain)) throw new Error(`no chain has the address ${address}`);
    const [, key = ''] = pathname.split('/');
    if (!keys.includes(key)) throw new Error(`no key in ${address}`);
    return true;
  });
}

/** Lists unfilled variables, and missing values. */
export const listLeftovers = (texts: readonly string[]): string[] =>
  texts.filter((text) => /\$\{?[A-Z]|\b(?:undefined|NaN)\b|\[object |…|<\w+>/.test(text));
