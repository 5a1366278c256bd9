import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isContentAway } from '@/lib/content/away';
import { STYLE, STYLED_FORM_POLICY } from '@/lib/forms/confirmation-style';
import { BUSY_HEADER } from '@/lib/http/busy-header';
import { escapeHtml } from '@/lib/http/escape-html';
import { formatMessage } from '@/lib/i18n/format-message';
import { LOCALES } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath, splitLocale } from '@/lib/site/paths';
import { askAgain } from './ask-again';

/** By then the service has been asked again. */
const RETRY_SECONDS = 30;
/** What Next says of the page that it could not render. */
const STALE_HEADERS = [
  BUSY_HEADER,
  'content-encoding',
  'content-length',
  'etag',
  'link',
  'transfer-encoding',
];

type Answer = { type: string; body: string };

/** What stands in for a page that cannot be made now, in the language of its address. */
export function toUnavailableAnswer(pathname: string): Answer {
  const { locale } = splitLocale(pathname);
  const { unavailable, crumbs } = getMessages(locale);
  const title = escapeHtml(unavailable.title);
  const text = escapeHtml(formatMessage(unavailable.text, { seconds: String(RETRY_SECONDS) }));
  if (path.extname(pathname)) return { type: 'text/plain', body: `${unavailable.title}\n` };
  return {
    type: 'text/html',
    body: `<!doctype html>
<html lang="${LOCALES[locale].html}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<form><button type="submit">${escapeHtml(unavailable.retry)}</button></form>
<p><a href="${localizePath('/', locale)}">${escapeHtml(crumbs.home)}</a></p>
</main>
</html>
`,
  };
}

/**
 * Has a page that fails because the content service does not answer give its last good version. One that was never made
 * before says so, with a status that search engines and proxies understand, as does one that too many wait for.
 */
export function answerUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  isAway: () => boolean = isContentAway,
): void {
  const pathname = (request.url ?? '').split(/[?#]/, 1)[0] ?? '';
  if (/^\/(?:api|_next)\//.test(pathname)) return;
  const { writeHead, write, end, flushHeaders } = response;
  const { url = '/' } = request;
  let isReplaced = false;
  let isSent = false;

  const isBusy = () => response.hasHeader(BUSY_HEADER);
  /** True once the answer that is about to leave is such a failure. */
  const isFailure = (status = response.statusCode) =>
    (isReplaced ||= !response.headersSent && (isBusy() || (status === 500 && isAway())));

  async function send(): Promise<void> {
    const wasBusy = isBusy();
    for (const name of STALE_HEADERS) response.removeHeader(name);
    // There is no older version of a page that waits to be rendered for the first time.
    const lastGood = wasBusy ? null : await askAgain(request, url);
    if (lastGood) {
      writeHead.call(response, lastGood.status, lastGood.headers);
      end.call(response, lastGood.body, 'utf8');
      return;
    }
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

  response.writeHead = ((...parts: Parameters<typeof writeHead>) =>
    isFailure(parts[0]) ? response : writeHead.apply(response, parts)) as typeof writeHead;
  response.flushHeaders = () => {
    if (!isFailure()) flushHeaders.call(response);
  };
  response.write = ((...parts: Parameters<typeof write>) =>
    isFailure() || write.apply(response, parts)) as typeof write;
  response.end = ((...parts: Parameters<typeof end>) => {
    if (!isFailure()) return end.apply(response, parts);
    if (!isSent) void send();
    isSent = true;
    return response;
  }) as typeof end;
}
