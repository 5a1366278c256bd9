import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedProvider } from '@/embedded/provider';
import { answerAsOpaqueProvider, OPAQUE_PATHS } from '../doubles/opaque-provider';
import { mountService, type MountedService } from '../doubles/http-service';
import { toProviderSettings } from '../doubles/three-chains';
import { trySome } from '../support/exhaustive';
import { SOUND } from '../support/form-post';
import { listContradictions } from '../support/opaque-contradictions';
import { serveSecondBuild, type SecondBuild } from '../support/second-build';

const LONG = 240_000;
/** One of each kind of page first. */
const FIRST = [
  ...['/', '/nodes/eth/', '/nodes/eth/eth_call/', '/nodes/sol/', '/pricing/', '/limits/'],
  ...['/migrate/', '/migrate/alchemy/', '/cn/', '/cn/nodes/eth/', '/faq/', '/dedicated-nodes/'],
];
const FILES = [
  ...['/llms-full.txt', '/nodes/eth/index.md', '/chains/eth/config/viem.ts'],
  ...['/chains/eth/config/foundry.toml', '/chains/sol/config/env.txt', '/nodes.json'],
];
const ESTIMATE = 'call=eth~eth_call~1000000&call=eth~eth_getLogs~20000~archive&peak=3';

/** Changes a field of a document in the copy's content. */
function change(root: string, file: string, field: string, value: unknown) {
  const place = path.join(root, 'content', file);
  const document = JSON.parse(readFileSync(place, 'utf8')) as { data: Record<string, unknown> };
  document.data[field] = value;
  writeFileSync(place, JSON.stringify(document));
}

function useOpaqueEndpoints(root: string) {
  for (const lang of ['en-gb', 'zh-cn']) {
    change(root, `settings/settings.${lang}.json`, 'endpoint_scheme', 'opaque');
  }
  change(root, 'company_facts/company_facts.en-gb.json', 'one_api_key', false);
}

/** Sends the contact form as the site's scripts do, from an estimate. */
async function sendEstimate(site: string, locale: string) {
  const token = await fetch(`${site}/api/forms/token/?form=contact`);
  const { formToken } = (await token.json()) as { formToken: string };
  // Faster than a person would be taken for a machine.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const quote = `page=/pricing/estimate/&chain=eth&estimate=${encodeURIComponent(ESTIMATE)}`;
  return fetch(`${site}/api/forms/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      ...SOUND.contact,
      // The same request twice would be one lead.
      message: `Please quote this (${locale}, ${Date.now()}).`,
      ...{ quote, formLocale: locale, formToken },
    }),
  });
}

/** Lists where a site with opaque endpoints names a common host or key. */
async function findCommonEndpoints({ site }: SecondBuild): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const pages = trySome([...new Set([...FIRST, ...listed])], FIRST.length);
  await site.renderAnew(...pages);
  const found: string[] = [];
  for (const page of pages) {
    // Sites of the company, which are no endpoints.
    const text = (await site.getText(page)).replace(/\/\/(?:careers|status)\./g, '//');
    found.push(...listContradictions([text]).map((place) => `${page}: ${place}`));
  }
  for (const file of FILES) {
    const response = await fetch(site.url + file);
    if (!response.ok) found.push(`${file}: ${response.status}`);
    const places = listContradictions([await response.text()]);
    found.push(...places.map((place) => `${file}: ${place}`));
  }
  return found;
}

describe.each([
  {
    kind: 'a common host',
    isOpaque: false,
    answer: createEmbeddedProvider(),
    paths: '',
    prepare: () => {},
    endpoint: /eth\.[\w.-]+\/\$KEY/,
    other: /\$ETH_URL/,
  },
  {
    kind: 'opaque endpoints',
    isOpaque: true,
    answer: answerAsOpaqueProvider,
    paths: Object.entries(OPAQUE_PATHS)
      .map((pair) => pair.join('='))
      .join(','),
    prepare: useOpaqueEndpoints,
    endpoint: /\$ETH_URL/,
    other: /eth\.[\w.-]+\/\$KEY/,
  },
])('a provider with $kind', ({ answer, paths, isOpaque, prepare, endpoint, other }) => {
  let provider: MountedService;
  let second: SecondBuild;

  beforeAll(async () => {
    provider = await mountService(answer);
    second = await serveSecondBuild({ ...toProviderSettings(provider), PROVIDER_PATHS: paths });
    prepare(second.copy.root);
  }, LONG);
  afterAll(async () => {
    await second?.end();
    await provider?.close();
  });

  it.each([
    ['en', ''],
    ['cn', '/cn'],
  ])(
    'takes a visitor from the list of chains to a sent estimate: %s',
    async (locale, prefix) => {
      const { site } = second;
      const pages = ['/nodes/', '/nodes/eth/', '/nodes/eth/eth_call/', '/pricing/'];
      await site.renderAnew(...pages.map((page) => prefix + page));
      const readText = async (page: string) =>
        (await site.getText(prefix + page)).replace(/<[^>]*>/g, '');
      expect(await site.getText(`${prefix}/nodes/`)).toContain(`href="${prefix}/nodes/eth/"`);
      for (const page of ['/nodes/eth/', '/nodes/eth/eth_call/']) {
        const text = await readText(page);
        expect([endpoint.test(text), other.test(text)], page).toEqual([true, false]);
      }
      expect(await readText('/pricing/')).toMatch(/\$\d/);
      const estimate = await readText(`/pricing/estimate/?${ESTIMATE}`);
      expect(estimate).toContain('eth_getLogs');
      expect(estimate).not.toMatch(/NaN|undefined|\[object/);

      provider.requests.length = 0;
      const answered = await sendEstimate(site.url, locale);
      expect(answered.status, await answered.clone().text()).toBe(200);
      const isLead = ({ method, body }: { method: string; body: string }) =>
        method === 'POST' && body.includes('1,000,000') && body.includes('eth_getLogs');
      await expect.poll(() => provider.requests.filter(isLead).length, { timeout: 10_000 }).toBe(1);
    },
    LONG,
  );

  it('answers an assistant and a program from the same data', async () => {
    const { url } = second.site;
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
    const chain = await client.callTool({ name: 'get_chain', arguments: { chain: 'eth' } });
    const calls = [{ chain: 'eth', method: 'eth_call', perDay: 1000 }];
    const cost = await client.callTool({ name: 'estimate_month', arguments: { calls } });
    await client.close();
    expect(chain.structuredContent).toMatchObject({ key: 'eth', chainId: 1 });
    const { plans } = (await (await fetch(`${url}/plans.json`)).json()) as {
      plans: { id: string }[];
    };
    const { fittingPlan } = cost.structuredContent as { fittingPlan: { id: string } };
    expect(plans.map(({ id }) => id)).toContain(fittingPlan.id);
  });

  it.runIf(isOpaque)(
    'names no common host or key on any page or in any file',
    async () => expect(await findCommonEndpoints(second)).toEqual([]),
    LONG,
  );
});
