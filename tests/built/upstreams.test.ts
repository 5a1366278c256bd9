import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicChain, PublicNodes } from '@/lib/directory/public-chain';
import type { Fault } from '../doubles/http-service';
import { mountThreeChains, toProviderSettings, type ThreeChains } from '../doubles/three-chains';
import { trySome } from '../support/exhaustive';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

// One built site with the settings of a real provider that is down initially. The tests depend on each other.

const PATIENCE = { timeout: 15_000, interval: 200 };
const FIRST = { alpha: { a: 97.439, b: 97.431 }, beta: { a: 100 }, matic: { a: 88.888 } };
const SECOND = { alpha: { a: 91.119 }, beta: { a: 92.229 }, matic: { a: 93.339 } };

let provider: ThreeChains;
let copy: SiteCopy;
let site: RunningSite;

/** Returns the figures of the data files, which agree with each other. */
async function getFigures() {
  const { chains } = JSON.parse(await site.getText('/nodes.json')) as PublicNodes;
  const lines = (await site.getText('/nodes.csv')).trim().split('\r\n').slice(1);
  for (const [index, { key, availabilityPercent }] of chains.entries()) {
    expect(lines[index]).toContain(`,${availabilityPercent ?? ''},`);
    const own = JSON.parse(await site.getText(`/nodes/${key}.json`)) as PublicChain;
    expect(own).toMatchObject({ key, availabilityPercent });
  }
  return Object.fromEntries(chains.map((chain) => [chain.key, chain.availabilityPercent]));
}

/** Waits until the re-rendered node list contains a text. */
const waitForList = (text: string) =>
  expect
    .poll(async () => {
      await site.renderAnew('/nodes/');
      return site.getText('/nodes/');
    }, PATIENCE)
    .toContain(text);

beforeAll(async () => {
  provider = await mountThreeChains(FIRST);
  provider.setFault({ kind: 'reset' });
  copy = makeSiteCopy({ isBuilt: true });
  site = await copy.serve(toProviderSettings(provider));
});

afterAll(async () => {
  await site?.stop();
  await provider?.close();
  copy?.remove();
});

test('a site started without its provider lists the built-in chains', async () => {
  const paths = ['/nodes/', '/cn/nodes/', '/nodes/eth/'];
  await site.renderAnew(...paths);
  for (const path of paths) {
    const html = await site.getText(path);
    expect(html).toContain('Ethereum');
    expect(html).not.toContain('97.43');
  }
  expect(await site.getText('/')).toContain('Nodewell');
});

test("the provider's chains and figures show once it responds, and no others", async () => {
  provider.setFault(null);
  await waitForList('97.43');
  for (const prefix of ['', '/cn']) {
    await site.renderAnew(`${prefix}/`, `${prefix}/nodes/`, `${prefix}/nodes/pol/`);
    const list = await site.getText(`${prefix}/nodes/`);
    for (const text of ['Alpha Chain', 'Beta Chain', 'Polygon PoS', '97.43', '100.00', '88.88']) {
      expect(list, text).toContain(text);
    }
    expect(list).not.toContain('Ethereum Classic');
    expect(await site.getText(`${prefix}/nodes/alpha/`)).toContain('97.43');
    expect(await site.getText(`${prefix}/nodes/pol/`)).toContain('88.88');
    expect(await site.getText(`${prefix}/`)).toContain('95.43');
    const comparison = await site.getText(
      `${prefix}/nodes/compare/?chain=alpha&chain=pol&chain=eth`,
    );
    for (const text of ['97.43', '88.88']) expect(comparison).toContain(text);
  }
  expect(await getFigures()).toEqual({ pol: '88.88', alpha: '97.43', beta: '100.00' });
  expect((await fetch(`${site.url}/nodes/eth/`)).status).toBe(404);
});

const NONSENSE = [
  ...['alpha', 'alpha', 'beta'].map((key) => ({ protocol: { _key: key }, networks: null })),
  { protocol: null },
  'text',
];
const FAULTS: [name: string, fieldError: Fault][] = [
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers after half a minute', { kind: 'delay', ms: 30_000 }],
  ['answers half a body', { kind: 'truncated' }],
  ['answers 50 MB', { kind: 'huge', bytes: 50 * 1024 * 1024 }],
  ['answers 429', { kind: 'status', status: 429, retryAfter: 30 }],
  ['answers HTML', { kind: 'html' }],
  ['answers an empty list', { kind: 'empty-array' }],
  ['resets the connection in the body', { kind: 'reset' }],
];

// `tests/unit/lib/provider/client.test.ts` covers them for the provider's client.
test.each(trySome(FAULTS, 2))(
  'the last good figures stay while the provider %s',
  async (_, fieldError) => {
    provider.setFault(fieldError);
    const paths = ['/nodes/', '/cn/nodes/alpha/'];
    await site.renderAnew(...paths);
    for (const path of paths) {
      expect(await site.getText(path)).toContain('97.43');
    }
    expect(await getFigures()).toMatchObject({ alpha: '97.43' });
    provider.setFault(null);
  },
);

test('the valid part of a partly invalid response is shown', async () => {
  provider.setFigures({
    alpha: { a: '96.5', b: -3, c: 'NaN', d: null, e: { f: [99] }, g: 1e9 },
    beta: { a: [] },
  });
  const respond = () => Response.json(NONSENSE);
  provider.setFault({ kind: 'custom', respond, on: /nodes_v2/ });
  await waitForList('96.50');
  // The list may follow the figures, once a call that hangs from before has ended.
  await expect
    .poll(() => getFigures().catch(() => null), PATIENCE)
    .toEqual({ alpha: '96.50', beta: null });
  expect(await site.getText('/nodes/')).not.toMatch(/\b(?:NaN|undefined|null)\b/);
});

test('new figures show with the first refresh after the provider is back', async () => {
  provider.setFault({ kind: 'status', status: 503 });
  await site.renderAnew('/nodes/');
  provider.setFault(null);
  provider.setFigures(SECOND);
  await waitForList('93.33');
  expect(await site.getText('/nodes/')).toContain('91.11');
  expect(await getFigures()).toEqual({ pol: '93.33', alpha: '91.11', beta: '92.22' });
});

test('a restart while the provider is down shows the figures that were read before', async () => {
  const before = await getFigures();
  provider.setFault({ kind: 'status', status: 503 });
  await site.stop();
  site = await copy.serve(toProviderSettings(provider));
  await site.renderAnew('/nodes/', '/pricing/');
  expect(await site.getText('/nodes/')).toContain('93.33');
  expect(await getFigures()).toEqual(before);
  const { source } = JSON.parse(await site.getText('/plans.json')) as { source: string };
  expect(source).toBe('live');
});
