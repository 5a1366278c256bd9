import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { getCountResponse, toSearchedWords } from '@/lib/analytics/count-response';
import * as analytics from '@/lib/analytics';

const count = vi.spyOn(analytics, 'countEvents');
count.mockResolvedValue();
afterEach(() => count.mockClear());
afterAll(() => count.mockRestore());

const KNOWN = { hasPage: (_: string, path: string) => path === '/nodes/', forms: ['contact'] };

const report = (body: unknown, headers: Record<string, string> = {}) =>
  getCountResponse(
    new Request('http://localhost/api/count/', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    KNOWN,
  );

it('counts what happened on a page, in its language', async () => {
  const events = [
    { name: 'page' },
    { name: 'form-start', subject: 'contact' },
    { name: 'form-start', subject: 'invented' },
  ];
  const { status } = await report({ path: '/cn/nodes/', events });
  expect(status).toBe(204);
  expect(count).toHaveBeenCalledWith([
    { name: 'page', subject: '/nodes/', locale: 'cn' },
    { name: 'form-start', subject: 'contact', locale: 'cn' },
  ]);
});

it('keeps no path that no page has', async () => {
  await report({ path: '/somebody@example.com/', events: [{ name: 'page' }] });
  expect(count).toHaveBeenCalledWith([{ name: 'page', subject: 'missing', locale: 'en' }]);
});

it.each([
  ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
  ['an event that browsers do not report', { path: '/', events: [{ name: 'form-send' }] }, {}, 400],
  ['anything but JSON', 'page', {}, 400],
  ['a long body', 'x'.repeat(20_000), {}, 400],
])('counts nothing from %s', async (_, body, headers, status) => {
  expect(await report(body, headers)).toMatchObject({ status });
  expect(count).not.toHaveBeenCalled();
});

it.each([
  ['Dogecoin  L2', 'dogecoin l2'],
  ['以太坊 测试网', '以太坊 测试网'],
  ['eth_getLogs', 'eth_getlogs'],
  ['me@example.com', null],
  ['0x71c7656ec7ab88b098defb751b7401b5f6d8976f', null],
  ['DUST7nDxSb5MDkvYcdSvWgKQfQjNJpRj5WqRsH9XhAGf', null],
  ['+1 212 5550123', null],
])('keeps of the words %s: %s', (text, kept) => expect(toSearchedWords(text)).toBe(kept));
