import { escapeHtml } from '@/lib/http/escape-html';

/** Times are ISO 8601. */
export type AtomEntry = {
  id: string;
  title: string;
  url: string;
  published?: string;
  updated: string;
  summary: string;
};

type Feed = {
  brand: string;
  title: string;
  /** The feed's own URL, which is also its id. */
  address: string;
  /** The page that shows the same content. */
  page: string;
  updated: string;
  entries: readonly AtomEntry[];
};

const toEntry = ({ id, title, url, published, updated, summary }: AtomEntry) => `<entry>
<id>${escapeHtml(id)}</id>
<title>${escapeHtml(title)}</title>
<link href="${escapeHtml(url)}"/>
${published ? `<published>${published}</published>\n` : ''}<updated>${updated}</updated>
<summary>${escapeHtml(summary)}</summary>
</entry>`;

/** Formats an Atom feed in English. */
export const toAtomFeed = ({ brand, title, address, page, updated, entries }: Feed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${escapeHtml(address)}</id>
<title>${escapeHtml(`${brand}: ${title}`)}</title>
<link rel="self" href="${escapeHtml(address)}"/>
<link href="${escapeHtml(page)}"/>
<author><name>${escapeHtml(brand)}</name></author>
<updated>${updated}</updated>
${entries.map(toEntry).join('\n')}
</feed>
`;

/** Returns the first moment of a day, month or year. */
export const toMoment = (date: string): string => `${`${date}-01-01`.slice(0, 10)}T00:00:00Z`;
