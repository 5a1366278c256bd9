import {
  LIMIT_SCOPES,
  type LimitField,
  type LimitRow,
  type LimitScope,
} from '@/lib/provider/limit-fields';

const applies = ({ scope }: LimitRow, target: LimitScope) =>
  LIMIT_SCOPES.every((name) => scope[name] === undefined || scope[name] === target[name]);

/** A narrower scope counts more, and a plan more than a chain: what was bought decides. */
const getWeight = ({ scope }: LimitRow) =>
  LIMIT_SCOPES.reduce((sum, name, index) => sum + (scope[name] === undefined ? 0 : 100 - index), 0);

/** Returns the narrowest row of a field that applies to a target; null if none is stated. */
export function findLimit(
  rows: readonly LimitRow[],
  field: LimitField,
  target: LimitScope,
): LimitRow | null {
  const own = rows.filter((row) => row.field === field && applies(row, target));
  return own.reduce<LimitRow | null>(
    (best, row) => (!best || getWeight(row) > getWeight(best) ? row : best),
    null,
  );
}

/** Lists the rows about one chain alone, or about one of its networks, interfaces or methods. */
export const listExceptions = (rows: readonly LimitRow[]): LimitRow[] =>
  rows.filter(({ scope }) => LIMIT_SCOPES.some((name) => name !== 'plan' && scope[name]));

/** Lists the fields that no row states. */
export const listUnstated = (rows: readonly LimitRow[], fields: readonly LimitField[]) =>
  fields.filter((field) => rows.every((row) => row.field !== field));
