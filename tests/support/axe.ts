import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { isExhaustive } from './exhaustive';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Accessibility faults of the page as it stands, a line each; of all rules, or of those named. */
export async function getAxeFaults(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated from here, so that the page's own Content-Security-Policy needs no exception.
  await page.evaluate(await readSource());
  const results = await page.evaluate(
    (only) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(
        only ? { runOnly: only } : {},
      ),
    rules,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Expects no accessibility fault in either theme. In the dark one all but contrast is the same, which `test:all` proves. */
export async function expectAccessible(page: Page, state = 'the page'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const rules = colorScheme === 'dark' && !isExhaustive ? ['color-contrast'] : undefined;
    expect(await getAxeFaults(page, rules), `${state}, ${colorScheme}`).toEqual([]);
  }
}

let source: Promise<string> | undefined;

function readSource(): Promise<string> {
  source ??= import('node:fs/promises').then(({ readFile }) => readFile(axePath, 'utf8'));
  return source;
}
