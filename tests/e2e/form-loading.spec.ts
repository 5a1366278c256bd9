import { expect } from '@playwright/test';
import { dialog, test } from '../support/forms';
import { visit } from '../support/visit';

/** Words of their code that no minifier touches. */
const MARKS = {
  'react-hook-form': 'shouldFocus',
  zod: 'too_small',
  words: 'Incorrect Email Address',
};

for (const path of ['/', '/cn/', '/pricing/', '/nodes/']) {
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
    const wanted = path === '/cn/' ? ['react-hook-form', 'zod'] : Object.keys(MARKS);
    await expect.poll(getMarks).toEqual(wanted);
  });
}
