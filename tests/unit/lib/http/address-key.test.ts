import { describe, expect, it } from 'vitest';
import { toAddressKey, toNetworkKey } from '@/lib/http/address-key';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:0db8:0:0::ffff', '2001:db8:0:0::/64'],
  ['2001:DB8:0000:0000:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['0:0:0:0:0:ffff:255.255.255.255', '255.255.255.255'],
])('%s counts as %s', (address, key) => expect(toAddressKey(address)).toBe(key));

describe('an invalid address counts as unknown', () => {
  it.each([
    ...['', 'unknown', 'localhost', '1.2.3', '1.2.3.4.5', '256.1.1.1', '01.2.3.4', '1.2.3.4:80'],
    ...['[::1]', '[::1]:443', 'fe80::1%eth0', ':::', '1::2::3', '2001:db8::g', '12345::'],
    ...['1.2.3.4, 5.6.7.8', "1.2.3.4' or 1=1", '1.2.3.4\n', `1${':0'.repeat(40)}`],
  ])('%j', (address) => expect(toAddressKey(address)).toBe('unknown'));
});

it.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::7', '2001:db8:1::/48'],
  ['nonsense', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(toNetworkKey(address)).toBe(network);
});
