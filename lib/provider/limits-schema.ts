import { z } from 'zod';
import { toSiteKey } from '@/lib/chains/server-keys';
import { findField, readField, type Place } from './fields';
import { LIMIT_FIELDS, LIMIT_SCOPES, type LimitRow, type LimitScope } from './limit-fields';
import { key, parseList, term } from './lists';

/** More rows than a provider states. */
const MAX_ROWS = 2000;

const words = z.string().trim().min(1).max(200);
const value = z.union([z.number().min(0).max(1e15), words]);
const method = z.string().min(1).max(200);
const NUMBER = /^\d+(?:\.\d+)?$/;

const NAMES = {
  field: ['field', 'name'],
  value: ['value'],
  noLimit: ['noLimit', 'no_limit', 'unlimited'],
  source: ['source'],
  checkedOn: ['checkedOn', 'checked_on', 'date'],
} as const;

/** Reads a row; undefined if nothing is stated, or if it is wrong. */
export function readLimit(row: unknown, place: Place): LimitRow | undefined {
  const count = place.faults.length;
  const field = readField(row, NAMES.field, z.enum(LIMIT_FIELDS), place);
  const given = readField(row, NAMES.value, value, place);
  const isUnlimited = readField(row, NAMES.noLimit, z.boolean(), place) ?? false;
  const scope: LimitScope = {};
  for (const name of LIMIT_SCOPES) {
    const kind = name === 'method' ? method : name === 'interface' ? term : key;
    const inside = findField(row, [name, `scope.${name}`]) ? [name, `scope.${name}`] : [name];
    const found = readField(row, inside, kind, place);
    if (found !== undefined) scope[name] = name === 'chain' ? toSiteKey(found) : found;
  }
  // A row whose scope is wrong must not apply to everything.
  if (field === undefined || place.faults.length > count) return undefined;
  if (given === undefined && !isUnlimited) return undefined;
  const isNumber = typeof given === 'string' && NUMBER.test(given);
  return {
    field,
    scope,
    value: isUnlimited ? null : isNumber ? Number(given) : (given ?? null),
    source: readField(row, NAMES.source, words, place) ?? null,
    checkedOn: readField(row, NAMES.checkedOn, z.iso.date(), place) ?? null,
  };
}

/**
 * Parses stated limits.
 * @throws if the body has no list, or the list no valid row
 */
export const parseLimits = (body: unknown) => parseList(body, MAX_ROWS, readLimit);
