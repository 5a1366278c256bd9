import { expect, test } from '@playwright/test';
import { LANGUAGES, dialog } from '../support/forms';
import { visit } from '../support/visit';
import { readMessages } from '../support/words';

const [{ messages: forms }] = LANGUAGES;
const messages = readMessages('en');

// What visitors come for, in the number of steps that it takes.
test.describe('a visitor', () => {
  test('gets an API key in one step', async ({ page }) => {
    await visit(page, '/');
    const key = page.getByRole('banner').getByRole('link', { name: 'Get an API key' });
    await expect(key.first()).toHaveAttribute('data-dashboard');
  });

  test('learns what 5 million requests a day cost in three', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Pricing' }).click();
    await page.getByRole('link', { name: 'Estimator' }).click();
    await expect(page.locator('[data-live]').first()).toBeAttached();
    await page.getByLabel(messages.planFinder.perDay, { exact: true }).fill('5000000');
    await expect(
      page
        .locator('main [aria-live="polite"]')
        .getByText(messages.plans.names.enterprise, { exact: true }),
    ).toBeVisible();
  });

  test('asks for a dedicated Solana node in Frankfurt in two steps of its page', async ({
    page,
  }) => {
    await visit(page, '/dedicated-nodes/#chain=sol&region=us-east&trace=1&peak=174');
    const tool = page.locator('main form[data-quote-tool]');
    await expect(tool.getByRole('combobox')).toHaveValue('Solana');
    await tool.getByText('eu-central', { exact: true }).click();
    // Tracing falls back, since the chain has none, and the reason is beside it.
    await expect(page).toHaveURL(/#chain=sol&region=eu-central&depth=full&trace=0&peak=174$/);
    await expect(tool.getByText('not on Solana')).toBeVisible();
    await tool.getByRole('button').click();
    const strip = dialog(page).getByRole('group', { name: forms.quote.title });
    await expect(strip).toContainText('Solana · dedicated · full · eu-central · 174');
    await strip.getByRole('button', { name: forms.quote.edit }).click();
    await expect(tool.getByRole('combobox')).toBeFocused();
  });
});
