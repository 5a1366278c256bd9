import { expect, test } from '@playwright/test';
import { trySome } from '../support/exhaustive';
import { visit } from '../support/visit';
import {
  CONSENT_WORDS,
  getBanner,
  isMarked,
  markDocument,
  waitForVisitor,
} from '../support/visitor';
import { readMessages } from '../support/words';

const messages = readMessages('en');

test.use({ viewport: { width: 1440, height: 900 } });

const labels = CONSENT_WORDS.en;

test('invalid values in storage and cookies are harmless, and consent is asked again', async ({
  page,
  context,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await context.addCookies(
    ['consent', 'locale', 'registration_source', 'registration_url'].map((name) => ({
      name,
      value: '%E0%A4%A"{}<b>',
      url: baseURL ?? '',
    })),
  );
  await page.addInitScript(() => {
    for (const name of ['theme', 'announcement', 'language-hint', 'registration_query']) {
      localStorage.setItem(name, '{"nonsense":[');
    }
    for (const name of ['reloads', 'draft:contact', 'draft:message', 'draft:enterprise']) {
      sessionStorage.setItem(name, '"nonsense"');
    }
  });
  await visit(page, '/contact/');
  await waitForVisitor(page);
  await expect(getBanner(page)).toBeVisible();
  await expect(page.getByRole('button', { name: messages.theme.system }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.locator('main form').first().getByRole('textbox').first().fill('Ada');
  await getBanner(page).getByRole('button', { name: labels.accept }).click();
  await expect(getBanner(page)).toBeHidden();
  expect(errors).toEqual([]);
});

/** Like browsers that block cookies and storage: accessing them throws. */
function forbidStorage() {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get: forbid });
  }
  Object.defineProperty(document, 'cookie', { get: forbid, set: forbid });
}

/** Like a private window without space: storing fails. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
}

const STORAGE = [
  ['forbidden', forbidStorage],
  ['full', fillStorage],
] as const;

for (const [name, prepare] of trySome(STORAGE)) {
  test(`with storage ${name} the site works: menus, colours, dialogs, pages`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(prepare);
    await visit(page, '/?utm_source=letter');
    await waitForVisitor(page);
    await markDocument(page);

    await page.getByRole('button', { name: messages.announcement.close }).click();
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
    await page.getByRole('button', { name: 'Dark' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('contentinfo').getByRole('button', { name: labels.settings }).click();
    await page.getByRole('dialog').getByRole('button', { name: labels.accept }).click();
    await expect(getBanner(page)).toBeHidden();

    await page.locator('footer a[href="/nodes/"]').first().click();
    await expect(page).toHaveURL(/\/nodes\/$/);
    expect(await isMarked(page)).toBe(true);
    expect(errors).toEqual([]);
  });
}
