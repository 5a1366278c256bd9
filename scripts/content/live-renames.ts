import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createClient, filter, type PrismicDocument } from '@prismicio/client';
import { listResponseFolders } from '@/lib/content/repository';
import { toRedirects, type RedirectFields, type PublishedRedirect } from '@/lib/content/redirects';
import type { Env } from '@/lib/env';
import { parseLastGoodResponse } from '@/lib/last-good-responses';
import fixed from '@/lib/routing/redirects.json';
import config from '@/prismic.config.json';
import type { RedirectRule } from '@/lib/routing/decision';
import { splitLocale } from '@/lib/site/paths';

/** A document at a URL, with its language prefix. */
type Placed = { id: string; url: string };

type Rename = { from: string; to: string };

/**
 * Finds former URLs of existing documents without a redirect. A URL that another document has taken over is not lost.
 */
export function findRenames(
  before: readonly Placed[],
  now: readonly Placed[],
  rules: readonly (RedirectRule | PublishedRedirect)[],
): Rename[] {
  const urls = new Map(now.map(({ id, url }) => [id, url]));
  const taken = new Set(urls.values());
  const isLedOn = (url: string) => {
    const { locale, path } = splitLocale(url);
    return rules.some((rule) => rule.from === path && (rule.locale ?? locale) === locale);
  };
  const lost = before.flatMap(({ id, url }) => {
    const to = urls.get(id);
    return to && to !== url && !taken.has(url) && !isLedOn(url) ? [{ from: url, to }] : [];
  });
  return [...new Map(lost.map((rename) => [rename.from, rename])).values()];
}

/** Formats the redirect to add for a rename, for `lib/routing/redirects.json` or a document of type redirect. */
export function toSuggestion({ from, to }: Rename): string {
  const { locale, path } = splitLocale(from);
  const rule = { from: path, to: splitLocale(to).path, permanent: true, language: locale };
  return `${from} is now ${to}; publish a redirect: ${JSON.stringify(rule)}`;
}

/** Parses the documents of a kept response; none if it is not a list of documents, or is damaged. */
function readDocuments(file: string): Partial<PrismicDocument>[] {
  try {
    const { text } = parseLastGoodResponse(readFileSync(file, 'utf8'));
    return (JSON.parse(text) as { results?: PrismicDocument[] }).results ?? [];
  } catch {
    return [];
  }
}

/** Reads documents by URL from a folder's kept responses. */
function readKept(folder: string): Placed[] {
  const files = (() => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.json'));
    } catch {
      return [];
    }
  })();
  return files.flatMap((name) =>
    readDocuments(path.join(folder, name)).flatMap(({ id, url }) =>
      id && typeof url === 'string' ? [{ id, url }] : [],
    ),
  );
}

/**
 * Lists renames in the repository, since the site was built or served from here, that no redirect covers: one line
 * each. Null if nothing was kept, so that there is no comparison.
 * @throws if the repository cannot be read
 */
export async function findLiveRenames(root: string, env: Env): Promise<string[] | null> {
  const before = listResponseFolders(root).flatMap(readKept);
  if (before.length === 0) return null;
  const client = createClient<PrismicDocument>(env.PRISMIC_REPOSITORY ?? '', {
    documentAPIEndpoint: env.PRISMIC_ENDPOINT,
    accessToken: env.PRISMIC_ACCESS_TOKEN,
    routes: config.routes,
  });
  const types = [...new Set(config.routes.map(({ type }) => type)), 'redirect'];
  const documents = await client.dangerouslyGetAll({
    filters: [filter.any('document.type', types)],
    lang: '*',
  });
  const now = documents.flatMap(({ id, url }) => (url ? [{ id, url }] : []));
  const published = documents
    .filter(({ type }) => type === 'redirect')
    .flatMap(({ data }) => toRedirects(data as RedirectFields, new URL(env.SITE_URL).origin));
  return findRenames(before, now, [...fixed, ...published]).map(toSuggestion);
}
