import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';
import { getCookies, giveConsent, waitForVisitor } from '../support/visitor';

const HINT = '阅读本页中文版';

test.describe('a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('gets a suggestion of the same page in Chinese, with query and hash, and no redirect', async ({
    page,
  }) => {
    const response = await page.goto('/nodes/eth/?from=mail#methods');
    expect(response?.status()).toBe(200);
    const hint = page.getByRole('link', { name: HINT });
    await expect(hint).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/nodes/eth/');
    await hint.click();
    await expect(page).toHaveURL(/\/cn\/nodes\/eth\/\?from=mail#methods$/);
    await waitForVisitor(page);
    await expect(page.getByRole('link', { name: HINT })).toHaveCount(0);
  });

  test('gets no suggestion after closing it', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: '关闭此提示' }).click();
    await expect(page.getByRole('link', { name: HINT })).toBeHidden();
    await page.reload();
    await waitForVisitor(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: HINT })).toHaveCount(0);
  });

  test(
    'gets no suggestion once a language is stored',
    { tag: '@all' },
    async ({ page, context, baseURL }) => {
      await giveConsent(context, baseURL ?? '', 'strictly,functional');
      await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
      await visit(page, '/');
      await waitForVisitor(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('link', { name: HINT })).toHaveCount(0);
    },
  );
});

test('the language switch updates the stored language and keeps form input', async ({
  page,
  context,
  baseURL,
}) => {
  await giveConsent(context, baseURL ?? '', 'strictly,functional');
  await visit(page, '/contact/?from=mail#support');
  await expect.poll(async () => (await getCookies(context)).locale?.value).toBe('en');
  const english = await page.locator('main form').first().innerText();
  await page.locator('summary').filter({ hasText: 'English' }).first().click();
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page).toHaveURL(/\/cn\/contact\/\?from=mail#support$/);
  await expect.poll(async () => (await getCookies(context)).locale?.value).toBe('cn');
  const chinese = page.locator('main form').first();
  await expect(chinese).toContainText(/\p{Script=Han}/u);
  expect(await chinese.innerText()).not.toBe(english);
});
