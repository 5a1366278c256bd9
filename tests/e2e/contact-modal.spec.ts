import { expect } from '@playwright/test';
import {
  cutOff,
  dialog,
  fillShort,
  pickLanguages,
  test,
  useUpLimit,
  watchForm,
} from '../support/forms';
import { visit } from '../support/visit';
import { IN_MOTION } from '../support/in-motion';

test.use(IN_MOTION);

for (const { prefix, messages } of pickLanguages('cn')) {
  test.describe(`in ${prefix || '/'}`, () => {
    test('the contact modal words its faults, focuses the first, and clears what is mended', async ({
      page,
    }) => {
      await visit(page, `${prefix}/#contact`);
      const box = dialog(page);
      await expect(box.getByRole('heading', { name: messages.contact.title })).toBeVisible();
      await box.getByRole('button', { name: messages.actions.send }).click();
      const { enterName, enterEmail, enterMessage, incorrectEmail } = messages.fieldErrors;
      for (const text of [enterName, enterEmail, enterMessage]) {
        await expect(box.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(box.getByLabel(messages.fields.name)).toBeFocused();
      const summary = box.getByRole('alert');
      await expect(summary.getByRole('link')).toHaveCount(3);
      await summary.getByRole('link', { name: enterMessage }).click();
      await expect(box.getByLabel(messages.fields.message)).toBeFocused();
      await box.getByLabel(messages.fields.name).fill('Ada');
      await expect(box.getByText(enterName, { exact: true })).toBeHidden();
      await expect(summary.getByRole('link')).toHaveCount(2);
      await box.getByLabel(messages.fields.email).fill('nobody@nowhere');
      await expect(box.getByText(incorrectEmail, { exact: true })).toBeVisible();
      await box.getByLabel(messages.fields.message).fill('x'.repeat(301));
      await expect(box.getByText(messages.fields.counter.replace('{count}', '300'))).toBeVisible();
    });

    test('a message is sent once, its result shows, and New message starts another', async ({
      page,
    }) => {
      const bodies = await watchForm(page, 'message');
      await visit(page, `${prefix}/#contact`);
      await fillShort(page, messages);
      const send = dialog(page).getByRole('button', { name: messages.actions.send });
      await send.dblclick();
      await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
      expect(bodies).toHaveLength(1);
      await dialog(page).getByRole('button', { name: messages.actions.newMessage }).click();
      await expect(dialog(page).getByLabel(messages.fields.message)).toHaveValue('');
    });

    test('a message that cannot be sent is kept, even after closing the dialog and a reload', async ({
      page,
    }) => {
      const bodies = await watchForm(page, 'message', cutOff);
      await visit(page, `${prefix}/#contact`);
      await fillShort(page, messages, 'Kept');
      await dialog(page).getByLabel(messages.fields.message).press('Control+Enter');
      await expect(dialog(page).getByText(messages.results.failed.title)).toBeVisible();
      expect(bodies).toHaveLength(1);
      await page.goto(`${prefix}/pricing/#contact`);
      await expect(dialog(page).getByLabel(messages.fields.message)).toHaveValue('Kept');
      await expect(dialog(page).getByLabel(messages.fields.name)).toHaveValue('王小明 🚀');
    });

    test(
      "a product page's button sets the dialog's title and subject",
      { tag: '@all' },
      async ({ page }) => {
        await visit(page, `${prefix}/node-clusters/`);
        const button = page.locator('main h1 ~ * [data-overlay="contact"]').first();
        const words = (await button.textContent()) ?? '';
        await button.click();
        await expect(dialog(page).getByRole('heading').first()).toHaveText(words);
        const subject = dialog(page).getByRole('combobox', { name: messages.fields.topic });
        await expect(subject).toHaveValue(messages.topics.sales);
      },
    );

    test('too many messages from one address are told so, and none before', async ({ page }) => {
      await visit(page, `${prefix}/#contact`);
      const person = { name: 'Ada', email: 'ada@example.com' };
      await useUpLimit(page, 'message', { ...person, message: 'Hello' });
      await fillShort(page, messages);
      await dialog(page).getByLabel(messages.fields.email).press('Enter');
      await expect(dialog(page).getByRole('heading')).toHaveText(messages.results.limited.title);
      await expect(dialog(page).getByText(messages.results.limited.text)).toBeVisible();
    });

    test(
      'the subject is found by its value or its words, in any case',
      { tag: '@all' },
      async ({ page }) => {
        const bodies = await watchForm(page, 'message');
        await visit(page, `${prefix}/#contact`);
        const subject = dialog(page).getByRole('combobox', { name: messages.fields.topic });
        await expect(subject).toHaveValue(messages.topics['customer-support']);
        const options = dialog(page).getByRole('option');
        await subject.click();
        await expect(options).toHaveCount(4);
        await subject.fill('nothing like it');
        await expect(dialog(page).getByText(messages.fields.noResults)).toBeVisible();
        await subject.fill('TECH-');
        await expect(options).toHaveText([messages.topics['tech-support']]);
        await subject.fill(messages.topics.sales.toUpperCase());
        await options.first().click();
        await expect(subject).toHaveValue(messages.topics.sales);
        await subject.press('ArrowDown');
        await expect(options).toHaveCount(4);
        await subject.press('Escape');
        await expect(options).toHaveCount(0);
        await fillShort(page, messages);
        await dialog(page).getByRole('button', { name: messages.actions.send }).click();
        await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
        expect(bodies).toMatchObject([{ subject: 'sales' }]);
      },
    );
  });
}
