import { expect, test, type Page } from '@playwright/test';
import { serveSecondBuild, type SecondBuild } from '../support/second-build';
import { visit } from '../support/visit';
import { CONSENT_WORDS, getBanner, giveConsent, waitForVisitor } from '../support/visitor';

const STATISTICS = 'https://count.example/count.js';
const MARKETING = 'https://campaign.example/tag.js';
const CHAT = 'https://chat.example/widget.js';
const PAGES = ['/', '/sla/', '/missing/', '/pricing/compute-units/'];
const messages = CONSENT_WORDS.en;

let second: SecondBuild;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  second = await serveSecondBuild({
    STATISTICS_SCRIPT_URL: STATISTICS,
    MARKETING_SCRIPT_URL: MARKETING,
    CHAT_SCRIPT_URL: CHAT,
    VENDOR_HOSTS: 'wss://live.example',
  });
  origin = second.site.url;
  await second.site.renderAnew(...PAGES);
  // The page for unknown paths is cached for half a minute, apart from the page cache.
  const readMissing = async () => (await fetch(`${origin}/no-such-page/`)).text();
  await expect.poll(readMissing, { timeout: 90_000, intervals: [1000] }).toContain(CHAT);
});

test.afterAll(() => second?.end());

/** Responds for the third parties, and records which ones the page contacts. */
async function watchThirdParties(page: Page) {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    const body = `window.ran = [...(window.ran ?? []), ${JSON.stringify(route.request().url())}]`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

const getRan = (page: Page) =>
  page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);

const settle = async (page: Page) => {
  await waitForVisitor(page);
  await page.waitForLoadState('networkidle');
};

test('the pages allow exactly these hosts', async ({ page }) => {
  const response = await page.goto(origin);
  const policy = response?.headers()['content-security-policy'] ?? '';
  for (const directive of ['script-src', 'connect-src', 'frame-src', 'img-src']) {
    const sources = policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '';
    expect(sources.match(/\S+\.example/g), directive).toEqual([
      'https://count.example',
      'https://campaign.example',
      'https://chat.example',
      'wss://live.example',
    ]);
  }
});

test('no third-party script loads before consent, or after rejecting all', async ({ page }) => {
  const asked = await watchThirdParties(page);
  await visit(page, origin);
  await settle(page);
  await page.mouse.wheel(0, 3000);
  await getBanner(page).getByRole('button', { name: messages.reject }).click();
  await settle(page);
  await page.reload();
  await settle(page);
  expect(asked).toEqual([]);
});

test('each script is loaded once its category is accepted, and runs', async ({ page }) => {
  const asked = await watchThirdParties(page);
  await visit(page, origin);
  await getBanner(page).getByRole('button', { name: messages.manage }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.chosen }).click();
  await expect.poll(() => getRan(page)).toEqual([STATISTICS]);
  await page.getByRole('contentinfo').getByRole('button', { name: messages.settings }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.accept }).click();
  await expect.poll(() => getRan(page)).toEqual([STATISTICS, MARKETING]);
  expect(asked).toEqual([STATISTICS, MARKETING]);
});

test('the support chat waits for a click', async ({ page }) => {
  const asked = await watchThirdParties(page);
  await visit(page, `${origin}/sla/`);
  await settle(page);
  await page.mouse.wheel(0, 3000);
  await settle(page);
  expect(asked).toEqual([]);
  const button = page.getByRole('contentinfo').getByRole('button', { name: 'Chat with support' });
  await button.click();
  await expect.poll(() => getRan(page)).toEqual([CHAT]);
  await button.click();
  await settle(page);
  expect(asked).toEqual([CHAT]);
});

test('on an error page, the chat loads on the first scroll, once, if its category is accepted', async ({
  page,
  context,
}) => {
  const asked = await watchThirdParties(page);
  await visit(page, `${origin}/no-such-page/`);
  await settle(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(asked).toEqual([]);

  await giveConsent(context, origin, 'strictly,functional');
  await page.goto(`${origin}/no-such-page/`);
  await settle(page);
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => getRan(page)).toEqual([CHAT]);
  await page.mouse.wheel(0, 400);
  await settle(page);
  expect(asked).toEqual([CHAT]);

  // After consent is withdrawn, the script ends with the page.
  await page.getByRole('contentinfo').getByRole('button', { name: messages.settings }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.reject }).click();
  await expect.poll(() => getRan(page)).toEqual([]);
});
