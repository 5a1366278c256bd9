import { toParsingError } from './errors';
import { assertKnownPath, getFieldValues } from './field-values';
import { toScalars } from './text';
import type { ContentModels, StoredDocument } from './types';

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
export function toComparison(orderings: string, models: ContentModels): Compare {
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
