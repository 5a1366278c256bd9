import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { isTried } from '../support/exhaustive';
import { LANGUAGES, dialog, fillShort, pickLanguages, test } from '../support/forms';
import { visit } from '../support/visit';
import { IN_MOTION } from '../support/in-motion';

test.use(IN_MOTION);

test.describe('an overlay', () => {
  test('locks the page, closes by Escape, click outside or back, and returns the focus', async ({
    page,
  }) => {
    await visit(page, '/faq/');
    const opener = page.locator('main [data-overlay=contact]').first();
    const isLocked = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => page.goBack(),
    ];
    for (const close of closings) {
      await opener.click();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(/\/faq\/#contact$/);
      await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
      expect(await isLocked()).toBe(true);
      // A text selection may end outside the dialog.
      await dialog(page).getByRole('heading').first().hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/faq\/$/);
      await expect(opener).toBeFocused();
      expect(await isLocked()).toBe(false);
    }
  });
});

// Where the copy links to each overlay, and the page that replaces it without scripts.
const PLACES = [
  { path: '/', overlay: 'contact', standIn: '/contact/' },
  { path: '/pricing/', overlay: 'enterprise', standIn: '/contact/#sales' },
  { path: '/affiliate-program/', overlay: 'share', standIn: '/' },
] as const;

const getTitle = (page: Page) => dialog(page).getAttribute('aria-label');

/** The page behind it is audited separately. */
const DIALOG = { within: 'dialog[open]' };

const OVERLAYS = ['contact', 'enterprise', 'onboarding', 'qr', 'share', 'ambassadors'];

for (const { locale, prefix, messages } of LANGUAGES) {
  /** Selects every other case for `npm test`, and the rest in the other language. */
  const isInTurn = (_: unknown, index: number) =>
    isTried(locale, LANGUAGES[index % LANGUAGES.length]?.locale);

  for (const { path, overlay, standIn } of PLACES.filter(isInTurn)) {
    test(`${prefix}${path} opens ${overlay}, and without scripts links to what stands in for it`, async ({
      page,
    }) => {
      await visit(page, prefix + path);
      const link = page.locator(`main [data-overlay=${overlay}]:visible`).first();
      await expect(link).toHaveAttribute('href', prefix + standIn);
      const words = (await link.textContent())?.trim();
      await link.click();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`#${overlay}$`));
      // A button names the dialog that it opens; a link in a text does not.
      expect([words, messages[overlay].title]).toContain(await getTitle(page));
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
    });
  }

  for (const name of OVERLAYS.filter(isInTurn)) {
    test(`${prefix}/#${name} has no accessibility fault`, { tag: '@all' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, `${prefix}/#${name}`);
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page, DIALOG);
    });
  }
}

for (const { prefix, messages } of pickLanguages('cn')) {
  test(
    `${prefix}/#share copies the address, and hands it to the device where that can share`,
    { tag: '@all' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(window, { shared });
        navigator.share = async (data) => void shared.push(data);
      });
      const shown = `${prefix}/nodes/compare/?chain=eth&chain=base`;
      await visit(page, `${shown}#share`);
      await dialog(page).getByRole('button', { name: messages.actions.copy }).click();
      await expect(
        dialog(page).getByRole('button', { name: messages.actions.copied }),
      ).toBeVisible();
      const address = new RegExp(`${shown.replace('?', '\\?')}$`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(address);
      await dialog(page).getByRole('button', { name: messages.actions.shareNative }).click();
      const shared = () => page.evaluate(() => (window as unknown as { shared: [] }).shared);
      expect(await shared()).toMatchObject([{ url: expect.stringMatching(address) }]);
    },
  );

  test(`in ${prefix}/ faults, an open list and a result have no accessibility fault`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, `${prefix}/#contact`);
    await dialog(page).getByRole('button', { name: messages.actions.send }).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page, { state: 'faults', ...DIALOG });
    await dialog(page).getByRole('combobox').click();
    await expect(dialog(page).getByRole('listbox')).toBeVisible();
    await expectAccessible(page, { state: 'list', ...DIALOG });
    await page.keyboard.press('Escape');
    await fillShort(page, messages);
    await dialog(page).getByRole('button', { name: messages.actions.send }).click();
    await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await expectAccessible(page, { state: 'result', ...DIALOG });
  });
}
