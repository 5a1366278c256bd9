import { expect } from '@playwright/test';
import { LANGUAGES, cutOff, dialog, forgeTicket, test, watchForm } from '../support/forms';
import { visit } from '../support/visit';

for (const { prefix, words } of LANGUAGES) {
  test.describe(`in ${prefix || '/'}`, () => {
    test('an enterprise request goes through its three steps', async ({ page }) => {
      const bodies = await watchForm(page, 'enterprise');
      await visit(page, `${prefix}/#enterprise`);
      const box = dialog(page);
      const units = box.getByLabel(words.enterprise.cu);
      await expect(units).toHaveValue('100000000');
      await box.getByText('800', { exact: true }).click();
      await units.fill('999 999 999 999 999x');
      await expect(units).toHaveValue('400000000000');
      await box.getByText('400', { exact: true }).click();
      await expect(units).toHaveValue('200000000000');
      await box.getByText(words.enterprise.custom, { exact: true }).click();
      await box.getByLabel(words.enterprise.premium).uncheck();
      await box.getByRole('button', { name: words.actions.next }).click();
      await box.getByRole('button', { name: words.actions.sendRequest }).click();
      await expect(box.getByText(words.faults.fieldEmpty, { exact: true })).toHaveCount(3);
      await expect(box.getByLabel(words.fields.companyName)).toBeFocused();
      await box.getByLabel(words.fields.companyName).fill('Example');
      await box.getByLabel(words.fields.email).fill('x');
      await expect(box.getByText(words.faults.emailNotValid, { exact: true })).toBeVisible();
      await box.getByRole('button', { name: words.actions.back, exact: true }).click();
      await expect(box.getByRole('radio', { name: words.enterprise.custom })).toBeChecked();
      await box.getByRole('button', { name: words.actions.next }).click();
      await box.getByLabel(words.fields.email).fill('ada@example.com');
      await box.getByLabel(words.fields.telegram).fill('@ada');
      await box.getByRole('button', { name: words.actions.sendRequest }).click();
      await expect(box.getByText(words.enterprise.doneTitle)).toBeVisible();
      await expect(box.getByText(words.enterprise.doneText)).toBeVisible();
      expect(bodies).toHaveLength(1);
      expect(bodies[0]).toMatchObject({ rps: 'custom', premiumSupport: false });
      await box.getByRole('button', { name: words.actions.continue }).click();
      await expect(box).toBeHidden();
    });

    test('an enterprise request that fails says why and is kept', async ({ page }) => {
      await forgeTicket(page);
      await visit(page, `${prefix}/#enterprise`);
      const box = dialog(page);
      await box.getByRole('button', { name: words.actions.next }).click();
      await box.getByLabel(words.fields.companyName).fill('Example');
      await box.getByLabel(words.fields.email).fill('ada@example.com');
      await box.getByLabel(words.fields.telegram).fill('@ada');
      await box.getByRole('button', { name: words.actions.sendRequest }).click();
      await expect(box.getByText(words.results.limited.title)).toBeVisible();
      await watchForm(page, 'enterprise', cutOff);
      await box.getByRole('button', { name: words.actions.sendRequest }).click();
      await expect(box.getByText(words.results.failed.title)).toBeVisible();
      await expect(box.getByLabel(words.fields.companyName)).toHaveValue('Example');
    });

    test('the onboarding request has no header, stays when the page is pressed, and has a way out', async ({
      page,
    }) => {
      await visit(page, `${prefix}/enterprise-api/`);
      await page.locator('[data-overlay=onboarding]').click();
      const box = dialog(page);
      await expect(box.getByRole('radio', { name: '400' })).toBeFocused();
      await expect(box.getByRole('button', { name: words.actions.close })).toHaveCount(0);
      await page.mouse.click(5, 5);
      await expect(box).toBeVisible();
      await box.getByRole('button', { name: words.actions.later }).click();
      await expect(box).toBeHidden();
      await expect(page.locator('[data-overlay=onboarding]')).toBeFocused();
    });
  });
}
