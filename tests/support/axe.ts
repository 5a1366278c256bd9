import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

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

let source: Promise<string> | undefined;

function readSource(): Promise<string> {
  source ??= import('node:fs/promises').then(({ readFile }) => readFile(axePath, 'utf8'));
  return source;
}
