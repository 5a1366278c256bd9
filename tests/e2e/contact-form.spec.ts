import { expect } from '@playwright/test';
import { cutOff, dialog, pickLanguages, test, watchForm } from '../support/forms';
import { visitLive } from '../support/visit';

for (const { prefix, messages } of pickLanguages('en')) {
  test.describe(`in ${prefix || '/'}`, () => {
    test('the contact form requires what each subject needs and sends it', async ({ page }) => {
      const bodies = await watchForm(page, 'contact');
      await visitLive(page, `${prefix}/contact/#sales`);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('radio', { name: messages.subjects.sales })).toBeChecked();
      await form.getByRole('button', { name: messages.actions.send }).click();
      await expect(form.getByText(messages.fieldErrors.inputEmpty, { exact: true })).toHaveCount(3);
      await expect(form.getByText(messages.fieldErrors.chooseChain, { exact: true })).toBeVisible();
      await expect(form.getByRole('alert').getByRole('link')).toHaveCount(4);
      await form.getByRole('link', { name: messages.fieldErrors.chooseChain }).click();
      await expect(form.getByRole('checkbox').first()).toBeFocused();
      await form.getByLabel(messages.fields.name).fill('Ada');
      await form.getByLabel(messages.fields.email).fill('ada@example');
      await expect(
        form.getByText(messages.fieldErrors.emailInvalid, { exact: true }),
      ).toBeVisible();
      await form.getByLabel(messages.fields.email).fill('ada@example.com');
      await form.getByLabel(messages.fields.message).fill('Too short');
      await expect(
        form.getByText(messages.fieldErrors.messageShort, { exact: true }),
      ).toBeVisible();
      await form.getByLabel(messages.fields.message).fill('We need two nodes in one region.');
      const search = form.getByRole('searchbox');
      await search.fill('nothing like it');
      await expect(form.getByText(messages.fields.noResults)).toBeVisible();
      await search.fill('BTC-fire');
      await form.getByRole('checkbox', { name: /btc-firehose/ }).check();
      await search.fill('');
      await expect(form.getByRole('checkbox', { name: /btc-firehose/ })).toBeChecked();
      await form.getByRole('button', { name: messages.actions.send }).click();
      await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
      expect(bodies.at(-1)).toMatchObject({ subject: 'sales', selectedNodes: ['btc-firehose'] });
      await expect(form.getByLabel(messages.fields.message)).toHaveValue('');
    });

    test('support has a messenger and no company; other URLs open support', async ({ page }) => {
      await visitLive(page, `${prefix}/contact/#anywhere`);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('radio', { name: messages.subjects.support })).toBeChecked();
      await expect(form.getByRole('link', { name: messages.telegramSupport.link })).toBeVisible();
      await expect(form.getByLabel(messages.fields.company, { exact: false })).toBeHidden();
      await expect(form.getByRole('searchbox')).toBeHidden();
      await form.getByText(messages.subjects.partnership, { exact: true }).click();
      await expect(form.getByLabel(messages.fields.company, { exact: false })).toBeVisible();
      await expect(form.getByRole('link', { name: messages.telegramSupport.link })).toBeHidden();
    });

    test(
      "the form opens for the URL's subject, and again for the chosen one",
      { tag: '@all' },
      async ({ page }) => {
        const getSubject = (subject: keyof typeof messages.subjects) =>
          page
            .getByRole('main')
            .getByRole('radio', { name: messages.subjects[subject], exact: true });
        await visitLive(page, `${prefix}/contact/#sales`);
        await expect(getSubject('sales')).toBeChecked();
        await visitLive(page, `${prefix}/contact/?again#partnership`);
        await expect(getSubject('partnership')).toBeChecked();
        await visitLive(page, `${prefix}/contact/`);
        const form = page.getByRole('main').locator('form');
        await form.getByText(messages.subjects.partnership, { exact: true }).click();
        await page.reload();
        await expect(page.locator('[data-live]').first()).toBeAttached();
        await expect(getSubject('partnership')).toBeChecked();
        // A dialog that opens and closes changes the URL too.
        await page.evaluate(() => (window.location.hash = '#contact'));
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expect(getSubject('partnership')).toBeChecked();
      },
    );

    test('a contact form that fails keeps its text and says so', async ({ page }) => {
      await watchForm(page, 'contact', cutOff);
      await visitLive(page, `${prefix}/contact/#partnership`);
      const form = page.getByRole('main').locator('form');
      await form.getByLabel(messages.fields.name).fill('Ada');
      await form.getByLabel(messages.fields.email).fill('ada@example.com');
      await form.getByLabel(messages.fields.message).fill('We would like to work with you.');
      await form.getByRole('button', { name: messages.actions.send }).click();
      await expect(dialog(page).getByRole('heading')).toHaveText(messages.results.failed.title);
      await page.keyboard.press('Escape');
      await expect(form.getByRole('button', { name: messages.actions.send })).toBeFocused();
      await expect(form.getByLabel(messages.fields.message)).toHaveValue(/work with you/);
    });
  });
}
