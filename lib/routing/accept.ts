type Preference = { type: string; quality: number };

function toPreference(part: string): Preference {
  const [type = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  const quality = parameters.find((word) => word.startsWith('q='))?.slice(2);
  return { type, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

/**
 * True if an Accept header names Markdown and prefers it to HTML. Wildcards count for neither: a client that
 * takes anything gets the page.
 */
export function isMarkdownPreferred(accept: string | null): boolean {
  const preferences = (accept ?? '').split(',').map(toPreference);
  const getPlace = (type: string) =>
    preferences.findIndex((preference) => preference.type === type);
  const markdown = getPlace('text/markdown');
  const html = getPlace('text/html');
  const wanted = preferences[markdown]?.quality ?? 0;
  if (wanted === 0) return false;
  const other = preferences[html]?.quality ?? 0;
  return wanted > other || (wanted === other && markdown < html);
}
