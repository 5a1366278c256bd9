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

  test('learns the status of Polygon in two', async ({ page }) => {
    await visit(page, '/pricing/');
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox').fill('polygon');
    await expect(dialog(page).getByRole('option').first()).toContainText(
      new RegExp(`^Polygon.* ${messages.nodes.available} `),
    );
  });

  test('learns in two whether Base has archive and trace', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox').fill('base');
    await expect(dialog(page).getByRole('option').first()).toContainText('Base');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Base' })).toBeVisible();
    const { offers, matrix } = messages.nodes;
    const answer = new RegExp(`(${offers.yes}|${offers.dedicated}|${offers.no})$`);
    for (const name of [matrix.archive, matrix.trace]) {
      const item = page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });
      await expect(item.first()).toHaveText(answer);
    }
  });

  test('asks for a dedicated Solana node in Frankfurt in three steps of its page', async ({
    page,
  }) => {
    await visit(page, '/nodes/sol/');
    await page.locator('main a[href$="/dedicated-nodes/#chain=sol"]').first().click();
    const tool = page.locator('main form[data-quote-tool]');
    await expect(tool.getByRole('combobox')).toHaveValue('Solana');
    await tool.locator('label').filter({ hasText: 'eu-central' }).click();
    await expect(tool.getByRole('radio', { name: 'eu-central' })).toBeChecked();
    await tool.getByRole('button').click();
    const strip = dialog(page).getByRole('group', { name: forms.quote.title });
    await expect(strip).toContainText(/^Solana · dedicated · .*eu-central/);
    await strip.getByRole('button', { name: forms.quote.edit }).click();
    await expect(tool.getByRole('combobox')).toBeFocused();
  });
});

test('a choice that a chain lacks falls back, with the reason beside it', async ({ page }) => {
  await visit(page, '/dedicated-nodes/#chain=sol&region=us-east&trace=1&peak=174');
  const tool = page.locator('main form[data-quote-tool]');
  await tool.locator('label').filter({ hasText: 'eu-central' }).click();
  await expect(page).toHaveURL(/#chain=sol&region=eu-central&depth=full&trace=0&peak=174$/);
  await expect(tool.getByText('not on Solana')).toBeVisible();
});
