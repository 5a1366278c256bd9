import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredDocument } from '@/embedded/content/types';
import { LAST_WORDS, ODD_PAGES } from '../doubles/odd-pages';
import { mountRepository, toContentSettings, type Repository } from '../doubles/repository';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

// One built site with a real repository's settings. The tests depend on each other.

const PATIENCE = { timeout: 15_000, interval: 200 };
const SECRET = 'webhook-secret';

let content: Repository;
let copy: SiteCopy;
let env: Record<string, string>;
let site: RunningSite;

beforeAll(async () => {
  content = await mountRepository();
  copy = makeSiteCopy({ isBuilt: true });
  env = { ...toContentSettings(content), PRISMIC_WEBHOOK_SECRET: SECRET };
  site = await copy.serve(env);
});

afterAll(async () => {
  await site?.stop();
  await content?.close();
  copy?.remove();
});

async function callWebhook(body: unknown) {
  const response = await fetch(`${site.url}/api/revalidate/`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return response.status;
}

const announce = async () =>
  expect(await callWebhook({ type: 'api-update', secret: SECRET })).toBe(200);

// The site updates its list of pages in the background of requests.
const waitForStatus = (page: string, status: number) =>
  expect.poll(async () => (await fetch(site.url + page)).status, PATIENCE).toBe(status);

/** Publishes a new page, a copy of the one about nodes, in some languages. */
function publishPage(uid: string, langs: string[]) {
  content.publish((documents) => {
    const models = documents.filter((page) => page.uid === 'nodes' && langs.includes(page.lang));
    documents.push(
      ...models.map((page) => ({ ...page, id: `${uid}-${page.lang}`, uid, group: uid })),
    );
  });
}

test('pages stay up while the content service fails', async () => {
  content.setFault({ kind: 'status', status: 500 });
  for (const page of ['/', '/cn/', '/nodes/', '/nodes/eth/']) {
    expect(await site.getText(page)).toContain('Nodewell');
  }
  content.setFault(null);
});

test("published changes show on the next load after the webhook's call", async () => {
  content.publish((documents) => {
    const settings = documents.find(({ id }) => id === 'settings-en-gb');
    if (settings) settings.data.brand_name = 'Renamed';
  });
  expect(await callWebhook({ type: 'api-update', secret: 'guessed' })).toBe(403);
  expect(await callWebhook('nonsense')).toBe(403);
  expect(await site.getText('/nodes/eth/')).not.toContain('Renamed');
  expect(await callWebhook({ type: 'test-trigger', secret: SECRET })).toBe(200);
  await announce();
  await expect.poll(() => site.getText('/nodes/eth/'), PATIENCE).toContain('Renamed');
  expect(await site.getText('/cn/nodes/eth/')).not.toContain('Renamed');
});

test('a new page is served in its language without a developer', async () => {
  publishPage('brand-new', ['en-gb', 'zh-cn']);
  await announce();
  await waitForStatus('/cn/brand-new/', 200);
  const html = await site.getText('/brand-new/');
  expect(html).toContain('Shared nodes');
  expect(html).toMatch(/hreflang="zh-CN" href="[^"]*\/cn\/brand-new\/"/i);
});

test('a page in one language is missing in the other, and nothing links to it', async () => {
  publishPage('english-alone', ['en-gb']);
  await announce();
  await waitForStatus('/english-alone/', 200);
  expect((await fetch(`${site.url}/cn/english-alone/`)).status).toBe(404);
  await expect
    .poll(async () => {
      await site.renderAnew('/english-alone/');
      return site.getText('/english-alone/');
    }, PATIENCE)
    .toMatch(/<a href="\/cn\/" hrefLang="zh-CN"/i);
  expect(await site.getText('/english-alone/')).not.toContain('/cn/english-alone/');
  await site.renderAnew('/');
  expect(await site.getText('/')).toContain('href="/cn/"');
  const sitemap = await site.getText('/sitemap.xml');
  expect(sitemap).toContain('/brand-new/');
  expect(sitemap).not.toContain('/cn/english-alone/');
});

test('an odd page works, whatever an editor has put into it', async () => {
  content.publish((documents) => documents.push(...ODD_PAGES));
  await announce();
  await waitForStatus('/odd-rtl/', 200);
  for (const { uid, lang, data } of ODD_PAGES) {
    const page = `${lang === 'zh-cn' ? '/cn' : ''}/${uid}/`;
    const html = await site.getText(page);
    const [{ text: title }] = data.title as [{ text: string }];
    expect(html.match(/<h1[ >]/g), page).toHaveLength(1);
    expect(html, page).toContain(title);
    expect(html, page).toContain('</footer>');
    expect(html, page).not.toMatch(/Nobody renders this|href=""|>(?:undefined|null)</);
    if ((data.slices as unknown[]).length > 0) expect(html, page).toContain(LAST_WORDS);
  }
});

test('an editor previews an unpublished page, and nobody else sees it', async () => {
  const draft = ODD_PAGES.find(({ id }) => id === 'odd-rtl-zh-cn');
  if (!draft) throw new Error('There is no such page');
  const uid = 'never-published';
  const token = content.preview([{ ...draft, id: uid, uid, group: uid }]);
  const address = `${site.url}/cn/${uid}/`;
  expect((await fetch(address)).status).toBe(404);

  const query = new URLSearchParams({ token, documentId: uid });
  const begun = await fetch(`${site.url}/preview/?${query}`, { redirect: 'manual' });
  expect(begun.headers.get('location')).toBe(`/cn/${uid}/`);
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const preview = await fetch(address, { headers: { cookie } });
  expect(preview.status).toBe(200);
  expect(await preview.text()).toContain(LAST_WORDS);
  expect((await fetch(`${site.url}/cn/not-even-a-draft/`, { headers: { cookie } })).status).toBe(
    404,
  );
  expect((await fetch(address)).status).toBe(404);
  const forged = '__prerender_bypass=forged';
  expect((await fetch(address, { headers: { cookie: forged } })).status).toBe(404);
});

test('a build stops with the name of the failed call if nothing was stored', async () => {
  // Its server would store what it last read once more.
  await site.stop();
  rmSync(path.join(copy.root, '.data', 'content'), { recursive: true, force: true });
  content.setFault({ kind: 'status', status: 500 });
  const { status, output } = await copy.build(env);
  content.setFault(null);
  expect(status).not.toBe(0);
  expect(output).toMatch(/Content call [\w ]+ failed/);
});

test('a build stops with the file and field of an invalid document', async () => {
  const file = path.join('content', 'settings', 'settings.en-gb.json');
  const absolute = path.join(copy.root, file);
  const document = JSON.parse(readFileSync(absolute, 'utf8')) as StoredDocument;
  writeFileSync(
    absolute,
    JSON.stringify({ ...document, data: { ...document.data, brand_name: 7 } }),
  );
  const { status, output } = await copy.build({});
  expect(status).not.toBe(0);
  expect(output).toContain('settings.en-gb.json');
  expect(output).toContain('brand_name');
});
