import { escapeHtml } from '@/lib/http/escape-html';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { switchLocale } from '@/lib/site/paths';
import { MISSING_PATH, getMissingMessage, type MissingMessages } from './missing';

const MESSAGE = /(<span data-missing-message="">)[^<]*(<\/span>)/;
const SCRIPTS = /(<script[\s\S]*?<\/script>)/;

/**
 * Fills a visitor's path into the HTML of the cached page: the message, and the links to each language. Scripts stay
 * unchanged, because the page's policy lists their hashes.
 */
export function fillMissingPage(html: string, pathname: string, messages: MissingMessages): string {
  // A link to `//host/` would lead to another host.
  const path = pathname.replace(/^\/+/, '/');
  const message = escapeHtml(getMissingMessage(path, messages));
  const links = LOCALE_KEYS.map((locale) => ({
    from: `href="${switchLocale(MISSING_PATH, locale)}"`,
    to: `href="${escapeHtml(switchLocale(path, locale))}"`,
  }));
  const fill = (part: string) =>
    links.reduce(
      (text, { from, to }) => text.replaceAll(from, () => to),
      part.replace(MESSAGE, (_, open: string, close: string) => open + message + close),
    );
  return html
    .split(SCRIPTS)
    .map((part) => (part.startsWith('<script') ? part : fill(part)))
    .join('');
}
