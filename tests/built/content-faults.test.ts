import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CONTENT_FAULTS } from '../doubles/content-faults';
import { mountRepository, toContentSettings, type Repository } from '../doubles/repository';
import { spoilFields } from '../doubles/wrong-fields';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

// One site over a repository that breaks in every way; the times are a tenth of what holds by default.

const SECRET = 'webhook-secret';
const TIMES = { PRISMIC_TIMEOUT_MS: '1500', PRISMIC_CHECK_MS: '6000' };
/** A check while the service is away comes after a sixth of the usual time. */
const PATIENCE = { timeout: 30_000, interval: 100 };
const KNOWN_PAGES = ['/', '/cn/', '/nodes/', '/nodes/eth/', '/cn/pricing/', '/faucet/eth-sepolia/'];

let content: Repository;
let copy: SiteCopy;
let env: Record<string, string>;
let site: RunningSite;
let round = 0;

beforeAll(async () => {
  content = await mountRepository();
  copy = makeSiteCopy({ isBuilt: true });
  env = { ...toContentSettings(content), ...TIMES, PRISMIC_WEBHOOK_SECRET: SECRET };
  site = await copy.serve(env);
});

afterAll(async () => {
  await site?.stop();
  await content?.close();
  copy?.remove();
});

const announce = async (slash = '/') => {
  const body = JSON.stringify({ type: 'api-update', secret: SECRET });
  const response = await fetch(`${site.url}/api/revalidate${slash}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(response.status).toBe(200);
};

const getBrand = () => `Brand ${round}`;
const getNewPages = () => [`/page-${round}/`, `/cn/page-${round}/`];
const getStatus = async (page: string) => (await fetch(site.url + page)).status;

/** Gives the site another name, and each language a page that nobody has opened. */
function publish() {
  round += 1;
  content.publish((documents) => {
    for (const { type, data } of documents) if (type === 'settings') data.brand_name = getBrand();
    const models = documents.filter(({ uid }) => uid === 'tracker');
    const uid = `page-${round}`;
    documents.push(
      ...models.map((page) => ({ ...page, id: `${uid}-${page.lang}`, uid, group: uid })),
    );
  });
}

/** The name of the site that a page shows. */
const getShown = async (page: string) => /Brand \d+\b/.exec(await site.getText(page))?.[0];

const waitForBrand = (brand: string) =>
  Promise.all(KNOWN_PAGES.map((page) => expect.poll(() => getShown(page), PATIENCE).toBe(brand)));

/** An unknown address has the site look which pages there are, without opening any. */
const learnPaths = async () => expect(await getStatus(`/unknown-${round}/`)).toBe(404);

async function expectUnavailable(page: string) {
  const response = await fetch(site.url + page);
  const html = await response.text();
  expect(response.status, page).toBe(503);
  expect(Number(response.headers.get('retry-after')), page).toBeGreaterThan(0);
  expect(html).toContain(
    page.startsWith('/cn/') ? '暂时无法加载此页面' : 'load this page right now',
  );
  expect(html).toContain(page.startsWith('/cn/') ? 'lang="zh-CN"' : 'lang="en-GB"');
}

/** Every known page stands, and the log says once that the service is away. */
async function expectKnownPages(brand: string, complaints: number) {
  for (const page of KNOWN_PAGES) expect(await getShown(page), page).toBe(brand);
  expect(countComplaints()).toBe(complaints);
}

const countComplaints = () =>
  site.getOutput().split('Content: the service does not answer').length - 1;

const waitForPages = (pages: string[]) =>
  Promise.all(pages.map((page) => expect.poll(() => getStatus(page), PATIENCE).toBe(200)));

beforeEach(async () => {
  publish();
  await announce();
  await waitForBrand(getBrand());
  await learnPaths();
});

test.each(CONTENT_FAULTS)(
  'pages stay while the content service answers with %s, before a webhook and after it, and all is well soon after',
  async (_, fault) => {
    const complaints = countComplaints();
    const before = getBrand();
    const unopened = getNewPages();
    content.setFault(fault);
    for (const page of unopened) await expectUnavailable(page);
    await expectKnownPages(before, complaints + 1);

    publish();
    await announce();
    await expectKnownPages(before, complaints + 1);
    for (const page of unopened) await expectUnavailable(page);

    content.setFault(null);
    await waitForBrand(getBrand());
    await waitForPages([...unopened, ...getNewPages()]);
  },
);

test('a slow service is waited for', async () => {
  content.setFault({ kind: 'delay', ms: 300 });
  publish();
  await announce();
  await waitForBrand(getBrand());
  await waitForPages(getNewPages());
  content.setFault(null);
});

test('a repository without documents leaves all pages as they were', async () => {
  const before = getBrand();
  const opened = getNewPages();
  content.publish((documents) => void documents.splice(0));
  await announce();
  try {
    for (const page of KNOWN_PAGES) expect(await getShown(page), page).toBe(before);
    for (const page of opened) await expectUnavailable(page);
    expect(site.getOutput()).toMatch(/what was published last lacks settings/);
  } finally {
    // Otherwise no later test has anything to publish.
    content.reset();
  }
  publish();
  await waitForBrand(getBrand());
  await waitForPages(getNewPages());
});

test('what no webhook tells of comes by itself, and a webhook may leave the slash out', async () => {
  publish();
  await waitForBrand(getBrand());
  publish();
  await announce('');
  await waitForBrand(getBrand());
});

test('a restart forgets nothing: neither what was published, nor what pages were made from', async () => {
  publish();
  await announce();
  await waitForBrand(getBrand());
  await site.stop();
  site = await copy.serve(env);
  // Nobody has opened this page since the build.
  await expect.poll(() => getShown('/cn/sla/'), PATIENCE).toBe(getBrand());

  await site.stop();
  content.setFault({ kind: 'hang' });
  site = await copy.serve(env);
  for (const page of KNOWN_PAGES) expect(await getShown(page), page).toBe(getBrand());
  await expectUnavailable(getNewPages()[0] as string);
  content.setFault(null);
  await waitForPages(getNewPages());
});

test('pages stand while fields of documents hold other types than their models say', async () => {
  content.setFault({ kind: 'rewritten', change: spoilFields });
  publish();
  await announce();
  await waitForBrand(getBrand());
  content.setFault(null);
});
