import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type { FormWords } from '../../lib/i18n/form-words';
import { getAxeFaults } from '../support/axe';
import { visit } from '../support/visit';

const readWords = (locale: string) =>
  JSON.parse(readFileSync(`locales/forms/${locale}.json`, 'utf8')) as FormWords;
const en = readWords('en');
const cn = readWords('cn');

// An address of its own for each test, so that none meets the limit that another has used up.
let count = 0;
test.beforeEach(async ({ context }, { workerIndex }) => {
  const address = `10.${workerIndex % 250}.${Math.floor(count / 250)}.${count++ % 250}`;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
});

const LANGUAGES = [
  { locale: 'en', prefix: '', words: en },
  { locale: 'cn', prefix: '/cn', words: cn },
] as const;

const dialog = (page: Page) => page.getByRole('dialog');

async function fillShort(page: Page, words: FormWords, message = 'Please call me back.') {
  const box = dialog(page);
  await box.getByLabel(words.fields.name).fill('王小明');
  await box.getByLabel(words.fields.email).fill('ada@example.com');
  await box.getByLabel(words.fields.message).fill(message);
}

/** Counts what is sent to a form, and answers it in place of the site where told. */
async function watchForm(page: Page, kind: string, status?: number) {
  const bodies: Record<string, unknown>[] = [];
  await page.route(`**/api/forms/${kind}/`, async (route) => {
    bodies.push(route.request().postDataJSON() as Record<string, unknown>);
    if (status === undefined) await route.continue();
    else await route.abort();
  });
  return bodies;
}

for (const { prefix, words } of LANGUAGES) {
  test.describe(`in ${prefix || '/'}`, () => {
    test('the contact modal words its faults, focuses the first, and clears what is mended', async ({
      page,
    }) => {
      await visit(page, `${prefix}/#contact`);
      const box = dialog(page);
      await expect(box.getByRole('heading', { name: words.contact.title })).toBeVisible();
      await box.getByRole('button', { name: words.actions.send }).click();
      const { enterName, enterEmail, enterMessage, incorrectEmail } = words.faults;
      for (const text of [enterName, enterEmail, enterMessage]) {
        await expect(box.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(box.getByLabel(words.fields.name)).toBeFocused();
      await box.getByLabel(words.fields.name).fill('Ada');
      await expect(box.getByText(enterName, { exact: true })).toBeHidden();
      await box.getByLabel(words.fields.email).fill('nobody@nowhere');
      await expect(box.getByText(incorrectEmail, { exact: true })).toBeVisible();
      await box.getByLabel(words.fields.message).fill('x'.repeat(301));
      await expect(box.getByText(words.fields.counter.replace('{count}', '300'))).toBeVisible();
    });

    test('a message is sent once, its result is told, and New message asks for another', async ({
      page,
    }) => {
      const bodies = await watchForm(page, 'message');
      await visit(page, `${prefix}/#contact`);
      await fillShort(page, words);
      const send = dialog(page).getByRole('button', { name: words.actions.send });
      await send.dblclick();
      await expect(dialog(page).getByText(words.results.sent.text)).toBeVisible();
      expect(bodies).toHaveLength(1);
      await dialog(page).getByRole('button', { name: words.actions.newMessage }).click();
      await expect(dialog(page).getByLabel(words.fields.message)).toHaveValue('');
    });

    test('a message that cannot be sent is kept, over a closed dialog and a reload', async ({
      page,
    }) => {
      const bodies = await watchForm(page, 'message', 0);
      await visit(page, `${prefix}/#contact`);
      await fillShort(page, words, 'Kept');
      await dialog(page).getByLabel(words.fields.message).press('Control+Enter');
      await expect(dialog(page).getByText(words.results.failed.title)).toBeVisible();
      expect(bodies).toHaveLength(1);
      await page.goto(`${prefix}/pricing/#contact`);
      await expect(dialog(page).getByLabel(words.fields.message)).toHaveValue('Kept');
      await expect(dialog(page).getByLabel(words.fields.name)).toHaveValue('王小明');
    });

    test('too many messages from one address are told so', async ({ page }) => {
      await page.route('**/api/forms/message/', (route) =>
        route.fulfill({
          status: 429,
          json: { outcome: 'limited', ...words.results.limited },
        }),
      );
      await visit(page, `${prefix}/#contact`);
      await fillShort(page, words);
      await dialog(page).getByLabel(words.fields.email).press('Enter');
      await expect(dialog(page).getByText(words.results.limited.title)).toBeVisible();
      await expect(dialog(page).getByText(words.results.limited.text)).toBeVisible();
    });

    test('the contact form asks for what each subject needs and sends it', async ({ page }) => {
      const bodies = await watchForm(page, 'contact');
      await visit(page, `${prefix}/contact/#sales`);
      await expect(page.locator('[data-live]')).toBeAttached();
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('radio', { name: words.subjects.sales })).toBeChecked();
      await form.getByRole('button', { name: words.actions.send }).click();
      await expect(form.getByText(words.faults.inputEmpty, { exact: true })).toHaveCount(3);
      await expect(form.getByText(words.faults.chooseChain)).toBeVisible();
      await form.getByLabel(words.fields.name).fill('Ada');
      await form.getByLabel(words.fields.email).fill('ada@example');
      await expect(form.getByText(words.faults.emailInvalid)).toBeVisible();
      await form.getByLabel(words.fields.email).fill('ada@example.com');
      await form.getByLabel(words.fields.message).fill('Too short');
      await expect(form.getByText(words.faults.messageShort)).toBeVisible();
      await form.getByLabel(words.fields.message).fill('We need two nodes in one region.');
      const search = form.getByRole('searchbox');
      await search.fill('nothing like it');
      await expect(form.getByText(words.fields.noResults)).toBeVisible();
      await search.fill('BTC-fire');
      await form.getByRole('checkbox', { name: /btc-firehose/ }).check();
      await search.fill('');
      await expect(form.getByRole('checkbox', { name: /btc-firehose/ })).toBeChecked();
      await form.getByRole('button', { name: words.actions.send }).click();
      await expect(dialog(page).getByText(words.results.sent.text)).toBeVisible();
      expect(bodies.at(-1)).toMatchObject({ subject: 'sales', selectedNodes: ['btc-firehose'] });
      await expect(form.getByLabel(words.fields.message)).toHaveValue('');
    });

    test('support has a messenger and no company; another place opens support', async ({
      page,
    }) => {
      await visit(page, `${prefix}/contact/#anywhere`);
      await expect(page.locator('[data-live]')).toBeAttached();
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('radio', { name: words.subjects.support })).toBeChecked();
      await expect(form.getByRole('link', { name: words.telegramSupport.link })).toBeVisible();
      await expect(form.getByLabel(words.fields.company, { exact: false })).toBeHidden();
      await expect(form.getByRole('searchbox')).toBeHidden();
      await form.getByText(words.subjects.partnership, { exact: true }).click();
      await expect(form.getByLabel(words.fields.company, { exact: false })).toBeVisible();
      await expect(form.getByRole('link', { name: words.telegramSupport.link })).toBeHidden();
    });

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
      await expect(box.getByText(words.faults.fieldEmpty)).toHaveCount(3);
      await expect(box.getByLabel(words.fields.companyName)).toBeFocused();
      await box.getByLabel(words.fields.companyName).fill('Example');
      await box.getByLabel(words.fields.email).fill('x');
      await expect(box.getByText(words.faults.emailNotValid)).toBeVisible();
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

    test('an address subscribes from the footer', async ({ page }) => {
      await visit(page, `${prefix}/`);
      const form = page.getByRole('contentinfo').locator('form');
      await form.getByRole('textbox').fill('ada@example.com');
      await form.getByRole('textbox').press('Enter');
      await expect(dialog(page).getByText(words.results.subscribed.text)).toBeVisible();
      await dialog(page).getByRole('button', { name: words.actions.close }).click();
      await expect(form.getByRole('textbox')).toHaveValue('');
    });
  });
}

test.describe('an overlay', () => {
  test('locks the page, is closed by Escape, outside or back, and gives the focus back', async ({
    page,
  }) => {
    await visit(page, '/contact/');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/contact/', id: 'opener' });
      link.dataset.overlay = 'contact';
      link.textContent = 'open';
      document.querySelector('main')?.prepend(link);
    });
    const opener = page.locator('#opener');
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
      await expect(page).toHaveURL(/\/contact\/#contact$/);
      expect(await isLocked()).toBe(true);
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/contact\/$/);
      await expect(opener).toBeFocused();
      expect(await isLocked()).toBe(false);
    }
  });

  test('of onboarding has no header and stays when the page behind is pressed', async ({
    page,
  }) => {
    await visit(page, '/#onboarding');
    await expect(dialog(page).getByRole('radio', { name: '400' })).toBeChecked();
    await expect(dialog(page).getByRole('button', { name: en.actions.close })).toHaveCount(0);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
  });

  test('shares the address of the page', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/nodes/eth/#share');
    await dialog(page).getByRole('button', { name: en.actions.copy }).click();
    await expect(dialog(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/nodes\/eth\/$/);
  });

  for (const name of ['contact', 'enterprise', 'onboarding', 'qr', 'share', 'ambassadors']) {
    test(`${name} has no accessibility fault, light and dark`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await visit(page, `/cn/#${name}`);
        await expect(dialog(page)).toBeVisible();
        expect(await getAxeFaults(page), colorScheme).toEqual([]);
      }
    });
  }
});

test('no form code is loaded before a form is used', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(sent.filter((url) => url.includes('/api/forms/'))).toEqual([]);
  const before = sent.length;
  await page.evaluate(() => (window.location.hash = '#contact'));
  await expect(dialog(page)).toBeVisible();
  expect(sent.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, words } of LANGUAGES) {
    test(`a sales request arrives from ${prefix}/contact/, and a wrong one keeps its text`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/contact/`);
      const form = page.getByRole('main').locator('form');
      await form.getByText(words.subjects.sales, { exact: true }).click();
      await form.getByLabel(words.fields.name).fill('Ada');
      await form.getByLabel(words.fields.email).fill('ada@example.com');
      const message = form.getByLabel(words.fields.message);
      await message.fill('We need two nodes in one region.');
      await form.getByRole('button', { name: words.actions.send }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact/check/#chooseChain$`));
      await expect(page.getByText(words.faults.chooseChain)).toBeVisible();
      await page.goBack();
      await expect(message).toHaveValue('We need two nodes in one region.');
      await form.getByRole('checkbox').first().check();
      await form.getByRole('button', { name: words.actions.send }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/contact/sent/$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.results.sent.title);
      const robots = page.locator('meta[name=robots]');
      await expect(robots).toHaveAttribute('content', /noindex/);
    });
  }
});
