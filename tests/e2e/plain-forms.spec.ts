import { expect } from '@playwright/test';
import { LOCALES } from '../../lib/i18n/locales';
import { getAxeFaults } from '../support/axe';
import { LANGUAGES, answerQuestion, readConfirmationWords, test } from '../support/forms';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, prefix, words } of LANGUAGES) {
    test(`a sales request arrives from ${prefix}/contact/, and a wrong one keeps its text`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/contact/`);
      const form = page.getByRole('main').locator('form');
      await form.getByText(words.subjects.sales, { exact: true }).click();
      const name = form.getByLabel(words.fields.name);
      // What the browser takes and the site does not.
      await name.fill(' ');
      await form.getByLabel(words.fields.email).fill('ada@example.com');
      const message = form.getByLabel(words.fields.message);
      await message.fill('We need two nodes in one region.');
      await form.getByRole('button', { name: words.actions.send }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact/check/\\?`));
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
        words.fields.name + words.faults.inputEmpty,
        words.fields.chains + words.faults.chooseChain,
      ]);
      await page.goBack();
      await expect(message).toHaveValue('We need two nodes in one region.');
      await name.fill('Ada');
      await form.getByRole('checkbox').first().check();
      await form.getByRole('button', { name: words.actions.send }).click();
      await expect(page.locator('#answer')).toBeFocused();
      await answerQuestion(page, locale);
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact/sent/$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.results.sent.title);
      const robots = page.locator('meta[name=robots]');
      await expect(robots).toHaveAttribute('content', /noindex/);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the question in ${prefix || '/'} is fit for everybody to answer, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(`${prefix}/`);
        const form = page.getByRole('contentinfo').locator('form');
        await form.getByRole('textbox').first().fill('ada@example.com');
        await form.getByRole('button').click();
        await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].html);
        const { text, notices } = readConfirmationWords(locale);
        await expect(page.getByText(text)).toBeVisible();
        expect(await getAxeFaults(page)).toEqual([]);
        for (const part of [page.locator('#answer'), page.getByRole('button')]) {
          expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        const isWide = () => document.documentElement.scrollWidth > window.innerWidth;
        expect(await page.evaluate(isWide)).toBe(false);

        await page.locator('#answer').fill('0');
        await page.locator('#answer').press('Enter');
        await expect(page.getByRole('alert')).toHaveText(notices.early);
        await answerQuestion(page, locale);
        await expect(page).toHaveURL(new RegExp(`${prefix}/contact/subscribed/$`));
      });
    }
  }

  test('sharing, which nothing can stand in for, is not offered', async ({ page }) => {
    await page.goto('/affiliate-program/');
    await expect(page.locator('main [data-overlay=contact]').first()).toBeVisible();
    await expect(page.locator('main [data-overlay=share]').first()).toBeHidden();
  });
});
