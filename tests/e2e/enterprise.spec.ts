import { expect, type Locator, type Route } from '@playwright/test';
import { cutOff, dialog, forgeFormToken, pickLanguages, test, watchForm } from '../support/forms';
import { visit } from '../support/visit';

for (const { prefix, messages } of pickLanguages('en')) {
  test.describe(`in ${prefix || '/'}`, () => {
    const sendRequest = async (box: Locator) => {
      await box.getByRole('button', { name: messages.actions.next }).click();
      await box.getByLabel(messages.fields.companyName).fill('Example');
      await box.getByLabel(messages.fields.email).fill('ada@example.com');
      await box.getByLabel(messages.fields.telegram).fill('@ada');
      await box.getByRole('button', { name: messages.actions.sendRequest }).click();
    };

    test('an enterprise request goes through its three steps', async ({ page }) => {
      const bodies = await watchForm(page, 'enterprise');
      await visit(page, `${prefix}/#enterprise`);
      const box = dialog(page);
      const units = box.getByLabel(messages.enterprise.cu);
      await expect(units).toHaveValue('100000000');
      await box.getByText('800', { exact: true }).click();
      await units.fill('999 999 999 999 999x');
      await expect(units).toHaveValue('400000000000');
      await box.getByText('400', { exact: true }).click();
      await expect(units).toHaveValue('200000000000');
      await box.getByText(messages.enterprise.custom, { exact: true }).click();
      await box.getByLabel(messages.enterprise.premium).uncheck();
      await box.getByRole('button', { name: messages.actions.next }).click();
      await box.getByRole('button', { name: messages.actions.sendRequest }).click();
      await expect(box.getByText(messages.fieldErrors.fieldEmpty, { exact: true })).toHaveCount(3);
      await expect(box.getByLabel(messages.fields.companyName)).toBeFocused();
      await box.getByLabel(messages.fields.companyName).fill('Example');
      await box.getByLabel(messages.fields.email).fill('x');
      await expect(
        box.getByText(messages.fieldErrors.emailNotValid, { exact: true }),
      ).toBeVisible();
      await box.getByRole('button', { name: messages.actions.back, exact: true }).click();
      await expect(box.getByRole('radio', { name: messages.enterprise.custom })).toBeChecked();
      await box.getByRole('button', { name: messages.actions.next }).click();
      await box.getByLabel(messages.fields.email).fill('ada@example.com');
      await box.getByLabel(messages.fields.telegram).fill('@ada');
      await box.getByRole('button', { name: messages.actions.sendRequest }).click();
      await expect(box.getByText(messages.enterprise.doneTitle)).toBeVisible();
      await expect(box.getByText(messages.enterprise.doneText)).toBeVisible();
      expect(bodies).toHaveLength(1);
      expect(bodies[0]).toMatchObject({ rps: 'custom', premiumSupport: false });
      await box.getByRole('button', { name: messages.actions.continue }).click();
      await expect(box).toBeHidden();
    });

    test('an enterprise request that fails says why and is kept', async ({ page }) => {
      await forgeFormToken(page);
      await visit(page, `${prefix}/#enterprise`);
      const box = dialog(page);
      await sendRequest(box);
      await expect(box.getByText(messages.results.limited.title)).toBeVisible();
      await watchForm(page, 'enterprise', cutOff);
      await box.getByRole('button', { name: messages.actions.sendRequest }).click();
      await expect(box.getByText(messages.results.failed.title)).toBeVisible();
      await expect(box.getByLabel(messages.fields.companyName)).toHaveValue('Example');
    });

    test(
      'an enterprise request closed during submission reports its outcome',
      { tag: '@all' },
      async ({ page }) => {
        const waiting: Route[] = [];
        await watchForm(page, 'enterprise', (route) => void waiting.push(route));
        const outcomes = [
          { end: (route: Route) => route.abort(), said: messages.results.failed.title },
          { end: (route: Route) => route.continue(), said: messages.enterprise.doneTitle },
        ];
        for (const { end, said } of outcomes) {
          await page.goto('about:blank');
          await visit(page, `${prefix}/#enterprise`);
          const box = dialog(page);
          await sendRequest(box);
          await expect.poll(() => waiting.length).toBe(1);
          await page.keyboard.press('Escape');
          await expect(box).toBeHidden();
          for (const route of waiting.splice(0)) await end(route);
          await expect(dialog(page).getByText(said)).toBeVisible();
        }
      },
    );

    test(
      'the onboarding request has no header, ignores clicks outside, and has a way out',
      { tag: '@all' },
      async ({ page }) => {
        await visit(page, `${prefix}/enterprise-api/`);
        await page.locator('[data-overlay=onboarding]').first().click();
        const box = dialog(page);
        await expect(box.getByRole('radio', { name: '400' })).toBeFocused();
        await expect(box.getByRole('button', { name: messages.actions.close })).toHaveCount(0);
        await page.mouse.click(5, 5);
        await expect(box).toBeVisible();
        await box.getByRole('button', { name: messages.actions.later }).click();
        await expect(box).toBeHidden();
        await expect(page.locator('[data-overlay=onboarding]').first()).toBeFocused();
      },
    );
  });
}
