import { describe, expect, it } from 'vitest';
import { getInterfaceChains } from '@/lib/display/interface-chains';
import type { Chain } from '@/lib/provider';

const toChain = (key: string, interfaces: string[], rest: Partial<Chain> = {}) =>
  ({
    key,
    status: 'available',
    serviceLevels: ['shared'],
    networks: [{ interfaces }],
    ...rest,
  }) as unknown as Chain;

const CHAINS = [
  toChain('eth', ['json-rpc', 'graphql'], { serviceLevels: ['shared', 'dedicated'] }),
  toChain('btc', ['json-rpc']),
  toChain('old', ['json-rpc'], { status: 'inactive' }),
];

const find = (path: string) => {
  const found = getInterfaceChains(CHAINS, path);
  return found && { keys: found.chains.map(({ key }) => key), directory: found.directory };
};

describe('the chains of a page below the directory', () => {
  it.each([
    ['/nodes/json-rpc/', ['eth', 'btc'], '/nodes/?interface=json-rpc'],
    ['/nodes/graphql/', ['eth'], '/nodes/?interface=graphql'],
    ['/nodes/dedicated/', ['eth'], '/nodes/?level=dedicated'],
  ])('at %s are those that have it and take requests', (path, keys, directory) => {
    expect(find(path)).toEqual({ keys, directory });
  });

  it.each(['/nodes/', '/nodes/rosetta/', '/about/json-rpc/', '/json-rpc/'])(
    'at %s are none',
    (path) => {
      expect(find(path)).toBeNull();
    },
  );
});
