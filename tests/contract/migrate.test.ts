import { expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { CHAIN_CHANGES } from '@/lib/chains/changes';
import names from '@/lib/migrate/data/chain-names.json';
import networks from '@/lib/migrate/data/networks.json';
import publicHosts from '@/lib/migrate/data/public-hosts.json';
import { PROVIDERS } from '@/lib/migrate/formats';
import { TOLD_CHANGES } from '@/lib/migrate/served';
import { OURS, check } from '../unit/lib/migrate/ours';
import { FILES } from './documents';

const { served } = OURS;
const KEYS = CHAIN_FACTS.map(({ key }) => key);

/** The keys of deprecated interfaces are not networks. */
const isInterface = (place: string) => Object.hasOwn(networks.retiredInterfaces, place);

function expectPlace(place: string) {
  const [chain = '', network = 'mainnet'] = place.split(':');
  expect(KEYS, place).toContain(chain);
  if (isInterface(place)) return;
  const known = [...Object.keys(served[chain]?.networks ?? {}), ...Object.keys(networks.endings)];
  expect(known, place).toContain(network);
}

it('every one of our chains has names to find it by, and no name is ambiguous', () => {
  expect(Object.keys(names).sort()).toEqual([...KEYS].sort());
  const words = Object.values(names).flatMap((list) => list.split(' '));
  expect(new Set(words).size).toBe(words.length);
});

it('every provider, host and network maps to one of our networks', () => {
  const isPlace = (text: string) =>
    /^[a-z]+(:|$)/.test(text) && KEYS.includes(text.split(':')[0] ?? '');
  const own = PROVIDERS.flatMap((provider) => Object.values(provider.networks ?? {}));
  const mapped = [...own, ...Object.values(publicHosts)];
  for (const place of mapped) {
    // A capitalized name is a chain that we do not offer.
    if (!/^[A-Z]/.test(place)) expect(isPlace(place), place).toBe(true);
    if (isPlace(place)) expectPlace(place);
  }
  for (const [network, chain] of Object.entries(networks.alone)) expectPlace(`${chain}:${network}`);
  for (const [place, network] of Object.entries(networks.aliases)) {
    expectPlace(`${place.split(':')[0]}:${network}`);
  }
});

it('every note on a chain is in the change log under its date', () => {
  for (const { chain, since } of TOLD_CHANGES) {
    const dates = CHAIN_CHANGES.filter((change) => change.chain === chain).map(({ date }) => date);
    expect(dates, chain).toContain(since);
  }
});

it.each(PROVIDERS.map((provider) => [provider.name, provider] as const))(
  '%s: its sample is read as its own, and its source is an address',
  (name, { sample, source, formats }) => {
    expect(check(sample)).toMatchObject([{ provider: name }]);
    expect(source).toMatch(/^https:\/\//);
    expect(new Set(formats).size).toBe(formats.length);
  },
);

it('the page says in each language how many providers are known', () => {
  const pages = FILES.filter(({ document }) => document.uid === 'migrate');
  expect(pages).toHaveLength(2);
  for (const { document } of pages) {
    const counts = [...JSON.stringify(document).matchAll(/(\d+) (?:RPC )?(?:providers|家)/g)];
    expect(counts.length).toBeGreaterThan(1);
    expect(new Set(counts.map(([, count]) => Number(count)))).toEqual(new Set([PROVIDERS.length]));
  }
});
