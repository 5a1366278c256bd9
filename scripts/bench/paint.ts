import type { Browser, Page } from '@playwright/test';

/** A slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
export const CPU_SLOWDOWN = 4;
export const VIEWPORT = { width: 412, height: 823 };
/** How long the page is watched after its load event. */
const WATCHED_MS = 1500;
/** A task blocks for as long as it takes beyond this. */
const SHORT_TASK_MS = 50;

/** Times in ms since the start of the visit; bytes as transferred until the load event. */
export type Paint = {
  first: number;
  largest: number;
  blocked: number;
  shift: number;
  bytes: number;
};

/** Collects what the browser reports, in the page; without named functions, which tsx would wrap in a helper. */
function observe(shortTaskMs: number): void {
  const seen = { largest: 0, blocked: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, duration } = entry;
        if (type === 'longtask') seen.blocked += Math.max(0, duration - shortTaskMs);
        else if (type === 'layout-shift')
          seen.shift += (entry as unknown as { value: number }).value;
        else seen.largest = startTime;
      }
    }).observe({ type, buffered: true });
  }
}

async function readPaint(page: Page): Promise<Omit<Paint, 'bytes'>> {
  return page.evaluate(() => ({
    ...(globalThis as unknown as { seen: Omit<Paint, 'bytes' | 'first'> }).seen,
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  }));
}

/** Visits a page as a slow phone does for the first time, with the network and the processor slowed in the browser. */
export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(observe, SHORT_TASK_MS);
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  const loaded = bytes;
  await page.waitForTimeout(WATCHED_MS);
  const paint = await readPaint(page);
  await context.close();
  return { ...paint, bytes: loaded };
}

export function getMedian(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Measures all pages in turns, and returns the medians by name. */
export async function comparePaints(
  browser: Browser,
  urls: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Record<string, Paint>> {
  const runs: Record<string, Paint[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, url] of Object.entries(urls)) {
      (runs[name] ??= []).push(await measurePaint(browser, url));
    }
  }
  const toMedians = (paints: Paint[]): Paint => ({
    first: getMedian(paints.map(({ first }) => first)),
    largest: getMedian(paints.map(({ largest }) => largest)),
    blocked: getMedian(paints.map(({ blocked }) => blocked)),
    shift: getMedian(paints.map(({ shift }) => shift)),
    bytes: getMedian(paints.map(({ bytes }) => bytes)),
  });
  return Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, toMedians(list)]));
}
