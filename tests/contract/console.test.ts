import { afterEach, describe, expect, it, vi } from 'vitest';
import { EMBEDDED_NODES } from '@/embedded/provider/nodes';
import { isAnsweredBy } from '@/lib/console/answered-by';
import { getConsole } from '@/lib/console';
import { applyFields, toFields } from '@/lib/console/fields';
import { loadMethods } from '@/lib/console/methods';
import { toPublicMethods } from '@/lib/directory/methods-file';
import { toChains } from '@/lib/provider/chains';
import { parseNodes } from '@/lib/provider/nodes-schema';

const PRICES = { protocols: [], methods: [] };
const HOST = 'nodewell.example';
const CONSOLES = toChains(parseNodes(EMBEDDED_NODES).entries, null).flatMap((chain) => {
  const data = getConsole({ chain, host: HOST, prices: PRICES, plans: [] });
  return data ? [{ key: chain.key, chain, data }] : [];
});

afterEach(() => vi.unstubAllGlobals());

it('there is a console for nearly every chain', () => {
  expect(CONSOLES.length).toBeGreaterThan(80);
});

describe.each(CONSOLES)('the console of $key', ({ key, chain, data }) => {
  it('has no more interfaces than its tabs can show', () => {
    expect(data.tabs.length).toBeLessThanOrEqual(6);
    expect(new Set(data.tabs.map((tab) => tab.interface)).size).toBe(data.tabs.length);
  });

  it('builds a request for every method, and lists methods where it says so', async () => {
    const file = toPublicMethods(chain, PRICES, 'https://nodewell.example');
    vi.stubGlobal('fetch', async () => Response.json(JSON.parse(JSON.stringify(file))));
    const methods = file ? await loadMethods(key, 'en') : [];
    for (const method of methods) {
      const sample = method.toSample({}, { key, host: HOST });
      expect(sample.requests.curl, method.name).toContain(`https://${key}.${HOST}/$KEY`);
    }
    const offering = data.tabs.filter(({ hasMethods }) => hasMethods);
    for (const tab of offering) {
      const own = methods.filter(({ interfaces }) => isAnsweredBy(interfaces, tab.interface));
      expect(own.length, tab.interface).toBeGreaterThan(0);
    }
  });

  it('returns the values of its fields unchanged', () => {
    const file = toPublicMethods(chain, PRICES, 'https://nodewell.example');
    for (const { name, parameters } of file?.methods ?? []) {
      const ids = toFields(parameters).map(({ id }) => id);
      expect(ids, name).toEqual([...new Set(ids)]);
      expect(applyFields(parameters, {}), name).toEqual(
        parameters.map((one) => ({ ...one, example: one.example ?? null })),
      );
    }
  });
});
