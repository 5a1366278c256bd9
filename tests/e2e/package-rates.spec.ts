import { expect, test } from '@playwright/test';
import { LOCALES, LOCALE_KEYS } from '../../lib/i18n/locales';
import { visit } from '../support/visit';
import { readMessages } from '../support/words';

for (const locale of LOCALE_KEYS) {
  const address = `${LOCALES[locale].prefix}/pricing/`;
  const name = (rate: string) => `${rate} ${readMessages(locale).packages.requests}`;

  test(
    `${address}: the enterprise request opens with the rate that was chosen`,
    { tag: '@all' },
    async ({ page }) => {
      await visit(page, address);
      await page.getByRole('link', { name: name('600') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('radio', { name: '600' })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: name('800') }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('radio', { name: '800' })).toBeChecked();
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a rate leads to the form for sales', async ({ page }) => {
    await page.goto('/pricing/');
    await page.getByRole('link', { name: `600 ${readMessages('en').packages.requests}` }).click();
    await expect(page).toHaveURL(/\/contact\/#sales$/);
  });
});
