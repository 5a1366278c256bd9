import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES } from '../support/forms';
import { visitLive } from '../support/visit';
import { readMessages } from '../support/words';

const messages = readMessages('en');
const words = messages.planFinder;
const [{ messages: forms }] = LANGUAGES;

const getCount = (page: Page) => page.getByLabel(words.perDay, { exact: true });
const getAnswer = (page: Page, plan = words.month) =>
  page.locator('main [aria-live="polite"]').getByText(plan, { exact: true });
const getFitting = (page: Page) => page.locator('[data-fits]');

test.describe('the plan finder', () => {
  test('suggests another plan for other traffic, typed as people write numbers', async ({
    page,
  }) => {
    await visitLive(page, '/pricing/');
    await expect(getAnswer(page, messages.plans.names['cu-200m'])).toBeVisible();
    await getCount(page).fill('30k');
    await expect(getAnswer(page, messages.plans.names.free)).toBeVisible();
    await expect(getFitting(page)).toHaveCount(1);
    await expect(getFitting(page)).toContainText(messages.plans.names.free);
    await getCount(page).fill('9M');
    await expect(getAnswer(page, messages.plans.names.enterprise)).toBeVisible();
    await page.getByText(words.one, { exact: true }).click();
    await expect(getAnswer(page, messages.plans.names.dedicated)).toBeVisible();
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
    const strip = page.getByRole('dialog').getByRole('group', { name: forms.quote.title });
    await expect(strip).toContainText('150,000');
    await strip.getByRole('button', { name: forms.quote.edit }).click();
    await expect(getCount(page)).toBeFocused();
  });

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
