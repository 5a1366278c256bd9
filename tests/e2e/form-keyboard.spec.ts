import { expect, type Page } from '@playwright/test';
import { dialog, pickLanguages, test } from '../support/forms';
import { visit, visitLive } from '../support/visit';

/** Types text, or presses a key named in brackets, one after another. */
async function play(page: Page, ...keys: string[]) {
  for (const key of keys) {
    const [, name] = /^\[(.+)\]$/.exec(key) ?? [];
    await (name ? page.keyboard.press(name) : page.keyboard.insertText(key));
  }
}

for (const { prefix, messages } of pickLanguages('cn')) {
  test.describe(`by keyboard alone, in ${prefix || '/'}`, () => {
    test('a visitor sends a message and continues on the page', async ({ page }) => {
      await visit(page, `${prefix}/faq/`);
      const opener = page.locator('main [data-overlay=contact]').first();
      await opener.focus();
      await play(page, '[Enter]');
      await expect(dialog(page).getByLabel(messages.fields.name)).toBeFocused();
      await play(page, '王小明', '[Tab]', 'ada@example.com', '[Tab]');
      const subject = dialog(page).getByRole('combobox');
      await expect(subject).toBeFocused();
      await play(page, '[ArrowDown]', '[ArrowDown]', '[ArrowDown]', '[Enter]');
      await expect(subject).toHaveValue(messages.topics.sales);
      await play(page, '[Tab]', 'Please call', '[Enter]', 'me back.', '[Control+Enter]');
      await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
      await play(page, '[Escape]');
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('a visitor requests an enterprise package', { tag: '@all' }, async ({ page }) => {
      await visit(page, `${prefix}/pricing/`);
      const opener = page.locator('main [data-overlay=enterprise]').first();
      await opener.focus();
      await play(page, '[Enter]');
      await expect(dialog(page).getByRole('radio', { name: '400' })).toBeFocused();
      await play(page, '[ArrowRight]', '[Tab]', '[Control+a]', '300 000 000 000');
      await expect(dialog(page).getByLabel(messages.enterprise.cu)).toHaveValue('300000000000');
      await play(page, '[Tab]', '[ArrowRight]', '[Tab]', '[Space]', '[Enter]');
      await expect(dialog(page).getByRole('heading', { level: 3 })).toBeFocused();
      await play(page, '[Tab]', 'Example', '[Tab]', 'ada@example.com', '[Tab]', '@ada', '[Enter]');
      await expect(dialog(page).getByText(messages.enterprise.doneTitle)).toBeVisible();
      await expect(dialog(page).getByRole('heading', { level: 3 })).toBeFocused();
      await play(page, '[Tab]', '[Enter]');
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('a visitor asks sales about a chain', { tag: '@all' }, async ({ page }) => {
      await visitLive(page, `${prefix}/contact/#support`);
      const form = page.getByRole('main').locator('form');
      await form.getByRole('radio', { name: messages.subjects.support }).focus();
      await play(page, '[ArrowLeft]');
      await expect(form.getByRole('radio', { name: messages.subjects.sales })).toBeChecked();
      await play(page, '[Tab]', 'Ada', '[Tab]', 'ada@example.com', '[Tab]', 'Example', '[Tab]');
      await expect(form.getByRole('searchbox')).toBeFocused();
      await play(page, 'sol', '[Enter]', '[Tab]', '[Space]');
      await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
      const message = form.getByLabel(messages.fields.message);
      for (let steps = 0; steps < 9 && !(await isFocused()); steps++) await play(page, '[Tab]');
      async function isFocused() {
        return message.evaluate((box) => box === document.activeElement);
      }
      await play(page, 'We need two nodes in one region.', '[Tab]', '[Enter]');
      await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
    });

    test('a visitor subscribes', { tag: '@all' }, async ({ page }) => {
      await visit(page, `${prefix}/`);
      const email = page.getByRole('contentinfo').locator('form').getByRole('textbox');
      await email.focus();
      await play(page, 'ada@example.com', '[Tab]', '[Enter]');
      await expect(dialog(page).getByText(messages.results.subscribed.text)).toBeVisible();
    });
  });
}
