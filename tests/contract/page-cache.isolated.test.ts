import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type RedisCacheHandler from '@/lib/cache/redis-cache-handler';

const address = process.env.TEST_REDIS_URL;
const TAG = '_N_T_/layout';
const KEY = '/route-cache/APP_PAGE/x/$/en/faq';

type Value = Parameters<RedisCacheHandler['set']>[1];
const toPage = (html: string) =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('data'),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    headers: { 'x-next-cache-tags': `a,${TAG}` },
  }) as unknown as Value;

/** Loads the handler as another instance would; `link` is its connection. */
async function startInstance(redisUrl = address) {
  vi.resetModules();
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.startsWith('site.')) Reflect.deleteProperty(globalThis, symbol);
  }
  vi.stubEnv('REDIS_URL', redisUrl);
  const { default: Handler } = await import('@/lib/cache/redis-cache-handler');
  const { getRedisLink } = await import('@/lib/redis');
  return { getHandler: () => new Handler(), link: getRedisLink() };
}

const getHtml = async (handler: RedisCacheHandler) =>
  ((await handler.get(KEY))?.value as { html?: string } | undefined)?.html;

beforeEach(() => {
  vi.stubEnv('BUILD_ID', `test-${process.pid}-${Date.now()}`);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllEnvs());

describe.skipIf(!address)('the page cache of several instances', () => {
  it('gives a page of one to the others, with its data', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    await one.getHandler().set(KEY, toPage('<p>one</p>'), {} as never);
    const entry = await other.getHandler().get(KEY);
    expect(entry?.value).toMatchObject({ html: '<p>one</p>' });
    expect((entry?.value as unknown as { segmentData: Map<string, Buffer> }).segmentData.size).toBe(
      1,
    );
    expect(await other.getHandler().get(`${KEY}-other`)).toBeNull();
  });

  it('drops a page for all once its tag is invalidated, also one that was begun before', async () => {
    const [one, other] = [await startInstance(), await startInstance()];
    const early = one.getHandler();
    await other.getHandler().revalidateTag(TAG);
    await early.set(KEY, toPage('<p>early</p>'), {} as never);
    expect(await getHtml(other.getHandler())).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await one.getHandler().set(KEY, toPage('<p>late</p>'), {} as never);
    expect(await getHtml(other.getHandler())).toBe('<p>late</p>');
  });
});

it('an instance whose Redis is down keeps its own pages', async () => {
  const alone = await startInstance('redis://127.0.0.1:1');
  const handler = alone.getHandler();
  await handler.set(KEY, toPage('<p>own</p>'), {} as never);
  expect(await getHtml(alone.getHandler())).toBe('<p>own</p>');
  await alone.getHandler().revalidateTag([TAG]);
  expect(await getHtml(alone.getHandler())).toBeUndefined();
});
