import { toParsingError } from './errors';
import { assertKnownPath, getFieldValues, isInScope } from './field-values';
import { ARGUMENT_KINDS } from './filter-definition';
import type { FilterDefinition } from './filter-definition';
import { DATE_FILTERS } from './filters-date';
import { FIELD_FILTERS } from './filters-field';
import { NUMBER_FILTERS } from './filters-number';
import { parseQuery } from './predicates';
import type { Predicate } from './predicates';
import type { ContentModels, StoredDocument } from './types';

export type DocumentFilter = (document: StoredDocument) => boolean;

const DEFINITIONS: Record<string, FilterDefinition> = {
  ...FIELD_FILTERS,
  ...NUMBER_FILTERS,
  ...DATE_FILTERS,
  // Similarity is the real service's own measure, so nothing is similar here.
  similar: { args: ['a text', 'a number'], create: () => () => false },
};

const isWholeDocument = ({ name, path }: Predicate) => name === 'fulltext' && path === 'document';

function getValues(document: StoredDocument, predicate: Predicate): unknown[] {
  if (!predicate.path) return [];
  return isWholeDocument(predicate)
    ? [document.uid, document.data]
    : getFieldValues(document, predicate.path);
}

function checkArguments({ name, args, query, column }: Predicate, definition: FilterDefinition) {
  const isFitting =
    args.length === definition.args.length &&
    definition.args.every((kind, index) => ARGUMENT_KINDS[kind](args[index] ?? ''));
  if (isFitting) return;
  const expected = definition.args.join(', ') || 'no value';
  throw toParsingError(`predicate '${name}' expects ${expected}`, query, column);
}

function toFilter(predicate: Predicate, models: ContentModels): DocumentFilter {
  const { name, path, args, query, column } = predicate;
  const definition = Object.hasOwn(DEFINITIONS, name) ? DEFINITIONS[name] : undefined;
  if (!definition) throw toParsingError(`unknown predicate '${name}'`, query, column);
  checkArguments(predicate, definition);
  if (name !== 'similar' && !isWholeDocument(predicate)) {
    assertKnownPath(path, models, query, column);
  }
  try {
    const matches = definition.create(...args);
    return (document) =>
      matches({ values: getValues(document, predicate), isInScope: isInScope(document, path) });
  } catch (error) {
    throw toParsingError(`predicate '${name}': ${String(error)}`, query, column);
  }
}

/**
 * Parses the filters of all `q` parameters; a document must pass every one.
 * @throws {ApiFault} 400 if one is malformed, or names an unknown predicate or field
 */
export function toFilters(queries: readonly string[], models: ContentModels): DocumentFilter[] {
  return queries.flatMap(parseQuery).map((predicate) => toFilter(predicate, models));
}
