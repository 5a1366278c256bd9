import path from 'node:path';
import { STYLE } from '@/lib/forms/confirmation-style';
import { escapeHtml } from '@/lib/http/escape-html';
import { formatMessage } from '@/lib/i18n/format-message';
import { LOCALES } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath, splitLocale } from '@/lib/site/paths';

/** By then, the service has been asked again. */
export const RETRY_SECONDS = 30;

type Answer = { type: string; body: string };

/** Returns the response for a page that cannot be rendered right now, in the language of its URL. */
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
