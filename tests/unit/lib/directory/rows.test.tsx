import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getRowData } from '@/components/nodes/NodeList/NodeRow';
import { getChainFacts } from '@/lib/chains';
import { applyState } from '@/lib/directory/rows';
import { INITIAL_STATE, type DirectoryState } from '@/lib/directory/state';
import { CHAIN_STATUSES } from '@/lib/provider/types';
import { CHECKED_AT, makeChain } from '../../../support/chains';

const network = (key: string, ...interfaces: string[]) => ({
  key,
  name: key,
  status: 'active' as const,
  interfaces,
});

const CHAINS = [
  makeChain({
    key: 'btc',
    name: 'Bitcoin',
    networks: [network('mainnet', 'json-rpc')],
    facts: getChainFacts('btc') ?? null,
    availabilityPercent: '99.90',
    measuredAt: CHECKED_AT,
  }),
  makeChain({
    key: 'pol',
    name: 'Polygon PoS',
    networks: [network('mainnet', 'json-rpc', 'websocket'), network('amoy', 'json-rpc')],
    serviceLevels: ['shared', 'archive'],
    isPartner: true,
    facts: getChainFacts('pol') ?? null,
    availabilityPercent: '99.95',
    measuredAt: CHECKED_AT,
  }),
  makeChain({ key: 'new', name: 'A|B Chain', networks: [network('mainnet', 'a|b')] }),
  makeChain({ key: 'old', name: 'Old', status: 'inactive' }),
];

let list: HTMLElement;

beforeEach(() => {
  list = render(
    CHAIN_STATUSES.map((status) => (
      <section key={status} data-group={status}>
        {CHAINS.filter((chain) => chain.status === status).map((chain, rank) => (
          <p key={chain.key} {...getRowData(chain, { rank, locale: 'en' })}>
            {chain.key}
          </p>
        ))}
      </section>
    )),
  ).container;
});

function show(patch: Partial<DirectoryState>) {
  const counts = applyState(list, { ...INITIAL_STATE, ...patch });
  const rows = [...list.querySelectorAll<HTMLElement>('section:not([hidden]) > p:not([hidden])')];
  return { counts, keys: rows.map(({ textContent }) => textContent) };
}

it('shows one state at a time and counts all', () => {
  expect(show({})).toEqual({
    counts: expect.objectContaining({ available: 3, inactive: 1, 'coming-soon': 0 }) as unknown,
    keys: ['btc', 'pol', 'new'],
  });
  expect(show({ status: 'inactive' }).keys).toEqual(['old']);
});

it.each([
  [{ query: 'matic' }, ['pol']],
  [{ query: '比特币' }, ['btc']],
  [{ network: 'testnet' }, ['pol']],
  [{ family: 'utxo' }, ['btc']],
  [{ interface: 'websocket' }, ['pol']],
  [{ interface: 'a|b' }, ['new']],
  [{ level: 'archive' }, ['pol']],
  [{ interface: 'json-rpc,websocket' }, ['pol']],
  [{ isPartner: true }, ['pol']],
  [{ interface: 'json-rpc', query: 'bit' }, ['btc']],
  [{ family: 'cosmos' }, []],
  [{ sort: 'name' }, ['new', 'btc', 'pol']],
  [{ sort: 'availability' }, ['pol', 'btc', 'new']],
  [{ sort: '-availability' }, ['btc', 'pol', 'new']],
  [{ sort: 'block-time' }, ['pol', 'btc', 'new']],
  [{ sort: '-block-time' }, ['btc', 'pol', 'new']],
] as const)('%o shows %j', (patch, keys) => {
  expect(show(patch).keys).toEqual(keys);
});

it('counts what one more filter would leave', () => {
  const { values } = show({ interface: 'json-rpc' }).counts;
  expect(values).toMatchObject({ 'i:json-rpc': 2, 'i:websocket': 1, 'l:archive': 1, partner: 1 });
  expect(show({ query: 'bit' }).counts.values['l:archive']).toBeUndefined();
});
