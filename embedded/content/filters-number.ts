import type { FilterDefinition } from './filter-definition';
import { toScalars } from './text';

type NumberTest = (value: number, first: number, second: number) => boolean;

function toDefinition(count: 1 | 2, test: NumberTest): FilterDefinition {
  return {
    args: Array.from({ length: count }, () => 'a number' as const),
    create: (first, second) => (subject) =>
      toScalars(subject.values).some(
        (value) => typeof value === 'number' && test(value, Number(first), Number(second)),
      ),
  };
}

export const NUMBER_FILTERS: Record<string, FilterDefinition> = {
  'number.lt': toDefinition(1, (value, limit) => value < limit),
  'number.gt': toDefinition(1, (value, limit) => value > limit),
  'number.inRange': toDefinition(2, (value, low, high) => value >= low && value <= high),
};
