import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';
import { isOver } from '../../lib/content/ended';
import { readMessages, readSettings } from '../support/words';
import { IN_MOTION } from '../support/in-motion';

test.use(IN_MOTION);

const messages = readMessages('en');

const DESKTOP = { width: 1440, height: 900 };
const MOBILE = { width: 390, height: 844 };

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('hovering over a group opens its menu, leaving closes all', async ({ page }) => {
    await visit(page, '/');
    const products = page.getByRole('button', { name: 'Products' });
    await products.hover();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('nav [data-open] a').first()).toBeVisible();
    await page.getByRole('button', { name: 'Company' }).hover();
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(720, 800);
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
  });

  test('the keyboard opens and enters a menu, and Escape returns the focus', async ({ page }) => {
    await visit(page, '/');
    const developers = page.getByRole('button', { name: 'Developers' });
    await developers.focus();
    await page.keyboard.press('Enter');
    await expect(developers).toHaveAttribute('aria-expanded', 'true');
    const first = page.getByRole('link', { name: 'Documentation' }).first();
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(developers).toBeFocused();
    await expect(developers).toHaveAttribute('aria-expanded', 'false');
  });

  test('every group begins with the specified links', async ({ page }) => {
    await visit(page, '/');
    const groups = {
      Products: [
        '/nodes/',
        '/appchain/',
        '/enterprise-api/',
        '/dedicated-nodes/',
        '/node-clusters/',
      ],
      Pricing: ['/pricing/'],
      Developers: [
        '/docs',
        '/docs/api-reference/overview',
        '/docs/get-started/how-to-setup-an-account',
        '/docs/guides/endpoint-setup/creating-node-endpoints',
        '/faucet/',
      ],
      Company: ['/about/', '/blog/', '/faq/', '/contact/', '/affiliate-program/', '/case-studies/'],
    };
    for (const [name, links] of Object.entries(groups)) {
      const group = page.locator('li').filter({ has: page.getByRole('button', { name }) });
      const hrefs = await group
        .locator('ul a')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
      // Others may follow.
      expect(hrefs.slice(0, links.length)).toEqual(links);
    }
  });

  test('the language switch keeps path, query and hash', async ({ page }) => {
    await visit(page, '/nodes/eth/?from=mail#methods');
    await page.locator('summary').filter({ hasText: 'English' }).first().click();
    await page.getByRole('link', { name: '中文' }).first().click();
    await expect(page).toHaveURL(/\/cn\/nodes\/eth\/\?from=mail#methods$/);
    await page.locator('summary').filter({ hasText: '中文' }).first().click();
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/nodes\/eth\/\?from=mail#methods$/);
  });

  test('links to pages open in the client, those to documents load fully, external ones hide the referrer', async ({
    page,
  }) => {
    await visit(page, '/cn/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: '共享节点' }).click();
    await expect(page).toHaveURL(/\/cn\/nodes\/$/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '文档' })).toHaveAttribute('href', '/docs/cn');
    await expect(footer.getByRole('link', { name: '博客' })).toHaveAttribute('href', /^\/blog\//);
    await expect(footer.getByRole('link', { name: '服务状态' })).toHaveAttribute(
      'rel',
      /noreferrer/,
    );
    await expect(footer.getByRole('link', { name: '招聘' })).toHaveAttribute('rel', /nofollow/);
  });

  test("the dashboard is on the current host's account subdomain", async ({ page, baseURL }) => {
    await visit(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first();
    await link.evaluate((anchor) =>
      anchor.addEventListener('click', (event) => event.preventDefault()),
    );
    await link.click();
    const { host } = new URL(baseURL ?? '');
    await expect(link).toHaveAttribute('href', `http://account.${host}/`);
  });

  test('the colour mode can be set, survives a reload, and follows the system', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page, '/');
    const getPaper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await getPaper();
    await page.getByRole('button', { name: 'Dark' }).first().click();
    const dark = await getPaper();
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await getPaper()).toBe(dark);
    await page.getByRole('button', { name: messages.theme.system }).first().click();
    expect(await getPaper()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(getPaper).toBe(dark);
  });

  test('a closed announcement stays closed', async ({ page }) => {
    const { announcement_until: until } = readSettings('en-gb');
    test.skip(isOver(until, Date.now()), 'the announcement is over');
    await visit(page, '/');
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: messages.announcement.close }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
  });

  test('the skip link leads to the content', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: messages.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: MOBILE, hasTouch: true });

  test('the sheet opens, locks the page, expands a group and closes on navigation', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: messages.navigation.open }).tap();
    const sheet = page.locator('[data-sheet]');
    await expect(sheet).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    );
    await sheet.getByText('Products', { exact: true }).tap();
    await sheet.getByRole('link', { name: 'Shared nodes' }).tap();
    await expect(page).toHaveURL(/\/nodes\/$/);
    await expect(sheet).toBeHidden();
  });
});
