import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = '<title>x</title><a href="/missing/">EN</a><span data-missing-message="">x</span>';

async function load() {
  vi.resetModules();
  for (const name of ['missing-pages', 'missing-page-secret']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`site.${name}`));
  }
  return import('@/lib/routing/missing-response');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("responds with a plain page, and logs why, until the site's own can be rendered", async () => {
  const answer = vi.fn(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', answer);
  const { getMissingResponse } = await load();
  const first = await getMissingResponse('cn', '/cn/<one>/');
  expect(first.status).toBe(404);
  const html = await first.text();
  expect(html).toContain('&lt;one&gt;');
  expect(html).toContain('lang="zh-CN"');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('status 500'));

  answer.mockImplementation(async () => new Response(page));
  const second = await (await getMissingResponse('cn', '/cn/two/')).text();
  expect(second).toContain('/cn/two/');
  expect(second).not.toContain('one');
});
