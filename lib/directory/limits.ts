import { LIMIT_UNITS } from '@/lib/limits/groups';
import { listUnstated } from '@/lib/limits/resolve';
import { isSampleProvider } from '@/lib/provider';
import { LIMIT_FIELDS, LIMIT_SCOPES, type LimitRow } from '@/lib/provider/limit-fields';
import { LIMITS_FILE } from '@/lib/site/addresses';
import { toJsonFile, toSchemaFile, type DataFile } from './data-file';
import schema from './limits.schema.json';

/** A limit as published: `isUnlimited` for no limit; a scope that is null applies to all. */
export const toPublicLimit = ({ field, scope, value, source, checkedOn }: LimitRow) => ({
  field,
  ...Object.fromEntries(LIMIT_SCOPES.map((name) => [name, scope[name] ?? null])),
  value,
  unit: typeof value === 'number' ? (LIMIT_UNITS[field] ?? null) : null,
  isUnlimited: value === null,
  source,
  checkedOn,
});

/** Returns the published file of limits at `path`; null for any other path. */
export function getLimitFile(
  path: string,
  rows: readonly LimitRow[],
  origin: string,
): DataFile | null {
  if (path === '/limits.schema.json') return toSchemaFile(schema, origin + path);
  if (path !== LIMITS_FILE) return null;
  return toJsonFile({
    $schema: `${origin}/limits.schema.json`,
    source: isSampleProvider() ? 'sample' : 'live',
    limits: rows.map(toPublicLimit),
    notStated: listUnstated(rows, LIMIT_FIELDS),
  });
}
