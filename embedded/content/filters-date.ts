import type { FilterDefinition } from './filter-definition';
import { toInstant } from './instants';
import type { PredicateValue } from './predicates';
import { toScalars } from './text';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

type Comparison = (a: number, b: number) => boolean;
const COMPARISONS: Record<string, Comparison> = {
  '': (a, b) => a === b,
  '-after': (a, b) => a > b,
  '-before': (a, b) => a < b,
};

type DatePart = {
  read: (date: Date) => number;
  names?: readonly string[];
  from: number;
  to: number;
};
const PARTS: Record<string, DatePart> = {
  'day-of-month': { read: (date) => date.getUTCDate(), from: 1, to: 31 },
  'day-of-week': { read: (date) => date.getUTCDay() || 7, names: DAYS, from: 1, to: 7 },
  month: { read: (date) => date.getUTCMonth() + 1, names: MONTHS, from: 1, to: 12 },
  hour: { read: (date) => date.getUTCHours(), from: 0, to: 23 },
};

/** Parses a part of a date, given as a number or a name: 3, "3", "march" or "Mar". */
function toOrdinal(value: PredicateValue | undefined, { names = [], from, to }: DatePart): number {
  const word = String(value).toLowerCase();
  const named = word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));
  const ordinal = named >= 0 ? named + 1 : Number(value);
  if (!Number.isInteger(ordinal) || ordinal < from || ordinal > to) {
    throw new RangeError(`${JSON.stringify(value)} is out of range`);
  }
  return ordinal;
}

function toInstants(values: readonly unknown[]): number[] {
  return toScalars(values)
    .map(toInstant)
    .filter((instant) => !Number.isNaN(instant));
}

function toRangeDefinition(count: 1 | 2, test: (at: number, a: number, b: number) => boolean) {
  const definition: FilterDefinition = {
    args: Array.from({ length: count }, () => 'a date' as const),
    create: (first, second) => (subject) =>
      toInstants(subject.values).some((at) => test(at, toInstant(first), toInstant(second))),
  };
  return definition;
}

function toPartDefinition(part: DatePart, compare: Comparison): FilterDefinition {
  return {
    args: ['a value'],
    create: (value) => {
      const ordinal = toOrdinal(value, part);
      return (subject) =>
        toInstants(subject.values).some((at) => compare(part.read(new Date(at)), ordinal));
    },
  };
}

const partDefinitions = Object.entries(PARTS).flatMap(([name, part]) =>
  Object.entries(COMPARISONS).map(
    ([suffix, compare]) => [`date.${name}${suffix}`, toPartDefinition(part, compare)] as const,
  ),
);

export const DATE_FILTERS: Record<string, FilterDefinition> = {
  'date.after': toRangeDefinition(1, (at, limit) => at > limit),
  'date.before': toRangeDefinition(1, (at, limit) => at < limit),
  'date.between': toRangeDefinition(2, (at, start, end) => at >= start && at <= end),
  'date.year': toPartDefinition(
    { read: (date) => date.getUTCFullYear(), from: 0, to: 9999 },
    (a, b) => a === b,
  ),
  ...Object.fromEntries(partDefinitions),
};
