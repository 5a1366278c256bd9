import { z } from 'zod';
import { isJsonObject } from '@/lib/json';

/** The response of the repository's root URL, limited to what this site reads. */
const repository = z.looseObject({
  refs: z
    .array(
      z.object({
        id: z.string(),
        ref: z.string().min(1),
        label: z.string(),
        isMasterRef: z.boolean().default(false),
      }),
    )
    .refine((refs) => refs.some(({ isMasterRef }) => isMasterRef)),
  forms: z.record(z.string(), z.unknown()),
});

/** The most documents in one response, and the most pages of a list. */
export const MAX_RESULTS = 100;
export const MAX_PAGES = 200;

const searchPage = z.looseObject({
  page: z.number(),
  total_results_size: z.number(),
  results_per_page: z.number().positive(),
  total_pages: z.number().optional(),
  next_page: z.string().nullable(),
  results: z.array(
    z.looseObject({
      id: z.string(),
      type: z.string(),
      lang: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** A list that continues past its end would be read forever; one that stops early would remove pages. */
function isWholePage(answer: z.output<typeof searchPage>): boolean {
  const { page, results_per_page: size, total_results_size: total, results } = answer;
  const { total_pages: pages = MAX_PAGES, next_page: next } = answer;
  if (next !== null) {
    const isFull = results.length > 0 && results.length === size;
    return isFull && page < Math.min(pages, MAX_PAGES);
  }
  const before = (page - 1) * size;
  return results.length > 0 ? before + results.length === total : total <= before;
}

const search = searchPage
  .refine(({ results }) => new Set(results.map(({ id }) => id)).size === results.length)
  .refine(({ results, results_per_page: size }) => results.length <= size)
  .refine(isWholePage);

export type RepositoryInfo = z.output<typeof repository>;
export type SearchPage = z.output<typeof search>;

/** Parses a response; undefined if it does not have the expected shape. */
export type Shape<T> = (json: unknown) => T | undefined;

const MAX_REFS = 10_000;

/** False for a list so long that reporting each invalid entry would exhaust memory. */
const isShort = (json: unknown, list: string, most: number): boolean => {
  const entries = isJsonObject(json) ? json[list] : undefined;
  return !Array.isArray(entries) || entries.length <= most;
};

export const toRepositoryInfo: Shape<RepositoryInfo> = (json) =>
  isShort(json, 'refs', MAX_REFS) ? repository.safeParse(json).data : undefined;
export const toSearchPage: Shape<SearchPage> = (json) =>
  isShort(json, 'results', MAX_RESULTS) ? search.safeParse(json).data : undefined;
