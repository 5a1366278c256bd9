import { expect, test, type Page } from '@playwright/test';
import { giveConsent, waitForVisitor } from '../support/visitor';

/** Collects what the page reports to the site. */
async function watchReports(page: Page) {
  const reports: unknown[] = [];
  await page.route('**/api/count/', async (route) => {
    reports.push(route.request().postDataJSON());
    await route.continue();
  });
  return reports;
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForVisitor(page);
};

test('a page that is left is counted with what happened on it, and stores nothing', async ({
  page,
}) => {
  const reports = await watchReports(page);
  await open(page, '/cn/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('qqqq wwww');
  await expect(dialog.getByRole('status')).toContainText('qqqq wwww');
  await page.keyboard.press('Escape');
  expect(reports).toEqual([]);
  const accepted = page.waitForResponse('**/api/count/');
  await page.locator('header a[href="/cn/nodes/"]').first().dispatchEvent('click');
  expect((await accepted).status()).toBe(204);
  expect(reports).toEqual([
    {
      path: '/cn/',
      events: [
        { name: 'page', subject: '' },
        { name: 'search-miss', subject: 'qqqq wwww' },
      ],
    },
  ]);
  expect(await page.context().cookies()).toEqual([]);
});

for (const [who, prepare] of [
  [
    'rejected statistics',
    (page: Page, url: string) => giveConsent(page.context(), url, 'strictly'),
  ],
  [
    'sends Global Privacy Control',
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      ),
  ],
] as const) {
  test(`nothing is counted of a visitor who ${who}`, async ({ page, baseURL }) => {
    await prepare(page, baseURL ?? '');
    const reports = await watchReports(page);
    await open(page, '/');
    await page.locator('header a[href="/nodes/"]').first().dispatchEvent('click');
    await page.waitForURL('**/nodes/');
    await expect(page.locator('h1')).toBeVisible();
    expect(reports).toEqual([]);
  });
}
