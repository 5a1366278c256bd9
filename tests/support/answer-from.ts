import type { BrowserContext } from '@playwright/test';

/**
 * Lets another server answer at the addresses of a pattern; not by a redirect, which the page's policy forbids.
 * A test that uses it lets go of what is still under way with `letGo` in its afterEach.
 */
export const answerFrom = (context: BrowserContext, pattern: string | RegExp, origin: string) =>
  context.route(pattern, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
  });

/** A page goes on asking after the last line of its test, and its answer then has nowhere to go. */
export const letGo = ({ context }: { context: BrowserContext }) =>
  context.unrouteAll({ behavior: 'ignoreErrors' });
