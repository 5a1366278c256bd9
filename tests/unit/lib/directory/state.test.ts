import { describe, expect, it } from 'vitest';
import {
  INITIAL_STATE,
  getNextSort,
  isNarrowed,
  parseState,
  toSearch,
  toggleValue,
  type DirectoryState,
} from '@/lib/directory/state';

const chosen: DirectoryState = {
  status: 'inactive',
  query: 'btc 比特币',
  network: 'testnet',
  family: 'evm',
  interface: 'json-rpc',
  level: 'archive,trace',
  isPartner: true,
  sort: '-block-time',
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
    expect(parseState('?status=gone&sort=-popularity&partner=yes')).toEqual(INITIAL_STATE);
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

it('a column sorts its own way, then the other, then by popularity', () => {
  const first = getNextSort('name', 'block-time');
  const second = getNextSort(first, 'block-time');
  expect([first, second, getNextSort(second, 'block-time')]).toEqual([
    'block-time',
    '-block-time',
    'popularity',
  ]);
});

it('a filter adds its value to a list, and removes it again', () => {
  expect(toggleValue('archive', 'trace')).toBe('archive,trace');
  expect(toggleValue('archive,trace', 'archive')).toBe('trace');
});
