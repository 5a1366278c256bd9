import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withLock } from '@/scripts/build-lock';

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), '.builds', 'lock');
});
afterEach(() => rmSync(path.dirname(path.dirname(file)), { recursive: true }));

it('two tasks never run at once, and the second reports waiting', async () => {
  const events: string[] = [];
  const run = (name: string) =>
    withLock(
      file,
      async () => {
        events.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        events.push(`${name} ends`);
      },
      () => events.push(`${name} waits`),
    );
  await Promise.all([run('a'), run('b')]);
  expect(events).toEqual(['a begins', 'b waits', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(file)).toBe(false);
});

it('a task that fails leaves no lock', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')), vi.fn())).rejects.toThrow(
    'no',
  );
  expect(existsSync(file)).toBe(false);
});

it("a killed process's lock is taken over", async () => {
  await withLock(file, () => Promise.resolve(), vi.fn());
  writeFileSync(file, '');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  await expect(withLock(file, () => Promise.resolve('done'), vi.fn())).resolves.toBe('done');
});
