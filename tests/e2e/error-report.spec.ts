import { expect, type Page } from '@playwright/test';
import {
  dialog,
  fillShort,
  forgeFormToken,
  pickLanguages,
  test,
  watchForm,
} from '../support/forms';
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

    test('wants a name of 4 and a message of 15 characters', { tag: '@all' }, async ({ page }) => {
      const bodies = await watchForm(page, 'error-report');
      const main = await open(page);
      await fillShort(page, messages, 'Too short');
      await main.getByLabel(messages.fields.name).fill('Ada');
      await main.getByRole('button', { name: messages.actions.send }).click();
      await expect(dialog(page).getByRole('heading')).toHaveText(messages.results.failed.title);
      await page.keyboard.press('Escape');
      await expect(main.getByText(messages.fieldErrors.nameShort, { exact: true })).toBeVisible();
      await expect(
        main.getByText(messages.fieldErrors.messageShort, { exact: true }),
      ).toBeVisible();
      expect(bodies).toEqual([]);
    });

    test('tells a visitor who is taken for a bot', { tag: '@all' }, async ({ page }) => {
      await forgeFormToken(page);
      const main = await open(page);
      await fillShort(page, messages, 'The calculator went away.');
      await main.getByRole('button', { name: messages.actions.send }).click();
      await expect(dialog(page).getByRole('heading')).toHaveText(messages.results.limited.title);
      await expect(dialog(page).getByText(messages.results.limited.text)).toBeVisible();
    });
  });
}
