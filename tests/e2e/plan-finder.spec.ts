import { expect, test, type Page } from '@playwright/test';
import { trySome } from '../support/exhaustive';
import { visitLive } from '../support/visit';
import { readMessages } from '../support/words';

const messages = readMessages('en');
const words = messages.planFinder;

const getCount = (page: Page) => page.getByLabel(words.perDay, { exact: true });
const getAnswer = (page: Page) => page.locator('main [aria-live="polite"] p').first();
const getFitting = (page: Page) => page.locator('[data-fits]');

test.describe('the plan finder', () => {
  test('suggests another plan for other traffic, typed as people write numbers', async ({
    page,
  }) => {
    await visitLive(page, '/pricing/');
    await expect(getAnswer(page)).toHaveText(messages.plans.names['cu-200m']);
    await getCount(page).fill('30k');
    await expect(getAnswer(page)).toHaveText(messages.plans.names.free);
    await expect(getFitting(page)).toHaveCount(1);
    await expect(getFitting(page)).toContainText(messages.plans.names.free);
    await getCount(page).fill('9M');
    await expect(getAnswer(page)).toHaveText(messages.plans.names.enterprise);
    await page.getByText(words.one, { exact: true }).click();
    await expect(getAnswer(page)).toHaveText(messages.plans.names.dedicated);
    await expect(getCount(page)).toHaveValue('9,000,000');
  });

  test('passes its figures to the form that it opens', async ({ page }) => {
    await visitLive(page, '/pricing/');
    await getCount(page).fill('150k');
    await page
      .getByRole('main')
      .getByRole('link', { name: messages.plans.actions.contact })
      .first()
      .click();
    const message = page.getByRole('dialog').getByRole('textbox').last();
    await expect(message).toHaveValue(new RegExp(`${words.perDay}: 150,000`));
  });

  test(
    'reports an unreadable number, and keeps the last answer',
    { tag: '@all' },
    async ({ page }) => {
      await visitLive(page, '/pricing/');
      const before = await getAnswer(page).textContent();
      await getCount(page).fill('lots');
      await expect(page.getByText(messages.calculator.invalid)).toBeVisible();
      await expect(getAnswer(page)).toHaveText(before ?? '');
      await getCount(page).blur();
      await expect(getCount(page)).toHaveValue('lots');
    },
  );

  test(
    'works by keyboard, and passes its figures to the calculator',
    { tag: '@all' },
    async ({ page }) => {
      await visitLive(page, '/pricing/');
      await page.getByLabel(words.scale).focus();
      await page.keyboard.press('Home');
      await expect(getCount(page)).toHaveValue('1,000');
      await page.keyboard.press('End');
      await expect(getCount(page)).toHaveValue('10,000,000');
      await page.getByRole('radio', { name: new RegExp(words.mixNames.indexer) }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('link', { name: words.exact }).click();
      await expect(page).toHaveURL(
        /\/pricing\/compute-units\/\?call=eth%7Eeth_getBlockByNumber%7E3000000/,
      );
      await expect(page.getByLabel(messages.calculator.perPeriod.day).first()).toHaveValue(
        '3,000,000',
      );
    },
  );
});

/** Height of the page section with the finder, in whole pixels. */
const getHeight = (page: Page) =>
  page
    .locator('main > *', { has: page.locator('[aria-live="polite"] p') })
    .last()
    .evaluate((part: HTMLElement) => part.offsetHeight);

/** Keeps the page as it is before its first script runs, in a browser with scripts enabled. */
const dropScripts = (page: Page, path: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replaceAll(/<script[\s\S]*?<\/script>/g, '') });
  });

for (const path of trySome(['/cn/pricing/', '/'])) {
  test(
    `the finder of ${path} moves nothing when it takes the place of the example`,
    { tag: '@all' },
    async ({ page }) => {
      await visitLive(page, path);
      const widths = [360, 390, 820, 1280];
      const measure = async () => {
        const heights: number[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          heights.push(await getHeight(page));
        }
        return heights;
      };
      const live = await measure();
      await dropScripts(page, path);
      await page.goto(path);
      await expect(page.locator('[data-live]')).toHaveCount(0);
      expect(await measure()).toEqual(live);
    },
  );
}

test.describe('the plan finder without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a worked example with its traffic', async ({ page }) => {
    await page.goto('/pricing/');
    await expect(page.getByRole('definition').filter({ hasText: /^120,000$/ })).toBeVisible();
    await expect(getAnswer(page)).toBeVisible();
    await expect(getCount(page)).toBeHidden();
    await expect(getFitting(page).first()).toBeVisible();
  });
});
