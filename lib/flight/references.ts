import { getPart, isElement } from './elements';
import type { Json, Row } from './rows';

/** `$L1b`, `$1b`, `$Q1b`, or part of a row: `$1b:props:children:0`. */
const REFERENCE = /^\$([A-Zhi@]?)([0-9a-f]+)((?::[^:]+)*)$/;

/** `kind` is how React reads the row: immediately (empty), when it is rendered (`L`), or otherwise. */
type Reference = { kind: string; id: string; path: string };

/** Parses a string as a reference to a row; null for text. */
export function toReference(text: string): Reference | null {
  if (!text.startsWith('$')) return null;
  const [, kind = '', id = '', path = ''] = REFERENCE.exec(text) ?? [];
  return id ? { kind, id, path } : null;
}

function* readReferences(value: Json): Generator<Reference> {
  if (typeof value === 'string') {
    const reference = toReference(value);
    if (reference) yield reference;
  } else if (value && typeof value === 'object') {
    for (const part of Object.values(value)) yield* readReferences(part);
  }
}

/** Maps each row to the paths in it that other data refers to. */
export function getSharedPaths(rows: Row[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const row of rows) {
    if (row.kind !== 'model') continue;
    for (const { id, path } of readReferences(row.value)) {
      if (path) paths.set(id, [...(paths.get(id) ?? []), path]);
    }
  }
  return paths;
}

/** Returns the ids of some rows and of all rows reachable from them. */
function follow(rows: Row[], ids: Iterable<string>): Set<string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reached = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const row = byId.get(id);
    if (row?.kind !== 'model' && row?.kind !== 'client') continue;
    for (const reference of readReferences(row.value)) waiting.push(reference.id);
  }
  return reached;
}

const hasElements = (value: Json): boolean =>
  isElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasElements));

/**
 * Returns the rows whose elements are reachable from a value. A reference to a part without elements, such as messages
 * that several components share, leads to what that part refers to, not to the rest of its row.
 */
export function getReferred(rows: Row[], value: Json): Set<string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reached = new Set<string>();
  const followed = new Set<string>();
  const waiting = [...readReferences(value)];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, path } = next;
    if (followed.has(id + path) || reached.has(id)) continue;
    followed.add(id + path);
    const row = byId.get(id);
    if (row?.kind !== 'model') continue;
    const part = path ? getPart(row.value, path) : undefined;
    const isData = part !== undefined && !hasElements(part);
    if (!isData) reached.add(id);
    waiting.push(...readReferences(isData ? part : row.value));
  }
  return reached;
}

/** Keeps the rows reachable from one row, and those that are not data. */
export function dropUnused(rows: Row[], rootId: string): Row[] {
  const used = follow(rows, [rootId]);
  return rows.filter((row) => row.kind === 'other' || used.has(row.id));
}
