import type { Browser, Page } from '@playwright/test';
import { CPU_SLOWDOWN, VIEWPORT, getMedian } from './paint';

/** Longer than a visitor waits before the first touch, so that the page has its scripts and styles. */
const SETTLED_MS = 5000;
/** After which a browser has reported an interaction. */
const REPORTED_MS = 1000;

const BARE = 'bare page';

/** What a visitor does on a page: its path, and the touch or the keys. */
const INTERACTIONS: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  // On the bare page, where nothing listens: the least that an input takes on this machine.
  [BARE]: { path: '/', act: (page) => page.locator('p').first().tap() },
  menu: { path: '/', act: (page) => page.locator('header [popovertarget]').first().tap() },
  tab: { path: '/', act: (page) => page.locator('fieldset label').nth(1).tap() },
  dialog: { path: '/', act: (page) => page.locator('[data-search-link]').first().tap() },
  filter: {
    path: '/nodes/',
    async act(page) {
      await page.locator('input[type=search]').first().tap();
      await page.keyboard.type('sol', { delay: 200 });
    },
  },
};

type Interaction = { duration: number; interactionId: number };

/** Returns the longest time from an input to the paint after it, in ms, on a processor four times slower. */
async function measure(browser: Browser, origin: string, name: string): Promise<number> {
  const { path, act } = INTERACTIONS[name] ?? {};
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(globalThis, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as unknown as Interaction[]) {
        // Others, such as hovering over what is being laid out, are no input.
        if (!interactionId) continue;
        const seen = globalThis as unknown as { longest: number };
        seen.longest = Math.max(seen.longest, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  await act?.(page);
  await page.waitForTimeout(REPORTED_MS);
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
  await context.close();
  return longest;
}

/** Measures each interaction several times, and returns the medians in ms by name. */
export async function measureInteractions(
  browser: Browser,
  site: string,
  bare: string,
  rounds: number,
): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const name of Object.keys(INTERACTIONS)) {
    const runs: number[] = [];
    const origin = name === BARE ? bare : site;
    for (let round = 0; round < rounds; round++) runs.push(await measure(browser, origin, name));
    medians[name] = getMedian(runs);
  }
  return medians;
}
