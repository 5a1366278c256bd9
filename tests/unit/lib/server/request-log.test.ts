import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { withRequestLog } from '@/lib/server/request-log';

const console_ = { ...console };
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(console, console_);
});

function listenToLog() {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return lines;
}

it("a request's log line is short, however long its URL", () => {
  const lines = listenToLog();
  const response = Object.assign(new EventEmitter(), { setHeader: () => undefined });
  const request = { method: 'GET', url: `/${'"'.repeat(4000)}?email=ada`, headers: {} };
  withRequestLog(request as unknown as IncomingMessage, response as unknown as ServerResponse, {
    isIdTrusted: false,
    answer: () => undefined,
  });
  response.emit('close');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(1000);
  expect(lines[0]).not.toContain('ada');
});
