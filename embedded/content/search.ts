import type { PrismicDocument, Query, Route } from '@prismicio/client';
import { isJsonObject, toItems } from '@/lib/json';
import { toParsingError } from './errors';
import { assertKnownPath, getFieldValues, toScalars } from './field-values';
import { toFilters, type DocumentFilter } from './filters';
import { getTypeModel } from './models';
import type { ContentModels, StoredDocument } from './types';

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;
const ORDERING = /^([a-z_][\w.-]*)(?:\s+(asc|desc))?$/i;

type Compare = (a: StoredDocument, b: StoredDocument) => number;

/** The parsed and validated parameters of a search. */
export type SearchQuery = {
  filters: readonly DocumentFilter[];
  compare: Compare;
  lang: string;
  page: number;
  pageSize: number;
  after: string | null;
  routes: readonly Route[];
  brokenRoute?: string;
  /** Field paths such as `page.title`, by type. */
  fetchLinks?: ReadonlyMap<string, string[][]>;
};

function parseCount(params: URLSearchParams, name: string, fallback: number): number {
  const count = Number(params.get(name) ?? fallback);
  if (Number.isInteger(count) && count > 0) return count;
  throw toParsingError(`${name} must be a whole number from 1, not '${params.get(name)}'`);
}

function parseRoutes(parameter: string | null, models: ContentModels): Route[] {
  let routes: unknown;
  try {
    routes = JSON.parse(parameter || '[]');
  } catch {
    throw toParsingError('routes are not JSON');
  }
  return toItems(routes).map((route) => {
    if (!isJsonObject(route) || typeof route.type !== 'string' || typeof route.path !== 'string') {
      throw toParsingError('a route needs a type and a path');
    }
    if (models.customTypes.length > 0 && !getTypeModel(models, route.type)) {
      throw toParsingError(`a route names the unknown type '${route.type}'`);
    }
    return route as unknown as Route;
  });
}

/** Parses `fetchLinks`: `page.title,page.links.label`. */
function parseFieldLists(parameter: string | null) {
  if (!parameter) return undefined;
  const lists = new Map<string, string[][]>();
  for (const entry of parameter.split(',')) {
    const [type = '', ...keys] = entry.trim().replace(/^my\./, '').split('.');
    lists.set(type, [...(lists.get(type) ?? []), keys]);
  }
  return lists;
}

function toSortKey(document: StoredDocument, path: string): string | number | undefined {
  const [scalar] = toScalars(getFieldValues(document, path));
  if (typeof scalar === 'string') return scalar.toLowerCase();
  return scalar === undefined ? undefined : Number(scalar);
}

/**
 * Parses an ordering such as `[my.page.title desc,document.tags]`; ties are ordered by id, so that pages never overlap.
 * A document without the field comes last in either direction.
 */
function toComparison(orderings: string, models: ContentModels): Compare {
  const list = orderings.replace(/^\s*\[|\]\s*$/g, '').split(',');
  const terms = list.flatMap((term) => {
    if (term.trim() === '') return [];
    const [, path = '', direction] = ORDERING.exec(term.trim()) ?? [];
    if (!path) throw toParsingError(`unexpected ordering '${term}'`);
    assertKnownPath(path, models);
    return [{ path, sign: direction?.toLowerCase() === 'desc' ? -1 : 1 }];
  });
  return (one, other) => {
    for (const { path, sign } of terms) {
      const [a, b] = [toSortKey(one, path), toSortKey(other, path)];
      if (a === b) continue;
      if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
      return (a < b ? -1 : 1) * sign;
    }
    return one.id < other.id ? -1 : 1;
  };
}

/**
 * Parses the parameters of a search.
 * @throws {ApiError} 400 naming the invalid parameter
 */
export function parseSearchQuery(
  params: URLSearchParams,
  models: ContentModels,
  masterLang: string,
): SearchQuery {
  return {
    filters: toFilters(params.getAll('q'), models),
    compare: toComparison(params.get('orderings') ?? '', models),
    lang: params.get('lang') || masterLang,
    page: parseCount(params, 'page', 1),
    pageSize: Math.min(MAX_PAGE_SIZE, parseCount(params, 'pageSize', DEFAULT_PAGE_SIZE)),
    after: params.get('after'),
    routes: parseRoutes(params.get('routes'), models),
    brokenRoute: params.get('brokenRoute') ?? undefined,
    fetchLinks: parseFieldLists(params.get('fetchLinks')),
  };
}

/** Returns all documents that match a query, in its order. */
export function findDocuments(
  documents: readonly StoredDocument[],
  { lang, filters, compare, after }: SearchQuery,
): StoredDocument[] {
  const found = documents
    .filter((document) => lang === '*' || document.lang === lang)
    .filter((document) => filters.every((matches) => matches(document)))
    .sort(compare);
  if (after === null) return found;
  const position = found.findIndex(({ id }) => id === after);
  // After an unknown document there is nothing: the whole list again would send its reader into a loop.
  return position < 0 ? [] : found.slice(position + 1);
}

/** Returns one page of results in the Content API's envelope. */
export function toPage(
  found: readonly StoredDocument[],
  { page, pageSize }: SearchQuery,
  url: URL,
  write: (document: StoredDocument) => PrismicDocument,
): Query {
  const results = found.slice((page - 1) * pageSize, page * pageSize).map(write);
  const pages = Math.ceil(found.length / pageSize);
  const toUrl = (number: number) => {
    const target = new URL(url);
    target.searchParams.set('page', String(number));
    return target.toString();
  };
  return {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? toUrl(page + 1) : null,
    prev_page: page > 1 ? toUrl(page - 1) : null,
    results,
  };
}
