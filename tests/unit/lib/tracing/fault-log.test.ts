import { afterEach, expect, it, vi } from 'vitest';
import { createFaultLog } from '@/lib/tracing';

afterEach(() => void vi.restoreAllMocks());

it('says once an hour that something is wrong, in one line', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let now = 0;
  const log = createFaultLog(() => now);
  log(new Error('connect\nECONNREFUSED'));
  log('again');
  now = 3_599_999;
  log('again');
  expect(warn.mock.calls).toEqual([['Traces are being dropped: connect ECONNREFUSED']]);
  now += 1;
  log('again');
  expect(warn).toHaveBeenCalledTimes(2);
});
