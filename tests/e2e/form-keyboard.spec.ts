import { expect, type Page } from '@playwright/test';
import { dialog, pickLanguages, test } from '../support/forms';
import { visit } from '../support/visit';

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
  });
}
