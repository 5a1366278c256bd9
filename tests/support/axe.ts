import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { isExhaustive, trySome } from './exhaustive';

type Axe = { run(context: object, options: object): Promise<AxeResults> };

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Entries of a long list are alike; `test:all` checks each. */
const REPEATED = isExhaustive ? [] : ['tbody > tr:nth-child(n + 9)', 'li:nth-child(n + 9)'];

type Audit = {
  /** All rules by default. */
  rules?: string[];
  /**
   * The whole page by default, or for example a dialog on a page that is audited elsewhere; `test:all` ignores this.
   */
  within?: string;
};

/** Lists the accessibility violations of the page in its current state, one per line. */
export async function getAxeFaults(page: Page, { rules, within }: Audit = {}): Promise<string[]> {
  // Evaluated from here, so that the page's own Content-Security-Policy needs no exception.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readSource());
  const results = await page.evaluate(
    ({ only, ...context }) =>
      (window as unknown as { axe: Axe }).axe.run(context, only ? { runOnly: only } : {}),
    { only: rules, include: [(!isExhaustive && within) || 'html'], exclude: REPEATED },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Expects no accessibility violation in either theme. In the dark theme, only contrast differs, which `test:all`
 * proves; a dialog has the pages' colours.
 */
export async function expectAccessible(
  page: Page,
  { state = 'the page', within }: { state?: string } & Pick<Audit, 'within'> = {},
): Promise<void> {
  const themes = ['light', 'dark'] as const;
  for (const colorScheme of within ? trySome(themes) : themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const rules = colorScheme === 'dark' && !isExhaustive ? ['color-contrast'] : undefined;
    expect(await getAxeFaults(page, { rules, within }), `${state}, ${colorScheme}`).toEqual([]);
  }
}

let source: Promise<string> | undefined;

function readSource(): Promise<string> {
  source ??= import('node:fs/promises').then(({ readFile }) => readFile(axePath, 'utf8'));
  return source;
}
