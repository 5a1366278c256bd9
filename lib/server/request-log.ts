import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeError, getErrorLine } from '@/lib/errors';
import { createThrottledLog } from '@/lib/throttled-log';

const logError = createThrottledLog((line) => console.error(line));

/** Logs why a page could not be rendered, at most once a minute per reason. Visitors may still get its last version. */
export function logPageError(error: unknown, path: string): void {
  const [pathname = ''] = path.split(/[?#]/, 1);
  logError(
    `The page ${pathname} could not be rendered: ${describeError(error)}`,
    getErrorLine(error),
  );
}

type Level = 'debug' | 'info' | 'warn' | 'error';
type Entry = Record<string, string | number>;

const requestIds = new AsyncLocalStorage<string>();

/** A request id that a proxy may have set; anything else is replaced. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Over HTTP/2, a client can repeat a long path with a single byte. */
const MAX_PATH_CHARS = 200;
/** Far more than a message and its stack take. */
const MAX_MESSAGE_CHARS = 10_000;

function toLogPart(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message;
  return typeof part === 'object' && part !== null ? JSON.stringify(part) : String(part);
}

function writeLine(level: Level, message: string, more: Entry = {}) {
  const id = requestIds.getStore();
  const line = { time: new Date().toISOString(), level, message, ...(id && { requestId: id }) };
  process.stdout.write(`${JSON.stringify({ ...line, ...more })}\n`);
}

/**
 * Ignores log lines that cannot be written from now on, as on a full disk. Otherwise, such an error is an uncaught
 * exception, which Next logs: that fails too, endlessly.
 */
export function ignoreLogErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

/** Formats everything that the process logs from now on as one line of JSON, including Next's own messages. */
export function logAsJson(): void {
  const log =
    (level: Level) =>
    (...parts: unknown[]) =>
      writeLine(level, parts.map(toLogPart).join(' ').slice(0, MAX_MESSAGE_CHARS));
  Object.assign(console, {
    debug: log('debug'),
    log: log('info'),
    info: log('info'),
    warn: log('warn'),
    error: log('error'),
  });
}

/**
 * Runs a request handler so that its log lines carry the request's id, and logs one line once it has responded. Omits
 * the query and the client's address, because both can identify a person.
 */
export function withRequestLog(
  request: IncomingMessage,
  response: ServerResponse,
  { isIdTrusted, answer }: { isIdTrusted: boolean; answer: () => void },
): void {
  const given = String(request.headers['x-request-id'] ?? '');
  const id = isIdTrusted && REQUEST_ID.test(given) ? given : randomUUID();
  const began = performance.now();
  const { method = '', url = '' } = request;
  response.setHeader('x-request-id', id);
  requestIds.run(id, () => {
    response.once('close', () => {
      writeLine('info', 'request', {
        method,
        path: url.split(/[?#]/, 1)[0]?.slice(0, MAX_PATH_CHARS) ?? '',
        status: response.writableFinished ? response.statusCode : 499,
        durationMs: Math.round(performance.now() - began),
        requestId: id,
      });
    });
    answer();
  });
}
