import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { serveSecondBuild, type SecondBuild } from '../support/second-build';
import { visit } from '../support/visit';
import { readMessages } from '../support/words';

const messages = readMessages('en');

const LIGHT = '#fbfbf8';
const DARK = '#0b0e0d';

const getPaper = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--paper').trim(),
  );

const getBarColours = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLMetaElement).content))]);

test(
  'the browser’s UI follows the chosen mode, even after navigation',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/');
    await expect.poll(() => getBarColours(page)).toEqual([LIGHT]);
    await page.getByRole('button', { name: 'Dark' }).first().click();
    await expect.poll(() => getBarColours(page)).toEqual([DARK]);
    await page.locator('main a[href="/nodes/"]').first().click();
    await expect(page).toHaveURL(/\/nodes\/$/);
    await expect.poll(() => getBarColours(page)).toEqual([DARK]);
    await page.getByRole('button', { name: messages.theme.system }).first().click();
    await expect.poll(() => getBarColours(page)).toEqual([LIGHT]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => getBarColours(page)).toEqual([DARK]);
  },
);

test("a chosen mode applies before any of the site's scripts, so that nothing flashes", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Dark' }).first().click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.route('**/_next/static/chunks/**.js', (route) => route.abort());
  await page.reload();
  expect(await getPaper(page)).toBe(DARK);
});

test.describe('a page whose document forces a mode', () => {
  let second: SecondBuild;

  const force = async (uid: string, mode: string) => {
    const file = path.join(second.copy.root, 'content', 'page', `${uid}.en-gb.json`);
    const document = JSON.parse(readFileSync(file, 'utf8')) as { data: object };
    const data = { ...document.data, colour_mode: mode };
    writeFileSync(file, JSON.stringify({ ...document, data }));
  };

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    second = await serveSecondBuild();
    await force('sla', 'dark');
    await second.site.renderAnew('/sla/');
  });

  test.afterAll(() => second?.end());

  test('applies it at once, whatever the visitor chose, and leaves it on navigation', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, `${second.site.url}/sla/`);
    expect(await getPaper(page)).toBe(DARK);
    await expect.poll(() => getBarColours(page)).toEqual([DARK]);
    // The switch says so instead of taking another choice.
    const light = page.getByRole('button', { name: 'Light' }).first();
    await expect(light).toBeDisabled();
    await page.locator('footer a[href="/faq/"]').click();
    await expect(page).toHaveURL(/\/faq\/$/);
    await expect.poll(() => getPaper(page)).toBe(LIGHT);
    await expect.poll(() => getBarColours(page)).toEqual([LIGHT]);
    await page.goBack();
    await expect.poll(() => getPaper(page)).toBe(DARK);
  });
});
