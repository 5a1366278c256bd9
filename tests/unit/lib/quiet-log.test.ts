import { expect, it } from 'vitest';
import { createQuietLog } from '@/lib/quiet-log';

it('writes each line at most once a minute, and other lines at once', () => {
  const lines: string[] = [];
  const clock = { now: 0 };
  const log = createQuietLog({ log: (line) => lines.push(line), now: () => clock.now });
  for (const now of [0, 1000, 59_000, 61_000]) {
    clock.now = now;
    log('one');
  }
  log('two');
  log('a third at /a/', 'third');
  log('a third at /b/', 'third');
  expect(lines).toEqual(['one', 'one', 'two', 'a third at /a/']);
});

it('remembers a limited number of lines, and tolerates a clock set back', () => {
  const lines: string[] = [];
  const clock = { now: 1_000_000 };
  const log = createQuietLog({ log: (line) => lines.push(line), now: () => clock.now });
  for (let index = 0; index < 1000; index += 1) log(`line ${index}`);
  clock.now = 0;
  log('line 999');
  expect(lines).toHaveLength(1001);
});
