import { spawnSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { retry } from '@/lib/provider/retry';

const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('status 500');
    return 'value';
  });
};

it('does not wait if the first attempt succeeds', async () => {
  const sleep = vi.fn(async () => {});
  await expect(retry(failing(0), { retries: 3, delayMs: 10_000, sleep })).resolves.toBe('value');
  expect(sleep).not.toHaveBeenCalled();
});

it('waits before each retry', async () => {
  const sleep = vi.fn(async () => {});
  const operation = failing(3);
  await expect(retry(operation, { retries: 3, delayMs: 10_000, sleep })).resolves.toBe('value');
  expect(operation).toHaveBeenCalledTimes(4);
  expect(sleep.mock.calls).toEqual([[10_000], [10_000], [10_000]]);
});

it('throws "not found" after the third retry, with the last failure as its cause', async () => {
  const operation = failing(9);
  const result = retry(operation, { retries: 3, delayMs: 1, sleep: async () => {} });
  await expect(result).rejects.toMatchObject({
    message: 'not found',
    cause: { message: 'status 500' },
  });
  expect(operation).toHaveBeenCalledTimes(4);
});

it('reports once that the first attempt has failed', async () => {
  const onFirstFailure = vi.fn();
  await retry(failing(2), { retries: 3, delayMs: 1, sleep: async () => {}, onFirstFailure });
  expect(onFirstFailure).toHaveBeenCalledTimes(1);
});

it('keeps no process alive while it waits', () => {
  const program = `
    import { retry } from './lib/provider/retry.ts';
    void retry(() => Promise.reject(new Error('down')), { retries: 3, delayMs: 600000 });
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { status, signal } = spawnSync(process.execPath, args, { timeout: 30_000 });
  expect({ status, signal }).toEqual({ status: 0, signal: null });
}, 40_000);
