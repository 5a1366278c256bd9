import { expect, type Page } from '@playwright/test';
import { dialog, fillShort, pickLanguages, test, watchForm } from '../support/forms';
import { breakPage } from '../support/break-page';

for (const { prefix, messages } of pickLanguages('cn')) {
  test.describe(`a page that breaks in ${prefix || '/'}`, () => {
    const open = async (page: Page) => {
      await breakPage(page, prefix);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await main.getByRole('button').last().click();
      await expect(main.getByLabel(messages.fields.name)).toBeVisible();
      return main;
    };

    test('asks what happened, and sends it once', async ({ page }) => {
      const bodies = await watchForm(page, 'error-report');
      const main = await open(page);
      await fillShort(page, messages, 'The calculator went away.');
      await main.getByLabel(messages.fields.name).fill('Adam');
      await main.getByRole('button', { name: messages.actions.send }).dblclick();
      await expect(dialog(page).getByRole('heading')).toHaveText(messages.results.sent.title);
      expect(bodies).toMatchObject([{ subject: 'tech-support' }]);
    });
  });
}
