import { isJsonObject, toItems } from '@/lib/json';
import type { FilterDefinition } from './filter-definition';
import { toInstant } from './instants';
import type { PredicateValue } from './predicates';
import { collectText, isFilledValue, toScalars } from './text';

const EARTH_RADIUS_KM = 6371;
const normalize = (text: string) => text.normalize('NFKC').toLowerCase();

// The client sends a Date in milliseconds, while fields contain ISO text.
function isSame(scalar: unknown, expected: unknown): boolean {
  if (typeof scalar === 'string' && typeof expected === 'number') {
    return toInstant(scalar) === expected;
  }
  return scalar === expected;
}

function isAt(values: readonly unknown[], expected: PredicateValue): boolean {
  const scalars = toScalars(values);
  return toItems(expected).every((item) => scalars.some((scalar) => isSame(scalar, item)));
}

function isAny(values: readonly unknown[], expected: PredicateValue): boolean {
  const scalars = toScalars(values);
  return toItems(expected).some((item) => scalars.some((scalar) => isSame(scalar, item)));
}

function hasWords(values: readonly unknown[], messages: readonly string[]): boolean {
  const text = normalize(collectText(values).join('\n'));
  return messages.every((word) => text.includes(word));
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

function getDistance(point: unknown, latitude: number, longitude: number): number {
  if (!isJsonObject(point)) return Number.NaN;
  const [from, to] = [toRadians(latitude), toRadians(Number(point.latitude))];
  const turn = toRadians(Number(point.longitude) - longitude);
  const chord =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

const oneOf: FilterDefinition = {
  args: ['a list'],
  create:
    (list = []) =>
    (subject) =>
      isAny(subject.values, list),
};

export const FIELD_FILTERS: Record<string, FilterDefinition> = {
  at: {
    args: ['a value or a list'],
    create:
      (expected = '') =>
      (subject) =>
        isAt(subject.values, expected),
  },
  not: {
    args: ['a value or a list'],
    create:
      (expected = '') =>
      (subject) =>
        !isAt(subject.values, expected),
  },
  any: oneOf,
  in: oneOf,
  has: {
    args: [],
    create:
      () =>
      ({ values }) =>
        values.some(isFilledValue),
  },
  missing: {
    args: [],
    create: () => (subject) => subject.isInScope && !subject.values.some(isFilledValue),
  },
  fulltext: {
    args: ['a text'],
    create: (terms) => {
      const messages = normalize(String(terms)).split(/\s+/).filter(Boolean);
      return (subject) => hasWords(subject.values, messages);
    },
  },
  'geopoint.near': {
    args: ['a number', 'a number', 'a number'],
    create: (latitude, longitude, radius) => (subject) =>
      subject.values.some(
        (point) => getDistance(point, Number(latitude), Number(longitude)) <= Number(radius),
      ),
  },
};
