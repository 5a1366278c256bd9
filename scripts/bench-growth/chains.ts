import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { toProviderSettings } from '../../tests/doubles/three-chains';
import type { SiteCopy } from '../../tests/support/site-copy';
import { openBrowser } from '../bench/browser';
import { mountLongList } from './long-list';

const FRAME_MS = 1000 / 60;

/**
 * Milliseconds of script and layout per change of the search, median of twenty.
 * @throws if it finds nothing
 */
async function measureSearch(page: Page): Promise<number> {
  await page.getByRole('searchbox').first().focus();
  return page.evaluate(async () => {
    const field = document.activeElement as HTMLInputElement;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    // No function here has a name, because tsx would add a helper for it.
    const words = ['chain7', ''];
    const costs: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const began = performance.now();
      const word = words[turn % 2] ?? '';
      setValue?.call(field, word);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // React renders after the event; reading a size forces the browser to lay out the new list now.
      await null;
      document.body.getBoundingClientRect();
      costs.push(performance.now() - began);
      const row = document.querySelector<HTMLElement>('[data-search]:not([hidden])');
      const isFirst = row?.dataset.rank === '0';
      if (!row?.dataset.search?.includes(word) || isFirst !== (word === '')) {
        throw new Error('The search does not work');
      }
      // Later work of the page is not part of the keystroke; each keystroke starts from the whole list.
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return costs.sort((a, b) => a - b)[10] ?? Number.NaN;
  });
}

/** Prints the size of the directory and the time of a search in it, for lists of several lengths. */
export async function benchChains(copy: SiteCopy, counts: number[]) {
  const provider = await mountLongList(counts[0] ?? 0);
  const env = toProviderSettings(provider);
  const built = await copy.build(env);
  if (built.status !== 0) throw new Error(built.output);
  const site = await copy.serve(env);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    for (const count of counts) {
      provider.setCount(count);
      // The first request loads the list, the second one shows it.
      await site.renderAnew('/nodes/');
      await site.renderAnew('/nodes/');
      const html = await (await fetch(`${site.url}/nodes/`)).text();
      const kilobytes = brotliCompressSync(html).length / 1000;
      const began = performance.now();
      await page.goto(`${site.url}/nodes/`);
      // The colour mode shows that scripts are running.
      await page
        .locator('[aria-pressed=true]')
        .first()
        .waitFor({ state: 'attached', timeout: 300_000 });
      const seconds = (performance.now() - began) / 1000;
      const ms = await measureSearch(page);
      console.log(
        `chains ${String(count).padStart(5)}  HTML ${kilobytes.toFixed(0)} KB brotli  works after ${seconds.toFixed(1)} s  a letter ${ms.toFixed(1)} ms, ${(ms / FRAME_MS).toFixed(2)} frames`,
      );
    }
  } finally {
    await browser.close();
    await site.stop();
    await provider.close();
  }
}
