import { toInstant } from './instants';
import type { PredicateValue } from './predicates';

/** A field's values in one document, for a filter. */
type FilterSubject = { values: readonly unknown[]; isInScope: boolean };

/** How one predicate of the query language is validated and applied. */
export type FilterDefinition = {
  args: readonly ArgumentKind[];
  /** Throws a RangeError for a meaningless argument. */
  create: (...args: PredicateValue[]) => (subject: FilterSubject) => boolean;
};

type ArgumentKind = keyof typeof ARGUMENT_KINDS;

export const ARGUMENT_KINDS = {
  'a value': (value: PredicateValue) => !Array.isArray(value),
  'a value or a list': () => true,
  'a list': (value: PredicateValue) => Array.isArray(value),
  'a text': (value: PredicateValue) => typeof value === 'string',
  'a number': (value: PredicateValue) => typeof value === 'number',
  'a date': (value: PredicateValue) => !Number.isNaN(toInstant(value)),
};
