import { expect } from '@playwright/test';
import { cutOff, dialog, pickLanguages, test, watchForm } from '../support/forms';
import { visit } from '../support/visit';

for (const { prefix, messages } of pickLanguages('cn')) {
  test.describe(`in ${prefix || '/'}`, () => {
    test('a visitor subscribes from the footer', async ({ page }) => {
      await visit(page, `${prefix}/`);
      const form = page.getByRole('contentinfo').locator('form');
      await form.getByRole('textbox').fill('ada@example.com');
      await form.getByRole('textbox').press('Enter');
      await expect(dialog(page).getByText(messages.results.subscribed.text)).toBeVisible();
      await dialog(page).getByRole('button', { name: messages.actions.close }).click();
      await expect(form.getByRole('textbox')).toHaveValue('');
    });

    test('the subscription words its faults and failures', { tag: '@all' }, async ({ page }) => {
      await watchForm(page, 'subscribe', cutOff);
      await visit(page, `${prefix}/`);
      const form = page.getByRole('contentinfo').locator('form');
      const email = form.getByRole('textbox');
      await form.getByRole('button').click();
      await expect(form.getByText(messages.fieldErrors.inputEmpty)).toBeVisible();
      await email.fill('someone@nowhere');
      await expect(form.getByText(messages.fieldErrors.inputEmpty)).toBeHidden();
      await email.press('Enter');
      await expect(email).toHaveAccessibleDescription(messages.fieldErrors.incorrectSubscriber);
      await expect(email).toBeFocused();
      await expect(email).toHaveValue('someone@nowhere');
      await email.fill('someone@example.com');
      await email.press('Enter');
      await expect(dialog(page).getByRole('heading')).toHaveText(messages.results.failed.title);
      await page.keyboard.press('Escape');
      await expect(email).toHaveValue('someone@example.com');
    });
  });
}
