import { buildQueryURL, filter } from '@prismicio/client';
import { CONTENT_LANGUAGES } from './languages';
import type { SearchPage } from './transport/shapes';

/** Types with one document in each language, without which pages cannot be made. */
const SINGLE_TYPES = ['settings', 'navigation', 'home', 'node', 'faucet'];

/** Address of the query for the documents that every version of the content must have. */
export const toTrial = (endpoint: string, ref: string, accessToken?: string): string =>
  buildQueryURL(endpoint, {
    ref,
    filters: [filter.any('document.type', SINGLE_TYPES)],
    lang: '*',
    pageSize: 100,
    ...(accessToken && { accessToken }),
  });

/** The first of these documents that an answer does not have; null when it has all. */
export function findLack({ results }: SearchPage): string | null {
  const found = new Set(results.map(({ type, lang }) => `${type} ${lang}`));
  const wanted = SINGLE_TYPES.flatMap((type) => CONTENT_LANGUAGES.map(({ id }) => `${type} ${id}`));
  return wanted.find((name) => !found.has(name)) ?? null;
}
