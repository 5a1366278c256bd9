import { describe, expect, it } from 'vitest';
import {
  INITIAL_STATE,
  isNarrowed,
  parseState,
  toSearch,
  type DirectoryState,
} from '@/lib/directory/state';

const chosen: DirectoryState = {
  status: 'inactive',
  query: 'btc 比特币',
  network: 'testnet',
  family: 'evm',
  interface: 'json-rpc',
  level: 'archive',
  isPartner: true,
  sort: 'block-time',
};

describe('the URL of the node list', () => {
  it('keeps all choices', () => {
    expect(parseState(toSearch(chosen, ''))).toEqual(chosen);
  });

  it('is empty at the start', () => {
    expect(toSearch(INITIAL_STATE, '')).toBe('');
    expect(parseState('')).toEqual(INITIAL_STATE);
  });

  it('keeps other parameters, and drops cleared ones', () => {
    expect(toSearch(INITIAL_STATE, '?utm_source=x&q=eth')).toBe('?utm_source=x');
  });

  it('ignores nonsense', () => {
    expect(parseState('?status=gone&sort=colour&partner=yes')).toEqual(INITIAL_STATE);
  });
});

it.each([
  [{}, false],
  [{ status: 'inactive', sort: 'name' }, false],
  [{ query: '  ' }, false],
  [{ query: 'eth' }, true],
  [{ family: 'evm' }, true],
  [{ isPartner: true }, true],
] as const)('%o narrows the list down: %s', (patch, expected) => {
  expect(isNarrowed({ ...INITIAL_STATE, ...patch })).toBe(expected);
});
