import { expect, test, type Page } from '@playwright/test';
import { trySome } from '../support/exhaustive';
import { visit } from '../support/visit';
import { waitForVisitor } from '../support/visitor';
import { readMessages } from '../support/words';

test.use({ viewport: { width: 1440, height: 900 } });

/** Records the router's requests for pages, and how many are open at once. */
async function watchPrefetches(page: Page, { isHeld = false } = {}) {
  const seen = new Set<string>();
  let open = 0;
  let most = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/[?&]_rsc=/, async (route) => {
    seen.add(new URL(route.request().url()).pathname);
    open += 1;
    most = Math.max(most, open);
    if (isHeld) await released;
    open -= 1;
    await route.continue().catch(() => undefined);
  });
  return { seen, getOpen: () => open, getMost: () => most, release };
}

const setConnection = (page: Page, connection: object) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );

const hoverFooter = async (page: Page, count: number) => {
  const links = page.locator('footer a[data-page]');
  for (let index = 0; index < count; index++) await links.nth(index).hover();
};

test('a page is prefetched when its link is hovered, and none before', async ({ page }) => {
  const { seen } = await watchPrefetches(page);
  await visit(page, '/');
  await waitForVisitor(page);
  await page.waitForLoadState('networkidle');
  expect([...seen]).toEqual([]);
  await page.locator('footer a[href="/faq/"]').hover();
  await expect.poll(() => [...seen].some((path) => path.startsWith('/faq/'))).toBe(true);
});

test(
  'a page is prefetched when the keyboard reaches its link',
  { tag: '@all' },
  async ({ page }) => {
    const { seen } = await watchPrefetches(page);
    await visit(page, '/');
    await waitForVisitor(page);
    await page.locator('footer a[href="/sla/"]').focus();
    await expect.poll(() => [...seen].some((path) => path.startsWith('/sla/'))).toBe(true);
  },
);

test('at most four requests are pending, and the others wait', async ({ page }) => {
  const { seen, getOpen, getMost, release } = await watchPrefetches(page, { isHeld: true });
  await visit(page, '/');
  await waitForVisitor(page);
  await hoverFooter(page, 12);
  await expect.poll(getOpen).toBe(4);
  expect(seen.size).toBeLessThanOrEqual(4);
  release();
  await expect.poll(() => seen.size).toBeGreaterThan(8);
  expect(getMost()).toBeLessThanOrEqual(4);
});

const SLOW_LINES = [
  ['is a 2g one', { saveData: false, effectiveType: '2g' }],
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is a slow 2g one', { saveData: false, effectiveType: 'slow-2g' }],
] as const;

for (const [name, connection] of trySome(SLOW_LINES)) {
  test(`nothing is fetched ahead on a line that ${name}`, { tag: '@all' }, async ({ page }) => {
    await setConnection(page, connection);
    const { seen } = await watchPrefetches(page);
    await visit(page, '/');
    await waitForVisitor(page);
    await hoverFooter(page, 5);
    await page.waitForLoadState('networkidle');
    expect([...seen]).toEqual([]);
  });
}

test('navigation is announced to screen readers by title or heading', async ({ page }) => {
  await visit(page, '/');
  const before = await page.title();
  await page.locator('footer a[href="/faq/"]').click();
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect(page).not.toHaveTitle(before);
  const announced = page.locator('next-route-announcer [aria-live="assertive"]');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const names = [await page.title(), heading];
  await expect.poll(async () => names.includes((await announced.textContent()) ?? '')).toBe(true);
});

test('a slow page shows and announces its progress', { tag: '@all' }, async ({ page }) => {
  await setConnection(page, { saveData: true });
  const { getOpen, release } = await watchPrefetches(page, { isHeld: true });
  await visit(page, '/');
  await waitForVisitor(page);
  const progress = page.locator('[data-progress]');
  await expect(progress).toBeEmpty();
  await page.locator('footer a[href="/faq/"]').click();
  await expect.poll(getOpen).toBeGreaterThan(0);
  await expect(progress).toHaveText(readMessages('en').visitor.loading);
  await expect(progress).toHaveRole('status');
  release();
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect(page.locator('[data-progress]')).toBeEmpty();
});
