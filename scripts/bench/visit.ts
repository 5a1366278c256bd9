import type { Browser } from '@playwright/test';

/** A slow phone: 1.6 Mbit/s, 150 ms, and a quarter of this machine's processor. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_RATE = 4;
const VIEWPORT = { width: 390, height: 844 };
/** Late scripts and fonts belong to the visit. */
const SETTLE_MS = 2000;

/** Times in milliseconds, sizes in bytes as sent. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  /** Time of tasks beyond 50 ms each. */
  blocked: number;
  shift: number;
  bytes: number;
  html: number;
  script: number;
  style: number;
  font: number;
};

type Timings = Pick<Visit, 'firstPaint' | 'largestPaint' | 'blocked' | 'shift'>;

/** Runs in the page before its own scripts. */
function watchTimings() {
  const timings: Timings = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (timings.largestPaint = startTime));
  watch('longtask', ({ duration }) => (timings.blocked += Math.max(0, duration - 50)));
  watch(
    'layout-shift',
    (entry) => (timings.shift += (entry as unknown as { value: number }).value),
  );
  Object.assign(window, { benchTimings: timings });
}

/** Visits a page once, as a first visitor with an empty cache on a slow phone. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTimings);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const types = new Map<string, string>();
    const sizes: Record<string, number> = {};
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? '';
      sizes[type] = (sizes[type] ?? 0) + encodedDataLength;
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const timings = await page.evaluate(
      () => (window as unknown as { benchTimings: Timings }).benchTimings,
    );
    return {
      ...timings,
      bytes,
      html: sizes.Document ?? 0,
      script: sizes.Script ?? 0,
      style: sizes.Stylesheet ?? 0,
      font: sizes.Font ?? 0,
    };
  } finally {
    await context.close();
  }
}
