import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { listBuilds } from '@/lib/builds/folders';
import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import { getWords } from '../contract/markup';
import { getOne } from '../support/html';

const ORIGIN = inject('siteUrl');
const PATH = '/nodes/eth/eth_getLogs/';
const FILE = '/chains/eth/methods.json';

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(ORIGIN + address, { headers, redirect: 'manual' });

async function getText(address: string) {
  const response = await get(address);
  expect(response.status, address).toBe(200);
  return response.text();
}

describe.each(LOCALE_KEYS)('the page of a method in %s', (locale) => {
  const address = localizePath(PATH, locale);

  it('says how to call it, what it returns and what it costs', async () => {
    const html = await getText(address);
    expect(html).toContain(`<html lang="${LOCALES[locale].html}"`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const main = getOne(html, /<main\b[^>]*>([\s\S]*)<\/main>/);
    const words = getWords(main);
    for (const text of ['"method":"eth_getLogs"', 'http.Post', '75', '-32005', 'Base']) {
      expect(words, text).toContain(text);
    }
    expect(words).not.toMatch(/undefined|\[object|\{\w+\}(?!\})/);
    expect(main).toContain(`href="${localizePath('/nodes/base/eth_getLogs/', locale)}"`);
  });

  it('exists as Markdown, with a social picture', async () => {
    const response = await get(`${address}index.md`);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^---\n[\s\S]*?\n---\n\n# .*eth_getLogs/);
    expect(text).toContain('package main');
    expect(text).toMatch(/\|.*`-32005`/);
    const picture = await get(`${address}social.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    await picture.body?.cancel();
  });
});

it('an unknown method has no page', async () => {
  const unknown = [
    ...['/nodes/eth/eth_nothing/', '/nodes/eth/net_listening/', '/nodes/fuse/eth_call/'],
    ...['/nodes/nothing/eth_call/', '/nodes/tia/tx_search/', '/nodes/rosetta/eth_call/'],
    ...['/nodes/eth/eth_getLogs/more/', '/nodes/eth/a%2Feth_call/', '/cn/nodes/eth/eth_nothing/'],
    ...['/en/nodes/eth/eth_getLogs/', '/nodes/eth/eth_nothing/index.md', '/chains/eth/'],
  ];
  for (const address of unknown) {
    const { status, body } = await get(address);
    expect(status, address).toBe(404);
    await body?.cancel();
  }
  const [build] = listBuilds(inject('siteRoot'));
  const folder = path.join(build?.folder ?? '', 'server', 'app', 'en', 'nodes');
  const stored = existsSync(path.join(folder, 'eth')) ? readdirSync(path.join(folder, 'eth')) : [];
  expect(stored.filter((file) => /nothing|listening|more/.test(file))).toEqual([]);
  for (const key of ['fuse', 'nothing', 'tia', 'rosetta']) {
    expect(existsSync(path.join(folder, key)), key).toBe(false);
  }
});

it('other spellings redirect to the page', async () => {
  for (const [address, target] of [
    ['/nodes/eth/eth_getlogs/', PATH],
    ['/nodes/ethereum/eth_getLogs/', PATH],
    ['/cn/nodes/Ethereum/ETH_GETLOGS/index.md', `/cn${PATH}index.md`],
  ] as const) {
    const { status, headers } = await get(address);
    expect([status, new URL(headers.get('location') ?? '', ORIGIN).pathname], address).toEqual([
      308,
      target,
    ]);
  }
});

it("a chain's methods exist as JSON, for any site and with an ETag", async () => {
  const response = await get(FILE);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('max-age=60'),
  });
  const { methods, $schema } = (await response.json()) as {
    methods: { name: string; page: string | null }[];
    $schema: string;
  };
  expect(methods.find(({ name }) => name === 'eth_getLogs')?.page).toMatch(/eth_getLogs\/$/);
  expect(JSON.parse(await getText(new URL($schema).pathname))).toHaveProperty('$defs');
  const etag = response.headers.get('etag') ?? '';
  expect((await get(FILE, { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/chains/nothing/methods.json')).status).toBe(404);
});
