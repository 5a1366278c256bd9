import { isIPv4, isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';
const MAPPED = '0:0:0:0:0:ffff';

/** Splits an IPv6 address into its eight groups, without leading zeros and in lower case. */
function toGroups(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const gap = 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(gap).fill('0'), ...(after ?? [])];
}

/** Returns the IPv4 address in the last two groups of a mapped address. */
const toIpv4 = (groups: string[]) =>
  groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');

/**
 * Returns how limits and form tokens identify a client: its IPv4 address, or the /64 of its IPv6 address, because one
 * customer has at least that many addresses. An invalid address becomes `unknown`.
 */
export function toAddressKey(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address) || address.includes('%')) return UNKNOWN;
  const groups = toGroups(address);
  const isMapped = groups.slice(0, 6).join(':') === MAPPED;
  return isMapped ? toIpv4(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Returns the network of a client: the /24 of its IPv4 address or the /48 of its IPv6 address. */
export function toNetworkKey(address: string): string {
  const key = toAddressKey(address);
  if (key === UNKNOWN) return key;
  if (isIPv4(key)) return `${key.split('.').slice(0, 3).join('.')}.0/24`;
  return `${key.split(':').slice(0, 3).join(':')}::/48`;
}

/**
 * This server requests its own pages, as do tests and tools on the same machine. IPv4 appears as ::ffff:127.0.0.1 if
 * one socket listens for both.
 */
export const isLoopback = (address: string) =>
  address === '::1' || toAddressKey(address).startsWith('127.');
