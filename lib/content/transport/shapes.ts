import { z } from 'zod';
import { isJsonObject } from '@/lib/json';

/** The answer of the repository's own address, as far as this site reads it. */
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

/** A hundred documents each. */
const MAX_PAGES = 200;

const searchPage = z.looseObject({
  page: z.number(),
  total_results_size: z.number(),
  results_per_page: z.number().optional(),
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

/** A list that goes on past its own end would be read for ever; one that breaks off would take pages away. */
const search = searchPage.refine((answer) => {
  const { page, results_per_page: size, total_results_size: total, results } = answer;
  const { total_pages: pages = MAX_PAGES, next_page: next } = answer;
  if (next !== null) return results.length > 0 && page < Math.min(pages, MAX_PAGES);
  if (page > 1 && size === undefined) return true;
  const before = (page - 1) * (size ?? 0);
  return results.length > 0 ? before + results.length === total : total <= before;
});

export type RepositoryInfo = z.output<typeof repository>;
export type SearchPage = z.output<typeof search>;

/** What an answer must be to count: its value, or undefined. */
export type Shape<T> = (json: unknown) => T | undefined;

const MAX_REFS = 10_000;
/** The most that the service puts into an answer. */
const MAX_RESULTS = 100;

/** False for a list so long that naming what is wrong with each entry would take all memory. */
const isShort = (json: unknown, list: string, most: number): boolean => {
  const entries = isJsonObject(json) ? json[list] : undefined;
  return !Array.isArray(entries) || entries.length <= most;
};

export const toRepositoryInfo: Shape<RepositoryInfo> = (json) =>
  isShort(json, 'refs', MAX_REFS) ? repository.safeParse(json).data : undefined;
export const toSearchPage: Shape<SearchPage> = (json) =>
  isShort(json, 'results', MAX_RESULTS) ? search.safeParse(json).data : undefined;
