import { expect, test, type Browser, type Page } from '@playwright/test';

const PATHS = ['/', '/nodes/', '/nodes/eth/', '/cn/pricing/', '/contact/'];

/** Returns the place and size of every element, with or without the stylesheets. */
async function getLayout(browser: Browser, path: string, hasStylesheets: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  if (!hasStylesheets) await page.route('**/*.css', (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
  const boxes = await page.locator('body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, element.className, x, y, width, height].join(' ');
    }),
  );
  await context.close();
  return boxes;
}

for (const path of PATHS) {
  test(`${path} is laid out before its stylesheets arrive as it is after`, async ({ browser }) => {
    const before = await getLayout(browser, path, false);
    expect(before.length).toBeGreaterThan(100);
    expect(before).toEqual(await getLayout(browser, path, true));
  });
}

test('a page that is visited again, with its stylesheets in the cache, applies them', async ({
  page,
}) => {
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto('/dedicated-nodes/', { waitUntil: 'load' });
    await expect(page.locator('body link[rel=stylesheet]:not([media=all])')).toHaveCount(0);
    await expect(page.locator('body link[rel=stylesheet][media=all]')).not.toHaveCount(0);
  }
});

const LATE = 'body link[rel=stylesheet]:not([media=all])';

for (const [event, cause] of [
  ['an input', (page: Page) => page.mouse.move(90, 90, { steps: 3 })],
  [
    'what a script adds',
    (page: Page) =>
      page.evaluate(() =>
        document.body.append(Object.assign(document.createElement('p'), { className: 'new' })),
      ),
  ],
] as const) {
  test(`stylesheets apply to ${event} at once`, async ({ page }) => {
    // Nothing but the event applies them.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/sla/', { waitUntil: 'load' });
    await expect(page.locator(LATE)).not.toHaveCount(0);
    await cause(page);
    await expect(page.locator(LATE)).toHaveCount(0);
  });
}

test('a page with a stylesheet that fails applies the others', async ({ page }) => {
  let isFirst = true;
  await page.route('**/*.css', (route) => {
    const fails = isFirst;
    isFirst = false;
    return fails ? route.abort() : route.continue();
  });
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.locator('body link[rel=stylesheet]:not([media=all])')).toHaveCount(0);
});
