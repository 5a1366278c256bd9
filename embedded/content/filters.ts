import { toItems } from '@/lib/json';
import { toParsingError } from './errors';
import {
  assertKnownPath,
  collectText,
  getFieldValues,
  isFilledValue,
  toScalars,
} from './field-values';
import type { ContentModels, StoredDocument } from './types';

export type DocumentFilter = (document: StoredDocument) => boolean;

type Argument = string | number | boolean | (string | number | boolean)[];

/** One condition of a query, as in `at(my.page.uid, "home")`. */
type Predicate = { name: string; path: string; args: Argument[] };

/** Decides by a field's values in one document. */
type Test = (values: readonly unknown[], argument: Argument) => boolean;

const PREDICATE = /\[(\w+)\(([a-z_][\w.-]*)(?:,((?:"(?:\\"|[^"])*"|[^")])*))?\)\]/gi;

const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

const isAt: Test = (values, expected) => {
  const scalars = toScalars(values) as unknown[];
  return toItems(expected).every((item) => scalars.includes(item));
};

const isAny: Test = (values, expected) => {
  const scalars = toScalars(values) as unknown[];
  return toItems(expected).some((item) => scalars.includes(item));
};

/** What the site's client sends; the real service has more. */
const TESTS: Record<string, { argument: 'any' | 'list' | 'text' | 'none'; test: Test }> = {
  at: { argument: 'any', test: isAt },
  not: { argument: 'any', test: (values, expected) => !isAt(values, expected) },
  any: { argument: 'list', test: isAny },
  in: { argument: 'list', test: isAny },
  has: { argument: 'none', test: (values) => values.some(isFilledValue) },
  missing: { argument: 'none', test: (values) => !values.some(isFilledValue) },
  fulltext: {
    argument: 'text',
    test: (values, terms) => {
      const text = normalize(collectText(values).join('\n'));
      return normalize(String(terms))
        .split(/\s+/)
        .every((word) => text.includes(word));
    },
  },
};

const FITS: Record<string, (args: Argument[]) => boolean> = {
  any: ({ length }) => length === 1,
  list: ({ length, 0: argument }) => length === 1 && Array.isArray(argument),
  text: ({ length, 0: argument }) => length === 1 && typeof argument === 'string',
  none: ({ length }) => length === 0,
};

/**
 * Parses one `q` parameter, `[[at(…)][any(…)]]`; its values are written as in JSON.
 * @throws {ApiError} 400
 */
function parseQuery(query: string): Predicate[] {
  const inner = /^\s*\[(.*)\]\s*$/s.exec(query)?.[1] ?? '';
  const found = [...inner.matchAll(PREDICATE)];
  const rest = inner.replace(PREDICATE, '').trim();
  if (found.length === 0 || rest) throw toParsingError(`a predicate expected in '${query}'`);
  return found.map(([, name = '', path = '', args = '']) => {
    try {
      return { name, path, args: JSON.parse(`[${args}]`) as Argument[] };
    } catch {
      throw toParsingError(`the values of '${name}' cannot be read`);
    }
  });
}

function toFilter({ name, path, args }: Predicate, models: ContentModels): DocumentFilter {
  const known = Object.hasOwn(TESTS, name) ? TESTS[name] : undefined;
  if (!known) throw toParsingError(`unknown predicate '${name}'`);
  if (!FITS[known.argument]?.(args)) {
    throw toParsingError(`predicate '${name}' does not take these values`);
  }
  const isWhole = name === 'fulltext' && path === 'document';
  if (!isWhole) assertKnownPath(path, models);
  const [argument = ''] = args;
  return (document) => {
    // A field of another type is not missing.
    const isOther = path.startsWith('my.') && path.split('.')[1] !== document.type;
    if (isOther && name === 'missing') return false;
    const values = isWhole ? [document.uid, document.data] : getFieldValues(document, path);
    return known.test(values, argument);
  };
}

/**
 * Parses the filters of all `q` parameters; a document must pass every one.
 * @throws {ApiError} 400 if one is malformed, or names an unknown predicate or field
 */
export const toFilters = (queries: readonly string[], models: ContentModels): DocumentFilter[] =>
  queries.flatMap(parseQuery).map((predicate) => toFilter(predicate, models));
