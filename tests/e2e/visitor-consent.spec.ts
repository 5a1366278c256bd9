import { expect, test, type Page } from '@playwright/test';
import { LOCALE_KEYS } from '../../lib/i18n/locales';
import { isTried } from '../support/exhaustive';
import { visit } from '../support/visit';
import {
  CONSENT_WORDS,
  getBanner,
  getCookies,
  getHome,
  getStoredNames,
  giveConsent,
  waitForVisitor,
} from '../support/visitor';

const YEAR_SECONDS = 365 * 86_400;
const messages = CONSENT_WORDS.en;

/** Turns on Global Privacy Control, as some browsers and extensions do. */
const sendSignal = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );

const getSwitch = (page: Page, name: string) => page.getByRole('switch', { name });

async function openPanel(page: Page) {
  await getBanner(page).getByRole('button', { name: messages.manage }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible();
}

test('a first visit sets no cookie, stores nothing and contacts no third party', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  const setters: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('response', (response) => {
    if ('set-cookie' in response.headers()) setters.push(response.url());
  });
  for (const path of ['/', '/nodes/eth/', '/contact/', '/cn/', '/cn/pricing/', '/no-such-page/']) {
    await page.goto(path);
    await waitForVisitor(page);
    await page.mouse.wheel(0, 2000);
    await page.locator('footer a').first().hover();
    await page.waitForLoadState('networkidle');
  }
  const foreign = requests.filter((url) => !url.startsWith(`${baseURL}/`));
  expect(foreign).toEqual([]);
  expect(setters).toEqual([]);
  expect(await getStoredNames(page)).toEqual([]);
});

for (const locale of LOCALE_KEYS.filter((key) => isTried(key, 'cn'))) {
  const own = CONSENT_WORDS[locale];
  const banner = (page: Page) => getBanner(page, locale);

  test.describe(`on ${getHome(locale)}`, () => {
    test('the banner is shown until a choice is stored, for 365 days', async ({
      page,
      context,
    }) => {
      await visit(page, getHome(locale));
      await expect(banner(page)).toBeVisible();
      await page.reload();
      await waitForVisitor(page);
      await banner(page).getByRole('button', { name: own.accept }).click();
      await expect(banner(page)).toBeHidden();
      const { consent } = await getCookies(context);
      expect(consent).toMatchObject({
        value: 'strictly,functional,statistics,marketing',
        sameSite: 'Lax',
        path: '/',
      });
      expect((consent?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(YEAR_SECONDS, -3);
      await page.reload();
      await waitForVisitor(page);
      await expect(banner(page)).toBeHidden();
    });

    test(
      'rejecting all leaves what is strictly necessary, and no language cookie',
      { tag: '@all' },
      async ({ page, context }) => {
        await visit(page, getHome(locale));
        await banner(page).getByRole('button', { name: own.reject }).click();
        await expect(banner(page)).toBeHidden();
        // Browsers store what a page has set a moment later.
        await expect.poll(async () => (await getCookies(context)).consent?.value).toBe('strictly');
        expect(Object.keys(await getCookies(context))).toEqual(['consent']);
      },
    );

    test('the language is stored with the functional category and deleted without it', async ({
      page,
      context,
    }) => {
      await visit(page, getHome(locale));
      await banner(page).getByRole('button', { name: own.accept }).click();
      await expect
        .poll(async () => (await getCookies(context)).locale)
        .toMatchObject({ value: locale, sameSite: 'Lax' });
      const { locale: cookie } = await getCookies(context);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(YEAR_SECONDS, -3);
      await page.getByRole('contentinfo').getByRole('button', { name: own.settings }).click();
      await page.getByRole('dialog').getByRole('button', { name: own.reject }).click();
      await expect.poll(async () => (await getCookies(context)).locale).toBeUndefined();
    });
  });
}

test('the panel has marketing off, the others on, and locks what is strictly necessary', async ({
  page,
}) => {
  await visit(page, '/');
  await openPanel(page);
  await expect(getSwitch(page, 'Strictly necessary')).toBeChecked();
  await expect(getSwitch(page, 'Strictly necessary')).toBeDisabled();
  await expect(getSwitch(page, 'Functional')).toBeChecked();
  await expect(getSwitch(page, 'Statistics')).toBeChecked();
  await expect(getSwitch(page, 'Marketing')).not.toBeChecked();
});

test(
  'switches take effect once confirmed, and are restored when the footer reopens the panel',
  { tag: '@all' },
  async ({ page, context }) => {
    await visit(page, '/');
    await openPanel(page);
    await getSwitch(page, 'Statistics').uncheck();
    await page.keyboard.press('Escape');
    expect(await getCookies(context)).toEqual({});
    await expect(getBanner(page)).toBeVisible();

    await openPanel(page);
    await getSwitch(page, 'Functional').uncheck();
    await getSwitch(page, 'Marketing').check();
    await page.getByRole('button', { name: messages.chosen }).click();
    await expect(getBanner(page)).toBeHidden();
    expect((await getCookies(context)).consent?.value).toBe('strictly,statistics,marketing');

    await page.reload();
    await waitForVisitor(page);
    const settings = page.getByRole('contentinfo').getByRole('button', { name: messages.settings });
    await settings.click();
    await expect(getSwitch(page, 'Functional')).not.toBeChecked();
    await expect(getSwitch(page, 'Marketing')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(settings).toBeFocused();
  },
);

test('Global Privacy Control keeps statistics and marketing off, even against an older consent', async ({
  page,
  context,
  baseURL,
}) => {
  await sendSignal(page);
  await giveConsent(context, baseURL ?? '', 'strictly,functional,statistics,marketing');
  await visit(page, '/?utm_source=letter');
  await waitForVisitor(page);
  await page.getByRole('contentinfo').getByRole('button', { name: messages.settings }).click();
  await expect(page.getByText('Your browser sends Global Privacy Control')).toBeVisible();
  for (const name of ['Statistics', 'Marketing']) {
    await expect(getSwitch(page, name)).not.toBeChecked();
    await expect(getSwitch(page, name)).toBeDisabled();
  }
  expect(await getStoredNames(page)).toEqual(['consent', 'locale']);
  await page.getByRole('dialog').getByRole('button', { name: messages.accept }).click();
  expect((await getCookies(context)).consent?.value).toBe('strictly,functional');
});

test('a choice in another tab applies here too', { tag: '@all' }, async ({ page, context }) => {
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/pricing/');
  await getBanner(other).getByRole('button', { name: messages.reject }).click();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(getBanner(page)).toBeHidden();
});
