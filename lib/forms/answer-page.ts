import { getFormMessages } from '@/lib/i18n/form-messages';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/http/escape-html';
import type { FormAnswer } from './form-answer';

type Parts = {
  answer: FormAnswer;
  locale: Locale;
  /** URL of the site's own page for this outcome. */
  location: string;
  status: number;
  headers: Headers;
};

/**
 * Builds the body of a rejection for browsers without scripts: what is wrong, in words, for anyone who reads the
 * response itself, and a redirect to the site's own page about it.
 */
export function toAnswerPage({ answer, locale, location, status, headers }: Parts): Response {
  const { title, text, fields = {} } = answer;
  const fieldErrors = [...new Set(Object.values(fields))].map(
    (fieldError) => `<li>${escapeHtml(fieldError)}</li>`,
  );
  const html = `<!doctype html>
<html lang="${LOCALES[locale].html}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escapeHtml(location)}">
<title>${escapeHtml(title)}</title>
<h1>${escapeHtml(title)}</h1>
${fieldErrors.length > 0 ? `<ul>${fieldErrors.join('')}</ul>` : ''}
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(location)}">${escapeHtml(getFormMessages(locale).results.more)}</a></p>
</html>
`;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'");
  return new Response(html, { status, headers });
}
