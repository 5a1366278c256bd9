import { expect, it, vi } from 'vitest';
import { dropQuery, noteWait, withRequest } from '@/lib/http/current-request';

/** Returns the URL of a request whose query was dropped by its handler. */
async function drop(url: string, headers = {}): Promise<string> {
  const request = { url, headers };
  await withRequest(request, async () => {
    await Promise.resolve();
    dropQuery();
  });
  return request.url;
}

it.each([
  ['/faq/', '/faq/'],
  ['/faq/?', '/faq/'],
  ['/faq/?email=ada@example.com&a=b', '/faq/'],
  ['/faq/?_rsc=1x2y', '/faq/'],
])('takes the query of the request that is being answered away: %s', async (url, expected) => {
  expect(await drop(url)).toBe(expected);
});

it.each([
  ['/faq/?email=ada@example.com&_rsc=1x_2-y', '/faq/?_rsc=1x_2-y'],
  ['/faq/?_rsc=1x2y&a=b', '/faq/?_rsc=1x2y'],
  ['/faq/?a=b&_rsc', '/faq/?_rsc'],
  ['/faq/?_rsc=<b>', '/faq/'],
  [`/faq/?_rsc=${'a'.repeat(1000)}`, '/faq/'],
])('leaves the hash of a request for page data: %s', async (url, expected) => {
  expect(await drop(url, { rsc: '1' })).toBe(expected);
});

it.each(['0', '', 'true', '1, 1'])(
  'leaves no hash that Next compares with nothing: RSC is "%s"',
  async (rsc) => {
    expect(await drop('/faq/?_rsc=1x2y', { rsc })).toBe('/faq/');
  },
);

it('leaves other requests alone', async () => {
  const other = { url: '/nodes/?a=b', headers: {} };
  await withRequest(other, () => drop('/faq/?c=d'));
  expect(other.url).toBe('/nodes/?a=b');
});

it('reports that the request that is being answered joins a queue', async () => {
  const [onWait, onOtherWait] = [vi.fn(), vi.fn()];
  const wait = async () => {
    await Promise.resolve();
    noteWait();
  };
  withRequest({ headers: {} }, () => undefined, { onWait: onOtherWait });
  await withRequest({ headers: {} }, wait, { onWait });
  expect(onWait).toHaveBeenCalledTimes(1);
  expect(onOtherWait).not.toHaveBeenCalled();
});

it('does nothing outside a request', () => {
  expect(dropQuery).not.toThrow();
  expect(noteWait).not.toThrow();
});
