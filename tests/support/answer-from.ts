import type { BrowserContext } from '@playwright/test';

/**
 * Serves the URLs that match a pattern from another server; not by redirect, which the page's policy forbids. A test
 * that uses this must call `letGo` in its afterEach to release pending requests.
 */
export const answerFrom = (context: BrowserContext, pattern: string | RegExp, origin: string) =>
  context.route(pattern, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
  });

/** A page keeps sending requests after its test ends, and then their responses have nowhere to go. */
export const letGo = ({ context }: { context: BrowserContext }) =>
  context.unrouteAll({ behavior: 'ignoreErrors' });
