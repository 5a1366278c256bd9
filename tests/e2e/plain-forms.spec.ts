import { expect } from '@playwright/test';
import { answerQuestion, pickLanguages, test } from '../support/forms';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, prefix, messages } of pickLanguages('cn')) {
    test(`a sales request arrives from ${prefix}/contact/, and a wrong one keeps its text`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/contact/`);
      const form = page.getByRole('main').locator('form');
      await form.getByText(messages.subjects.sales, { exact: true }).click();
      const name = form.getByLabel(messages.fields.name);
      // Valid for the browser, but not for the site.
      await name.fill(' ');
      await form.getByLabel(messages.fields.email).fill('ada@example.com');
      const message = form.getByLabel(messages.fields.message);
      await message.fill('We need two nodes in one region.');
      await form.getByRole('button', { name: messages.actions.send }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact/check/\\?`));
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
        messages.fields.name + messages.fieldErrors.inputEmpty,
        messages.fields.chains + messages.fieldErrors.chooseChain,
      ]);
      await page.goBack();
      await expect(message).toHaveValue('We need two nodes in one region.');
      await name.fill('Ada');
      await form.getByRole('checkbox').first().check();
      await form.getByRole('button', { name: messages.actions.send }).click();
      await expect(page.locator('#answer')).toBeFocused();
      await answerQuestion(page, locale);
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact/sent/$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.results.sent.title);
      const robots = page.locator('meta[name=robots]');
      await expect(robots).toHaveAttribute('content', /noindex/);
    });
  }

  test('sharing, which needs scripts, is not offered', async ({ page }) => {
    await page.goto('/affiliate-program/');
    await expect(page.locator('main [data-overlay=contact]').first()).toBeVisible();
    await expect(page.locator('main [data-overlay=share]').first()).toBeHidden();
  });
});
