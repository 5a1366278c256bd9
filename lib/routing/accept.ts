import { parsePreferences } from '@/lib/http/preferences';

/**
 * True if an Accept header names Markdown and prefers it to HTML. Wildcards count for neither: a client that accepts
 * anything gets the page.
 */
export function isMarkdownPreferred(accept: string | null): boolean {
  const preferences = parsePreferences(accept);
  const getPlace = (type: string) =>
    preferences.findIndex((preference) => preference.name === type);
  const markdown = getPlace('text/markdown');
  const html = getPlace('text/html');
  const wanted = preferences[markdown]?.quality ?? 0;
  if (wanted === 0) return false;
  const other = preferences[html]?.quality ?? 0;
  return wanted > other || (wanted === other && markdown < html);
}
