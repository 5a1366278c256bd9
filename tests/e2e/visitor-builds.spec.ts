import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { POLL_MS } from '../../lib/builds/watch';
import { trySome } from '../support/exhaustive';
import { answerFrom, letGo } from '../support/answer-from';
import { serveSecondBuild, type SecondBuild } from '../support/second-build';
import { visit } from '../support/visit';
import {
  CONSENT_WORDS,
  getBanner,
  isMarked,
  markDocument,
  waitForVisitor,
} from '../support/visitor';

let second: SecondBuild;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  second = await serveSecondBuild();
});

test.afterEach(letGo);

test.afterAll(() => second?.end());

/** Makes the other build respond at the site's address. */
const deploy = (context: BrowserContext) =>
  answerFrom(context, /^http:\/\/localhost/, second.site.url);

const getLatest = async (origin: string) =>
  ((await (await fetch(`${origin}/builds/latest.json?${Date.now()}`)).json()) as { id: string }).id;

/** Lets the polling interval pass, and waits until the page has read the newest build's id. */
async function poll(page: Page) {
  const answered = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
  await page.clock.fastForward(POLL_MS + 1000);
  await (await answered).finished();
}

async function openPage(page: Page, path: string) {
  await page.clock.install();
  await visit(page, path);
  await waitForVisitor(page);
  await markDocument(page);
}

const follow = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`).click();

test('each build publishes its id and route rules, which are never cached', async ({ baseURL }) => {
  for (const origin of [baseURL ?? '', second.site.url]) {
    const id = await getLatest(origin);
    const response = await fetch(`${origin}/builds/meta/${id}.json`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      id,
      redirects: expect.arrayContaining([
        { from: '/nodes/ftm/', to: '/nodes/s/', permanent: true },
      ]),
    });
  }
  expect(await getLatest(second.site.url)).toBe(second.id);
  expect(await getLatest(baseURL ?? '')).not.toBe(second.id);
});

for (const name of trySome(['newer', 'older'])) {
  test(`while the ${name} build itself is served, its pages open in the client`, async ({
    page,
  }) => {
    await openPage(page, name === 'newer' ? `${second.site.url}/` : '/');
    await poll(page);
    await follow(page, '/faq/');
    await expect(page).toHaveURL(/\/faq\/$/);
    expect(await isMarked(page)).toBe(true);
  });
}

test('once a newer build is served, the next navigation is a full load', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  await deploy(context);
  await poll(page);
  await follow(page, '/faq/');
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect.poll(() => page.content()).toContain(second.id);
});

test('a missing chunk reloads the page, once and never in a loop', async ({ page, context }) => {
  let loads = 0;
  let isGone = false;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    isGone = false;
  });
  await context.route('**/_next/static/chunks/**.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  const openPanel = async () => {
    await waitForVisitor(page);
    await page.waitForLoadState('networkidle');
    isGone = true;
    const failed = page.waitForResponse((response) => response.status() === 404);
    await getBanner(page).getByRole('button', { name: CONSENT_WORDS.en.manage }).click();
    await failed;
  };
  await visit(page, '/');
  await openPanel();
  await expect.poll(() => loads).toBe(2);

  // The same build still lacks it: now the page stays, and works.
  await openPanel();
  // The router's own code has loaded.
  await page.waitForLoadState('networkidle');
  isGone = false;
  await page.locator('footer a[href="/faq/"]').click();
  await expect(page).toHaveURL(/\/faq\/$/);
  expect(loads).toBe(2);
});
