import { expect } from '@playwright/test';
import { dialog, fillShort, pickLanguages, test } from '../support/forms';
import { visit, visitLive } from '../support/visit';

// Beyond localhost, a page over plain HTTP lacks some of the browser's functions, as on staging or in an office network.

for (const { prefix, messages } of pickLanguages('en')) {
  test(`over plain HTTP, a visitor of ${prefix || '/'} writes by dialog and by form`, async ({
    page,
    baseURL,
  }) => {
    const site = (baseURL ?? '').replace('localhost', 'plain.test');
    await visit(page, `${site}${prefix}/`);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.evaluate(() => (window.location.hash = '#contact'));
    await fillShort(dialog(page), messages);
    await dialog(page).getByRole('button', { name: messages.actions.send }).click();
    await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
    await visitLive(page, `${site}${prefix}/contact/#support`);
    await expect(page.getByRole('main').locator('form')).toBeVisible();
  });
}
