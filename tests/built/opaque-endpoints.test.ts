import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trySome } from '../support/exhaustive';
import { listContradictions } from '../support/opaque-contradictions';
import { serveSecondBuild, type SecondBuild } from '../support/second-build';

/** One of each kind of page first. */
const FIRST = [
  ...['/', '/nodes/eth/', '/nodes/eth/eth_call/', '/nodes/sol/', '/pricing/', '/limits/'],
  ...['/migrate/', '/migrate/alchemy/', '/cn/', '/cn/nodes/eth/', '/faq/', '/dedicated-nodes/'],
];
const FILES = [
  ...['/llms-full.txt', '/nodes/eth/index.md', '/chains/eth/config/viem.ts'],
  ...['/chains/eth/config/foundry.toml', '/chains/sol/config/env.txt', '/nodes.json'],
];

let second: SecondBuild;

/** Changes a field of a document in the copy's content. */
function change(file: string, field: string, value: unknown) {
  const place = path.join(second.copy.root, 'content', file);
  const document = JSON.parse(readFileSync(place, 'utf8')) as { data: Record<string, unknown> };
  document.data[field] = value;
  writeFileSync(place, JSON.stringify(document));
}

beforeAll(async () => {
  second = await serveSecondBuild();
  for (const lang of ['en-gb', 'zh-cn']) {
    change(`settings/settings.${lang}.json`, 'endpoint_scheme', 'opaque');
  }
  change('company_facts/company_facts.en-gb.json', 'one_api_key', false);
});
afterAll(() => second?.end());

it('no page or file names a common host or key where each endpoint is a URL of its own', async () => {
  const { site } = second;
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
  expect(found).toEqual([]);
});
