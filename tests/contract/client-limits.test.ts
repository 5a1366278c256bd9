import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toCustomerKey } from '@/lib/http/address-key';

const read = (name: string) => readFileSync(`deploy/${name}`, 'latin1');

/** Returns the bytes of an IPv6 address with all eight groups, one per character. */
const toBytes = (address: string): string =>
  address
    .split(':')
    .map((group) => parseInt(group, 16))
    .map((group) => String.fromCharCode(group >> 8, group & 0xff))
    .join('');

const LINE = ['2001:db8:1:100:0:0:0:1', '2001:db8:1:1ff:0:0:0:1'];
const NEIGHBOUR = '2001:db8:1:200:0:0:0:1';

/** What each part of the front identifies a client by. */
const KEYS: [name: string, toKey: (address: string) => string][] = [
  ['an instance', toCustomerKey],
  [
    'nginx',
    (address) => {
      const [, pattern = ''] =
        /"~\(\?s\)(\S*<prefix>\S*)" \$prefix;/.exec(read('nginx.conf.template')) ?? [];
      return new RegExp(pattern, 's').exec(toBytes(address))?.groups?.prefix ?? address;
    },
  ],
  [
    'the packet filter',
    (address) => {
      const [, mask = ''] = /ip6 saddr & ([\da-f:]+) ct count/.exec(read('nftables.conf')) ?? [];
      const bits = toBytes(mask.replace('::', ':0:0:0:0'));
      return [...toBytes(address)]
        .map((byte, index) => byte.charCodeAt(0) & bits.charCodeAt(index))
        .join();
    },
  ],
];

it.each(KEYS)('%s counts the IPv6 networks of one line as one client', (_, toKey) => {
  expect(new Set(LINE.map(toKey)).size).toBe(1);
  expect(toKey(NEIGHBOUR)).not.toBe(toKey(LINE[0] ?? ''));
});
