import type { IncomingMessage, ServerResponse } from 'node:http';
import { isContentAway } from '@/lib/content/away';
import { describeError } from '@/lib/errors';
import { STYLED_FORM_POLICY } from '@/lib/forms/confirmation-style';
import { BUSY_HEADER } from '@/lib/http/busy-header';
import { askAgain } from './ask-again';
import { RETRY_SECONDS, toUnavailableAnswer } from './unavailable-answer';

/** Next's headers for a page that it could not render. */
const STALE_HEADERS = [
  BUSY_HEADER,
  'content-encoding',
  'content-length',
  'etag',
  'link',
  'transfer-encoding',
];

/**
 * Makes a failed page fall back to its last good version. If there is none and the content service is down, the
 * response says so with a status that search engines and proxies understand; the same goes for a page that too many
 * requests wait for.
 */
export function answerUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  isAway: () => boolean = isContentAway,
  ask: typeof askAgain = askAgain,
): void {
  const pathname = (request.url ?? '').split(/[?#]/, 1)[0] ?? '';
  if (/^\/(?:api|_next)\//.test(pathname)) return;
  const { writeHead, write, end, flushHeaders } = response;
  const { url = '/' } = request;
  /** Next's own response, as the calls that would send it. */
  const held: (() => void)[] = [];
  let isReplaced = false;
  let isHeadHeld = false;
  let isSent = false;

  const isBusy = () => response.hasHeader(BUSY_HEADER);
  /** True if the response about to be sent is such a failure. */
  const isFailure = (status = response.statusCode) =>
    (isReplaced ||= !response.headersSent && (isBusy() || status === 500));

  const dropStaleHeaders = () => {
    for (const name of STALE_HEADERS) response.removeHeader(name);
  };

  async function send(): Promise<void> {
    const wasBusy = isBusy();
    const wasAway = isAway();
    // A page that waits for its first rendering has no older version.
    const lastGood = wasBusy ? null : await ask(request, url);
    if (lastGood) {
      dropStaleHeaders();
      writeHead.call(response, lastGood.status, lastGood.headers);
      end.call(response, lastGood.body, 'utf8');
      return;
    }
    // The page itself is broken: Next's own response says so.
    if (!wasBusy && !wasAway) {
      Object.assign(response, { writeHead, write, end, flushHeaders });
      for (const call of held) call();
      return;
    }
    dropStaleHeaders();
    const { type, body } = toUnavailableAnswer(pathname);
    writeHead.call(response, 503, {
      'retry-after': String(RETRY_SECONDS),
      'cache-control': 'no-store',
      'content-type': `${type}; charset=utf-8`,
      'content-length': String(Buffer.byteLength(body)),
      'content-security-policy': STYLED_FORM_POLICY,
    });
    end.call(response, body, 'utf8');
  }

  /** Closes the connection: no error may leave a visitor waiting. */
  function fail(error: unknown): void {
    console.error(describeError(error));
    response.destroy();
  }

  response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
    if (!isFailure(parts[0])) return writeHead.apply(response, parts);
    // Compression calls this before each write, because nothing has been sent yet.
    if (!isHeadHeld) held.push(() => writeHead.apply(response, parts));
    isHeadHeld = true;
    return response;
  }) as typeof writeHead;
  response.flushHeaders = () => {
    if (!isFailure()) flushHeaders.call(response);
  };
  response.write = ((...parts: Parameters<typeof write>) => {
    if (!isFailure()) return write.apply(response, parts);
    held.push(() => write.apply(response, parts));
    return true;
  }) as typeof write;
  response.end = ((...parts: Parameters<typeof end>) => {
    if (!isFailure()) return end.apply(response, parts);
    held.push(() => end.apply(response, parts));
    if (!isSent) void send().catch(fail);
    isSent = true;
    return response;
  }) as typeof end;
}
