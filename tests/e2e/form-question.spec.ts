import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../lib/i18n/locales';
import { getAxeFaults } from '../support/axe';
import { answerQuestion, pickLanguages, readConfirmationWords, test } from '../support/forms';

// The page that responds to a form without scripts. A script looks for its errors.

/** Sends the footer's form as the browser does itself. */
async function sendPlain(page: Page, prefix: string) {
  await page.goto(`${prefix}/`);
  const form = page.getByRole('contentinfo').locator('form');
  await form.getByRole('textbox').first().fill('ada@example.com');
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.locator('#answer')).toBeFocused();
}

for (const { locale, prefix } of pickLanguages('cn')) {
  const { text, notices } = readConfirmationWords(locale);

  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the question in ${prefix || '/'} is fit for everybody to answer, ${colorScheme}`,
      { tag: '@all' },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 320, height: 640 });
        await sendPlain(page, prefix);
        await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].html);
        await expect(page.getByText(text)).toBeVisible();
        expect(await getAxeFaults(page)).toEqual([]);
        for (const part of [page.locator('#answer'), page.getByRole('button')]) {
          expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        const getWidth = () => document.documentElement.scrollWidth;
        expect(await page.evaluate(getWidth)).toBeLessThanOrEqual(320);
      },
    );
  }

  test(`a wrong answer in ${prefix || '/'} is asked anew, a right one sends the form`, async ({
    page,
  }) => {
    await sendPlain(page, prefix);
    await answerQuestion(page, locale, 99);
    await expect(page.getByRole('alert')).toHaveText(notices.wrong);
    expect(await getAxeFaults(page)).toEqual([]);
    await answerQuestion(page, locale);
    await expect(page).toHaveURL(new RegExp(`${prefix}/contact/subscribed/$`));
  });
}
