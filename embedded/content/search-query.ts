import type { Route } from '@prismicio/client';
import { isJsonObject, toItems } from '@/lib/json';
import { toParsingError } from './errors';
import { parseFieldLists, type FieldLists } from './field-lists';
import { toFilters, type DocumentFilter } from './filters';
import { getTypeModel } from './models';
import type { ContentModels, StoredDocument } from './types';
import { assertKnownPath, getFieldValues } from './field-values';
import { toScalars } from './text';

type Compare = (a: StoredDocument, b: StoredDocument) => number;
type SortKey = string | number | undefined;

const ORDERING = /^([a-z_][\w.-]*)(?:\s+(asc|desc))?$/i;

function toSortKey(document: StoredDocument, path: string): SortKey {
  const scalar = toScalars(getFieldValues(document, path))[0];
  if (typeof scalar === 'string') return scalar.toLowerCase();
  return scalar === undefined ? undefined : Number(scalar);
}

// A document without the field comes last in either direction.
function compareKeys(a: SortKey, b: SortKey, sign: number): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return (a < b ? -1 : 1) * sign;
}

/**
 * Parses an ordering such as `[my.page.title desc,document.tags]`; ties are ordered by id, so that pages never overlap.
 * @throws {ApiError} 400
 */
function toComparison(orderings: string, models: ContentModels): Compare {
  const terms = orderings
    .replace(/^\s*\[|\]\s*$/g, '')
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => {
      const [, path = '', direction] = ORDERING.exec(term) ?? [];
      if (!path) throw toParsingError(`unexpected ordering '${term}'`, orderings);
      assertKnownPath(path, models, orderings);
      return { path, sign: direction?.toLowerCase() === 'desc' ? -1 : 1 };
    });
  return (a, b) => {
    for (const { path, sign } of terms) {
      const order = compareKeys(toSortKey(a, path), toSortKey(b, path), sign);
      if (order !== 0) return order;
    }
    return a.id < b.id ? -1 : 1;
  };
}

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/** The parsed and validated parameters of a search. */
export type SearchQuery = {
  filters: readonly DocumentFilter[];
  compare: (a: StoredDocument, b: StoredDocument) => number;
  lang: string;
  page: number;
  pageSize: number;
  after?: string;
  routes: readonly Route[];
  brokenRoute?: string;
  fetchLinks?: FieldLists;
};

function parseCount(params: URLSearchParams, name: string, fallback: number): number {
  const text = params.get(name);
  if (text === null) return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw toParsingError(`${name} must be a whole number from 1, not '${text}'`);
  }
  return count;
}

function isRoute(value: unknown): value is Route {
  return isJsonObject(value) && typeof value.type === 'string' && typeof value.path === 'string';
}

function parseRoutes(parameter: string | null, models: ContentModels): Route[] {
  if (!parameter) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(parameter);
  } catch {
    throw toParsingError('routes are not JSON', parameter);
  }
  return toItems(parsed).map((route) => {
    if (!isRoute(route)) throw toParsingError('a route needs a type and a path', parameter);
    if (models.customTypes.length > 0 && !getTypeModel(models, route.type)) {
      throw toParsingError(`a route names the unknown type '${route.type}'`, parameter);
    }
    return route;
  });
}

/**
 * Parses the parameters of a search.
 * @throws {ApiError} 400 naming the invalid parameter or the position in it
 */
export function parseSearchQuery(
  params: URLSearchParams,
  models: ContentModels,
  masterLang: string,
): SearchQuery {
  if (params.has('graphQuery')) {
    throw toParsingError(
      'graphQuery is not supported by the embedded repository; use fetchLinks or a second query',
    );
  }
  return {
    filters: toFilters(params.getAll('q'), models),
    compare: toComparison(params.get('orderings') ?? '', models),
    lang: params.get('lang') || masterLang,
    page: parseCount(params, 'page', 1),
    pageSize: Math.min(MAX_PAGE_SIZE, parseCount(params, 'pageSize', DEFAULT_PAGE_SIZE)),
    after: params.get('after') ?? undefined,
    routes: parseRoutes(params.get('routes'), models),
    brokenRoute: params.get('brokenRoute') ?? undefined,
    fetchLinks: parseFieldLists(params.get('fetchLinks')),
  };
}
