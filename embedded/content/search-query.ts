import type { Route } from '@prismicio/client';
import { isJsonObject, toItems } from '@/lib/json';
import { toParsingError } from './errors';
import { parseFieldLists } from './field-lists';
import type { FieldLists } from './field-lists';
import { toFilters } from './filters';
import type { DocumentFilter } from './filters';
import { getTypeModel } from './models';
import { toComparison } from './orderings';
import type { ContentModels, StoredDocument } from './types';

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
