import { buildQueryURL, filter } from '@prismicio/client';
import { CONTENT_LANGUAGES } from './languages';
import { isEmpty } from './transport/is-empty';
import type { Needs } from './transport/needs';

/** Types with one document per language, without which pages cannot be rendered. */
const SINGLE_TYPES = ['settings', 'navigation', 'home', 'node', 'faucet'];
const WANTED = SINGLE_TYPES.flatMap((type) => CONTENT_LANGUAGES.map(({ id }) => `${type} ${id}`));

/** What every content version must have; a document without any field counts as missing. */
export const createNeeds = (endpoint: string, accessToken?: string): Needs => ({
  toQuery: (ref) =>
    buildQueryURL(endpoint, {
      ref,
      filters: [filter.any('document.type', SINGLE_TYPES)],
      lang: '*',
      pageSize: 100,
      ...(accessToken && { accessToken }),
    }),
  isType: (type) => SINGLE_TYPES.includes(type),
  findLack({ results }) {
    const filled = results.filter(({ data }) => !isEmpty(data));
    const found = new Set(filled.map(({ type, lang }) => `${type} ${lang}`));
    return WANTED.find((name) => !found.has(name)) ?? null;
  },
});
