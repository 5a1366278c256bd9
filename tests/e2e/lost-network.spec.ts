import { expect, type Browser, type Page, type Request } from '@playwright/test';
import { trySome } from '../support/exhaustive';
import { dialog, pickLanguages, test, watchForm } from '../support/forms';
import { visitLive } from '../support/visit';
import { giveConsent, waitForVisitor } from '../support/visitor';

const [{ messages }] = pickLanguages('en') as [ReturnType<typeof pickLanguages>[number]];

async function fillContact(page: Page) {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(messages.fields.name).fill('Ada');
  await form.getByLabel(messages.fields.email).fill('ada@example.com');
  await form.getByLabel(messages.fields.message).fill('The network comes and goes here.');
  await page.waitForLoadState('networkidle');
  return { form, send: form.getByRole('button', { name: messages.actions.send }) };
}

test('a message sent offline is kept, with a notice, and sent once online', async ({
  page,
  context,
}) => {
  await visitLive(page, '/contact/#support');
  const { form, send } = await fillContact(page);
  await context.setOffline(true);
  await send.click();
  await expect(dialog(page).getByText(messages.results.failed.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByLabel(messages.fields.message)).toHaveValue(/comes and goes/);
  await context.setOffline(false);
  await send.click();
  await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
});

/** Lists the scripts that a dialog consists of. */
async function listDialogParts(browser: Browser, baseURL = ''): Promise<Set<string>> {
  const parts = new Set<string>();
  // A new page, because a page keeps scripts in memory.
  const page = await browser.newPage();
  await page.goto(`${baseURL}/about/`);
  await page.waitForLoadState('networkidle');
  const note = (request: Request) => parts.add(request.url());
  page.on('request', note);
  await page.evaluate(() => (window.location.hash = '#share'));
  await expect(dialog(page)).toBeVisible();
  await page.close();
  return parts;
}

test('if the dialog fails to load, the browser shows the outcome, and dialogs open once it loads', async ({
  page,
  browser,
  baseURL,
}) => {
  const parts = await listDialogParts(browser, baseURL);
  const isPart = (url: URL) => parts.has(url.href);
  await visitLive(page, '/contact/');
  await page.route(isPart, (route) => route.abort());
  const { send } = await fillContact(page);
  const [box] = await Promise.all([page.waitForEvent('dialog'), send.click()]);
  expect(box.message()).toContain(messages.results.sent.title);
  await box.accept();
  await page.unroute(isPart);
  await page.evaluate(() => (window.location.hash = '#share'));
  await expect(dialog(page)).toBeVisible();
});

test('what is written during a submission stays', async ({ page }) => {
  let goOn = () => {};
  const isWritten = new Promise<void>((resolve) => (goOn = resolve));
  await watchForm(page, 'contact', async (route) => {
    await isWritten;
    await route.continue();
  });
  await visitLive(page, '/contact/#support');
  const { form, send } = await fillContact(page);
  const isAsked = page.waitForRequest('**/api/forms/contact/');
  await send.click();
  await isAsked;
  await form.getByLabel(messages.fields.message).fill('And one more question.');
  goOn();
  await expect(dialog(page).getByText(messages.results.sent.text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByLabel(messages.fields.message)).toHaveValue('And one more question.');
  await page.reload();
  await expect(page.locator('[data-live]').first()).toBeAttached();
  await expect(form.getByLabel(messages.fields.message)).toHaveValue('And one more question.');
});

test('cookie settings that failed to load open at the next click', async ({
  page,
  context,
  baseURL,
}) => {
  await giveConsent(context, baseURL ?? '', 'strictly');
  await page.goto('/about/');
  await waitForVisitor(page);
  const button = page.locator('footer [data-action=manage-cookies]');
  const isMissed = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  await button.click();
  await isMissed;
  await context.setOffline(false);
  const panel = page.getByRole('dialog');
  // The page may still be handling the failure.
  await expect(async () => {
    if (!(await panel.isVisible())) await button.click({ timeout: 1000 });
    await expect(panel).toBeVisible({ timeout: 3000 });
  }).toPass();
});

for (const path of trySome(['/pricing/', '/migrate/', '/pricing/compute-units/'])) {
  test(`${path} stays when a part of it cannot be fetched`, async ({ page, context }) => {
    const getText = () => page.locator('main').innerText();
    // What the page requests once its first scripts run.
    let isRunning = false;
    await page.exposeFunction('noteRunning', () => (isRunning = true));
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        (window as unknown as { noteRunning: () => void }).noteRunning(),
      ),
    );
    await context.route('**/_next/static/chunks/**', (route) =>
      isRunning ? route.abort() : route.continue(),
    );
    const isMissed = page.waitForEvent('requestfailed');
    await page.goto(path);
    const before = await getText();
    await isMissed;
    await page.waitForTimeout(2000);
    expect((await getText()).length).toBeGreaterThan(before.length / 2);
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
