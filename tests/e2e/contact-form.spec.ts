import { expect } from '@playwright/test';
import { LANGUAGES, cutOff, dialog, test, watchForm } from '../support/forms';
import { visitLive } from '../support/visit';

for (const { prefix, words } of LANGUAGES) {
  test.describe(`in ${prefix || '/'}`, () => {
    test('the contact form asks for what each subject needs and sends it', async ({ page }) => {
      const bodies = await watchForm(page, 'contact');
      await visitLive(page, `${prefix}/contact/#sales`);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('radio', { name: words.subjects.sales })).toBeChecked();
      await form.getByRole('button', { name: words.actions.send }).click();
      await expect(form.getByText(words.faults.inputEmpty, { exact: true })).toHaveCount(3);
      await expect(form.getByText(words.faults.chooseChain, { exact: true })).toBeVisible();
      await expect(form.getByRole('alert').getByRole('link')).toHaveCount(4);
      await form.getByRole('link', { name: words.faults.chooseChain }).click();
      await expect(form.getByRole('checkbox').first()).toBeFocused();
      await form.getByLabel(words.fields.name).fill('Ada');
      await form.getByLabel(words.fields.email).fill('ada@example');
      await expect(form.getByText(words.faults.emailInvalid, { exact: true })).toBeVisible();
      await form.getByLabel(words.fields.email).fill('ada@example.com');
      await form.getByLabel(words.fields.message).fill('Too short');
      await expect(form.getByText(words.faults.messageShort, { exact: true })).toBeVisible();
      await form.getByLabel(words.fields.message).fill('We need two nodes in one region.');
      const search = form.getByRole('searchbox');
      await search.fill('nothing like it');
      await expect(form.getByText(words.fields.noResults)).toBeVisible();
      await search.fill('BTC-fire');
      await form.getByRole('checkbox', { name: /btc-firehose/ }).check();
      await search.fill('');
      await expect(form.getByRole('checkbox', { name: /btc-firehose/ })).toBeChecked();
      await form.getByRole('button', { name: words.actions.send }).click();
      await expect(dialog(page).getByText(words.results.sent.text)).toBeVisible();
      expect(bodies.at(-1)).toMatchObject({ subject: 'sales', selectedNodes: ['btc-firehose'] });
      await expect(form.getByLabel(words.fields.message)).toHaveValue('');
    });

    test('support has a messenger and no company; another place opens support', async ({
      page,
    }) => {
      await visitLive(page, `${prefix}/contact/#anywhere`);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('radio', { name: words.subjects.support })).toBeChecked();
      await expect(form.getByRole('link', { name: words.telegramSupport.link })).toBeVisible();
      await expect(form.getByLabel(words.fields.company, { exact: false })).toBeHidden();
      await expect(form.getByRole('searchbox')).toBeHidden();
      await form.getByText(words.subjects.partnership, { exact: true }).click();
      await expect(form.getByLabel(words.fields.company, { exact: false })).toBeVisible();
      await expect(form.getByRole('link', { name: words.telegramSupport.link })).toBeHidden();
    });

    test('the form opens for what the address asks for, and again for what was chosen', async ({
      page,
    }) => {
      const getSubject = (subject: keyof typeof words.subjects) =>
        page.getByRole('main').getByRole('radio', { name: words.subjects[subject], exact: true });
      await visitLive(page, `${prefix}/contact/#sales`);
      await expect(getSubject('sales')).toBeChecked();
      await visitLive(page, `${prefix}/contact/?again#partnership`);
      await expect(getSubject('partnership')).toBeChecked();
      await visitLive(page, `${prefix}/contact/`);
      const form = page.getByRole('main').locator('form');
      await form.getByText(words.subjects.partnership, { exact: true }).click();
      await page.reload();
      await expect(page.locator('[data-live]').first()).toBeAttached();
      await expect(getSubject('partnership')).toBeChecked();
    });

    test('a contact form that fails keeps its text and says so', async ({ page }) => {
      await watchForm(page, 'contact', cutOff);
      await visitLive(page, `${prefix}/contact/#partnership`);
      const form = page.getByRole('main').locator('form');
      await form.getByLabel(words.fields.name).fill('Ada');
      await form.getByLabel(words.fields.email).fill('ada@example.com');
      await form.getByLabel(words.fields.message).fill('We would like to work with you.');
      await form.getByRole('button', { name: words.actions.send }).click();
      await expect(dialog(page).getByRole('heading')).toHaveText(words.results.failed.title);
      await page.keyboard.press('Escape');
      await expect(form.getByRole('button', { name: words.actions.send })).toBeFocused();
      await expect(form.getByLabel(words.fields.message)).toHaveValue(/work with you/);
    });
  });
}
