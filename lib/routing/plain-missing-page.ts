import { escapeHtml } from '@/lib/http/escape-html';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/site/paths';
import { getMissingMessage } from './missing';

/** Responds to an unknown path while the site's own page cannot be rendered. */
export function getPlainMissingPage(locale: Locale, path: string): Response {
  const { missing, crumbs } = getMessages(locale);
  const html = `<!doctype html>
<html lang="${LOCALES[locale].html}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(missing.title)}</title>
<h1>${escapeHtml(missing.title)}</h1>
<p>${escapeHtml(getMissingMessage(path, missing))}</p>
<p><a href="${localizePath('/', locale)}">${escapeHtml(crumbs.home)}</a></p>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'",
  };
  return new Response(html, { status: 404, headers });
}
