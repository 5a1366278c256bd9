import { expect, it } from 'vitest';
import { describeError, getErrorLine } from '@/lib/errors';

const SECRET = 'https://example.com/?access_token=secret';

/** The content client's error, with the URL and the response. */
function createClientError(message: string): Error {
  return Object.assign(new Error(message), { url: SECRET, response: 'the whole answer' });
}

it('an error is described by its message and where it was thrown, and by its causes', () => {
  const error = new RangeError('too long', { cause: createClientError('status 500') });
  const lines = describeError(error).split('\n');
  expect(lines[0]).toBe('RangeError: too long');
  expect(lines[1]).toMatch(/^ +at .*errors\.test\.ts/);
  expect(lines).toContain('Cause: Error: status 500');
});

it('no property of an error reaches the log', () => {
  const error = new Error('outer', { cause: createClientError('inner') });
  expect(describeError(error)).not.toMatch(/secret|answer/);
  expect(describeError(createClientError('inner'))).not.toMatch(/secret|answer/);
});

it("another service's message cannot forge a log line", () => {
  const hostile = `bad\n    at forged (file.js:1:1)\r\u001B[31mred\u2028${'x'.repeat(5000)}`;
  expect(getErrorLine(new Error(hostile))).toMatch(/^bad at forged \(file\.js:1:1\) *\[31mred x+$/);
  expect(getErrorLine(hostile).length).toBeLessThan(1000);
  const lines = describeError(new Error(hostile)).split('\n');
  expect(lines.filter((line) => line.includes('forged'))).toEqual([lines[0]]);
  expect(lines.join('')).not.toContain('\u001B');
});
