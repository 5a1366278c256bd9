import { expect, it, vi } from 'vitest';
import { createQuietLog } from '@/lib/quiet-log';
import { logPageError } from '@/lib/server/log-page-error';

it('a failed page is logged with its reason, once a minute, without its query', () => {
  const log = vi.fn();
  const clock = { now: 0 };
  const write = createQuietLog({ log, now: () => clock.now });
  const fail = (reason: string, now: number, isAway = false) => {
    clock.now = now;
    logPageError(new Error(reason), '/about/?email=a%40b.example', { isAway, write });
  };
  fail('no list', 0);
  fail('no list', 59_000);
  fail('no text', 59_000);
  fail('no list', 61_000);
  fail('no answer', 61_000, true);
  expect(log.mock.calls.map(([text]) => String(text).split('\n', 1)[0])).toEqual([
    'The page /about/ could not be rendered: Error: no list',
    'The page /about/ could not be rendered: Error: no text',
    'The page /about/ could not be rendered: Error: no list',
  ]);
});
