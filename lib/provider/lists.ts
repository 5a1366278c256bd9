import { z } from 'zod';
import { isJsonObject } from '@/lib/json';
import type { Place } from './fields';

const label = z.string().trim().min(1).max(120);
/** A label that serves as a key in lookups, where every object has some already. */
export const term = label.refine((name) => !(name in Object.prototype));
/** Used unescaped in URLs and file names. */
export const key = term.max(64).regex(/^(?!\.+$)[\w.-]+$/);
export { label };

/** What was read of a list: its entries, how many were invalid, and what was wrong, by path. */
export type Parsed<T> = { entries: T[]; dropped: number; faults: string[] };

/** Returns the list in a response: the response itself, `items`, or the only list in an envelope; null if it has none. */
export function findList(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return body;
  if (!isJsonObject(body)) return null;
  if (Array.isArray(body.items)) return body.items;
  const lists = Object.values(body).filter(Array.isArray);
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

const envelope = z.object({
  next_cursor: z.string().min(1).max(1000).nullish().catch(null),
  total: z.int().min(0).optional().catch(undefined),
  offset: z.int().min(0).optional().catch(undefined),
});

/** Returns the query of the page after this one: by cursor, or by offset where a total is given; null for the last. */
export function getNextPage(body: unknown): string | null {
  const { next_cursor: cursor, total, offset } = envelope.safeParse(body).data ?? {};
  if (cursor) return `?cursor=${encodeURIComponent(cursor)}`;
  const next = (offset ?? 0) + (findList(body)?.length ?? 0);
  const isMore = total !== undefined && next > (offset ?? 0) && next < total;
  return isMore ? `?offset=${next}` : null;
}

/**
 * Parses the first entries of a list.
 * @param read returns undefined for an invalid entry, and records what is wrong
 * @throws if the body has no list, or the list no valid entry
 */
export function parseList<T>(
  body: unknown,
  max: number,
  read: (value: unknown, place: Place) => T | undefined,
): Parsed<T> {
  const list = findList(body);
  if (!list) throw new Error('not a list');
  const faults: string[] = [];
  const entries = list.slice(0, max).flatMap((value, index) => {
    const entry = read(value, { path: `[${index}]`, faults });
    return entry === undefined ? [] : [entry];
  });
  if (entries.length === 0) throw new Error('empty list');
  return { entries, dropped: list.length - entries.length, faults };
}
