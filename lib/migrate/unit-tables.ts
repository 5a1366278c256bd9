import { DAY_MS } from '@/lib/utc-day';
import tables from './data/unit-tables.json';
import type { UnitTable } from './unit-table-schema';

/** What other providers count a call as, by name; a contract test checks the data against its schema. */
export const UNIT_TABLES = tables as unknown as readonly UnitTable[];

/** Days after which a table is marked as old, and after which it is not shown. */
const OLD_AFTER = 90;
const HIDDEN_AFTER = 180;

export type TableAge = 'fresh' | 'old' | 'hidden';

/** Returns the age of a table on a UTC day. It is as old as its oldest source; a copy is older than its reading. */
export function getTableAge({ sources }: Pick<UnitTable, 'sources'>, today: string): TableAge {
  const toDays = (date: string) => (Date.parse(today) - Date.parse(date)) / DAY_MS;
  const sinceRead = Math.max(...sources.map(({ readAt }) => toDays(readAt)));
  const sinceCopied = Math.max(...sources.map(({ copyAt, readAt }) => toDays(copyAt ?? readAt)));
  if (sinceRead > HIDDEN_AFTER) return 'hidden';
  return sinceCopied > OLD_AFTER ? 'old' : 'fresh';
}

/** Returns the tables that may be shown on a UTC day. */
export const getShownTables = (today: string): UnitTable[] =>
  UNIT_TABLES.filter((table) => getTableAge(table, today) !== 'hidden');

type PricedCall = { chain: string; family: string; method: string; isArchive?: boolean };

/** Returns the units of one call in a provider's scheme; `chain` or `method` if the table lacks it. */
export function getTableUnits({ rules }: UnitTable, call: PricedCall): number | 'chain' | 'method' {
  const { chain, family, method, isArchive = false } = call;
  const rule = rules.find(
    ({ chains, families }) =>
      chains?.includes(chain) || families?.some((one) => one === family || one === '*'),
  );
  if (!rule) return 'chain';
  const { methods = {}, prefixes = {}, each, archive = 1 } = rule;
  const factor = isArchive ? archive : 1;
  const listed = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (Array.isArray(listed)) return listed[isArchive ? 1 : 0] * factor;
  const prefix = Object.keys(prefixes).find((begin) => method.startsWith(begin));
  const units = listed ?? (prefix === undefined ? each : prefixes[prefix]);
  return units === undefined ? 'method' : units * factor;
}
