import type { EndpointHost } from './host';

export type { EndpointHost } from './host';

/** The variable that programs read a key from, if one key opens all endpoints. */
const KEY_VARIABLE = 'KEY';

type Form = {
  isSocket?: boolean;
  /** Where a program reads the key, such as `${process.env.KEY}`; or the key itself. */
  key?: string;
  /** The node's own path, with a slash in front. */
  path?: string;
  /** True to leave out the scheme. */
  isBare?: boolean;
};

/** Returns the name of a network's endpoint: `eth` for the chain's first network, `eth-sepolia` for any other. */
export const getEndpointName = (
  chain: string,
  networks: readonly { key: string }[],
  network: string,
): string => (network === networks[0]?.key ? chain : `${chain}-${network}`);

/** Returns the host of an endpoint, such as `eth-sepolia.host`. */
export const getEndpointHost = (host: string, name: string): string => `${name}.${host}`;

/** The part of a variable's name that says which endpoint it is. A variable must not begin with a digit. */
const toVariablePart = (name: string) =>
  name
    .toUpperCase()
    .replace(/[^A-Z\d]+/g, '_')
    .replace(/^(?=\d)/, 'CHAIN_');

/** Returns the variable that programs read: `KEY`, or that of an opaque URL, such as `ETH_SEPOLIA_WS_URL`. */
export const getEndpointVariable = (host: EndpointHost, name: string, isSocket = false): string =>
  host === null ? `${toVariablePart(name)}${isSocket ? '_WS' : ''}_URL` : KEY_VARIABLE;

/**
 * Writes the URL of an endpoint: `https://eth.host/$KEY`, or the variable for an opaque URL, `$ETH_URL`, in the same
 * syntax as the key.
 */
export function writeEndpoint(host: EndpointHost, name: string, form: Form = {}): string {
  const { isSocket = false, key = '$KEY', path = '', isBare = false } = form;
  if (host === null) return key.replace(/KEY\b/, getEndpointVariable(host, name, isSocket)) + path;
  const scheme = isBare ? '' : `${isSocket ? 'wss' : 'https'}://`;
  return `${scheme}${getEndpointHost(host, name)}/${key}${path}`;
}

/** Splits the URL of an endpoint around the part that names the chain, which visitors may choose. */
export const splitEndpoint = (host: EndpointHost, name: string) =>
  host === null
    ? { before: '$', chosen: toVariablePart(name), after: '_URL', key: '' }
    : { before: 'https://', chosen: name, after: `.${host}/`, key: '$KEY' };

/** Replaces the endpoint that a program calls by that of another network. */
export function moveEndpoint(code: string, host: EndpointHost, from: string, to: string): string {
  if (host !== null) {
    return code.replaceAll(getEndpointHost(host, from), getEndpointHost(host, to));
  }
  const variable = new RegExp(String.raw`\b${toVariablePart(from)}(?=(?:_WS)?_URL\b)`, 'g');
  return code.replace(variable, toVariablePart(to));
}

const SHAPES = [
  String.raw`\$\{process\.env\.KEY\}`,
  String.raw`\$\{KEY\}`,
  String.raw`\$KEY`,
  String.raw`\{os\.environ\['KEY'\]\}`,
  'YOUR_KEY',
];
/** An endpoint as documents write it, with the key in the syntax of the program around it. */
const IN_TEXT = new RegExp(
  String.raw`(https|wss)://([a-z\d-]+)\.\{host\}/(${SHAPES.join('|')})`,
  'g',
);

/** Finds the endpoints in a document's text, and what each is if endpoints are opaque. */
export const findEndpoints = (text: string) =>
  [...text.matchAll(IN_TEXT)].map(({ 0: whole, 1: scheme, 2: name = '', 3: key = '', index }) => ({
    start: index,
    end: index + whole.length,
    words: writeEndpoint(null, name, { isSocket: scheme === 'wss', key }),
  }));
