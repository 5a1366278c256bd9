import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { EMBEDDED_NODES } from '@/embedded/provider/nodes';
import { MAX_ALL_NETWORKS, MAX_CHAINS } from '@/lib/provider/limit-entries';
import { MAX_ENTRIES } from '@/lib/provider/long-list';
import { parseCuMethods, parseCuProtocols, parseNodes, parsePlans } from '@/lib/provider/schema';
import { setUp } from './live-setup';

const NODES = /nodes_v2$/;
const MINUTE_MS = 60_000;

const toEntry = (key: string) => ({ protocol: { _key: key }, networks: [], service_levels: [] });
const toEntries = (count: number) =>
  Array.from({ length: count }, (_, index) => toEntry(`new${index}`));
const getKeys = (chains: readonly { key: string }[]) => chains.map(({ key }) => key);

describe('a provider that lists more chains than the site can show', () => {
  it('keeps the known ones, wherever they are, and then the first of the list', async () => {
    const { live, answer } = setUp();
    answer(NODES, () => Response.json([...toEntries(20_000), ...EMBEDDED_NODES]));
    const keys = getKeys((await live.getNodes()).chains);
    expect(keys).toHaveLength(MAX_CHAINS);
    expect(keys).toEqual(expect.arrayContaining(getKeys(CHAIN_FACTS)));
    expect(keys).toContain(`new${MAX_CHAINS - CHAIN_FACTS.length - 1}`);
    expect(keys).not.toContain(`new${MAX_CHAINS - CHAIN_FACTS.length}`);
  });

  it('is logged once, and again if the number changes', async () => {
    const { live, control, answer, lines } = setUp();
    const readAgain = async (count: number) => {
      answer(NODES, () => Response.json(toEntries(count)));
      control.now += MINUTE_MS;
      await live.getNodes();
    };
    await readAgain(MAX_CHAINS + 7);
    await readAgain(MAX_CHAINS + 7);
    const first = 'The provider lists too many chains; left out: 7';
    expect(lines).toEqual([first]);
    await readAgain(MAX_CHAINS + 1);
    expect(lines).toEqual([first, 'The provider lists too many chains; left out: 1']);
    await readAgain(MAX_CHAINS);
    await readAgain(MAX_CHAINS + 7);
    expect(lines).toHaveLength(3);
  });

  it('does not lose a chain to duplicates of another', async () => {
    const { live, answer, lines } = setUp();
    const repeated = Array.from({ length: 20_000 }, () => toEntry('again'));
    answer(NODES, () => Response.json([...repeated, toEntry('pol'), toEntry('matic')]));
    const keys = getKeys((await live.getNodes()).chains);
    expect(keys).toEqual(['pol', 'again']);
    expect(lines).toEqual([]);
  });
});

describe('a provider that lists far too much', () => {
  const many = <T>(count: number, toItem: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => toItem(index));
  const toNetwork = (index: number) => ({ _key: `n${index}`, status: 'active' });

  it('keeps the first networks, interfaces and service levels of a chain', async () => {
    const { live, answer } = setUp();
    const interfaces = many(30_000, (index) => `interface ${index}`);
    const networks = [{ ...toNetwork(0), interfaces }, ...many(50_000, toNetwork)];
    answer(NODES, () =>
      Response.json([{ ...toEntry('eth'), networks, service_levels: interfaces }]),
    );
    const [chain] = (await live.getNodes()).chains;
    expect(chain?.networks).toHaveLength(50);
    expect(chain?.networks[0]?.interfaces).toHaveLength(20);
    expect(chain?.serviceLevels).toHaveLength(20);
  });

  it('keeps a limited number of networks in total, and at least one of each chain', async () => {
    const { live, answer } = setUp();
    const entries = many(500, (index) => ({
      ...toEntry(`new${index}`),
      networks: many(50, toNetwork),
    }));
    answer(NODES, () => Response.json(entries));
    const counts = (await live.getNodes()).chains.map(({ networks }) => networks.length);
    expect(counts).toHaveLength(500);
    expect(Math.min(...counts)).toBe(1);
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThan(MAX_ALL_NETWORKS + 500);
  });

  it('is not read beyond a limit', async () => {
    const list = many(150_000, (index) => ({ protocol: { _key: `new${index}` } }));
    const { entries, dropped } = parseNodes([...list, toEntry('eth')]);
    expect(entries).toHaveLength(MAX_ENTRIES);
    expect(entries[0]?.protocol._key).toBe('eth');
    expect(dropped).toBe(150_001 - MAX_ENTRIES);
    for (const parse of [parsePlans, parseCuProtocols, parseCuMethods]) {
      expect(() => parse(list)).toThrow('too long a list');
    }
  });
});

it('a list is combined once until it or the figures are refreshed', async () => {
  const { live, control } = setUp();
  const { chains } = await live.getNodes();
  expect((await live.getNodes()).chains).toBe(chains);
  control.now += MINUTE_MS;
  const later = await live.getNodes();
  expect(later.chains).not.toBe(chains);
  expect(later.chains[0]?.measuredAt).toBe(later.checkedAt);
});
