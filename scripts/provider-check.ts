import { getErrorMessage } from '../lib/errors';
import { fetchUncached } from '../lib/http/own-server';
import type { PATHS } from '../lib/provider/client';
import { createProviderClient } from '../lib/provider/client';
import { FIELDS, findField } from '../lib/provider/fields';
import { findList } from '../lib/provider/lists';
import { createEmbeddedProvider } from '../embedded/provider';
import { checkProvider } from './provider/lists';
import { toLines, understand } from './provider/understanding';
import { loadSettings } from './settings';

/** What the site shows instead of a field that the provider does not send. */
const WITHOUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  chain: { name: "the site's own name", levels: 'shared, and archive if a network has that mode' },
  network: {
    name: 'its key',
    status: 'active',
    modes: 'no node types',
    regions: 'no regions',
    interfaces: 'those of its modes',
  },
  plan: {
    kind: 'guessed from price and limits',
    price: 'that of the shortest period, or on request',
    currency: 'USD',
    periods: 'the price per month only',
    requestsPerDay: 'no daily limit',
    requestsPerSecond: 'no limit per second',
    units: 'compute units are not counted',
    unitsPer: 'per month',
    chains: 'all chains',
    action: 'buy, or contact without a price',
  },
  unitChain: { family: 'prices of the chain itself', multiplier: '1' },
  unitMethod: { archiveUnits: 'the same as without archive data' },
};

const env = loadSettings(process.cwd());
const embedded = createEmbeddedProvider();
const EMBEDDED = 'http://provider.embedded/v3';
const apiUrl = env.PROVIDER_API_URL ?? EMBEDDED;
const client = createProviderClient({
  fetch: (url, init) =>
    url.startsWith(EMBEDDED) ? embedded(new Request(url, init)) : fetchUncached(url, init),
  apiUrl,
  paths: env.PROVIDER_PATHS,
  token: env.PROVIDER_API_TOKEN,
  availabilityUrl: env.AVAILABILITY_API_URL ?? null,
  timeoutMs: env.PROVIDER_TIMEOUT_MS,
});

/** Prints what the site understands of a list, field by field; false if the list cannot be read. */
async function print(name: keyof typeof PATHS, path: string): Promise<boolean> {
  console.log(`\n${name}: ${apiUrl.replace(/\/$/, '')}/${path}`);
  try {
    const entries = findList(await client.readRaw(path));
    if (!entries) throw new Error('not a list');
    const inside = (field: readonly string[]) =>
      entries.flatMap((entry) => {
        const value = findField(entry, field)?.value;
        return Array.isArray(value) ? value : [];
      });
    const groups: Record<string, [string, readonly unknown[]][]> = {
      nodes: [
        ['chain', entries],
        ['network', inside(FIELDS.chain.networks)],
      ],
      plans: [
        ['plan', entries],
        ['period', inside(FIELDS.plan.periods)],
      ],
      unitChains: [['unitChain', entries]],
      unitMethods: [['unitMethod', entries]],
    };
    for (const [group, own] of groups[name] ?? []) {
      if (own.length === 0) continue;
      const fields = FIELDS[group as keyof typeof FIELDS];
      console.log(toLines(group, understand(own, fields), WITHOUT[group] ?? {}).join('\n'));
    }
    return true;
  } catch (error) {
    console.log(`  cannot be read: ${getErrorMessage(error)}`);
    return false;
  }
}

if (!env.PROVIDER_API_URL) console.log('PROVIDER_API_URL is not set: the embedded provider');
const { paths } = client;
const all = paths.unitMethods.endsWith('/') ? `${paths.unitMethods}all` : paths.unitMethods;
const results = [
  await print('nodes', paths.nodes),
  await print('plans', paths.plans),
  await print('unitChains', paths.unitChains),
  await print('unitMethods', all),
];
const { shown, faults } = await checkProvider(client);
console.log(`\nThe site will show\n${shown.map((line) => `  ${line}`).join('\n')}`);
if (faults.length > 0) {
  console.log(`\nWrong fields\n${faults.map((line) => `  ${line}`).join('\n')}`);
}
process.exitCode = results.every(Boolean) && faults.length === 0 ? 0 : 1;
