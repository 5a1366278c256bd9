import { expect } from '@playwright/test';
import { trySome } from '../support/exhaustive';
import { LANGUAGES, dialog, fillShort, test } from '../support/forms';
import { visit } from '../support/visit';

/** Strings in their code that no minifier changes. */
const MARKS = {
  'react-hook-form': 'shouldFocus',
  zod: 'too_small',
  messages: 'Incorrect Email Address',
};

for (const path of trySome(['/pricing/', '/cn/', '/', '/nodes/'], 2)) {
  test(`${path} loads no form code before a form is used`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/api/forms/'))).toEqual([]);
    const getMarks = async () => {
      const code = (await Promise.all(scripts)).join('\n');
      return Object.entries(MARKS).flatMap(([name, mark]) => (code.includes(mark) ? [name] : []));
    };
    expect(scripts.length).toBeGreaterThan(0);
    expect(await getMarks()).toEqual([]);

    await page.evaluate(() => (window.location.hash = '#contact'));
    await expect(dialog(page)).toBeVisible();
    const isWanted = (name: string) => name !== 'messages' || path !== '/cn/';
    const shown = ['react-hook-form', 'messages'].filter(isWanted);
    await expect.poll(getMarks).toEqual(shown);

    // Its validation loads with the first keystroke.
    await dialog(page).getByRole('textbox').first().pressSequentially('A');
    await expect.poll(getMarks).toEqual(Object.keys(MARKS).filter(isWanted));
  });
}

test('the likely next overlay is prepared, and makes no request before it is used', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await visit(page, '/');
  const opener = page.locator('main [data-overlay=contact]').first();
  await opener.hover();
  await expect(page.locator('dialog form')).toBeAttached();
  await expect(page.locator('dialog')).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await opener.click();
  await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
  await expect.poll(() => asked).toEqual(['/api/forms/token/']);
});

test('a form whose validation fails to load is validated by the site', async ({ page }) => {
  const { messages } = LANGUAGES[0];
  await visit(page, '/#contact');
  await expect(dialog(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/chunks/**.js', (route) => route.abort());
  await fillShort(page, messages);
  await dialog(page).getByLabel(messages.fields.email).fill('ada@nowhere');
  await dialog(page).getByRole('button', { name: messages.actions.send }).click();
  await expect(dialog(page).getByText(messages.fieldErrors.incorrectEmail).first()).toBeVisible();
  await expect(dialog(page).getByLabel(messages.fields.message)).not.toHaveValue('');
});
