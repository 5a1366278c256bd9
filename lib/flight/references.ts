import type { Json, Row } from './rows';

/** `$L1b`, `$1b`, `$Q1b`; also a part of a row: `$1b:props:children:0`. */
const REFERENCE = /^\$([A-Zhi@]?)([0-9a-f]+)((?::[^:]+)*)$/;

/** `kind` says how React reads the row: at once (empty), when it is rendered (`L`), or as something else. */
type Reference = { kind: string; id: string; path: string };

/** The row that a string refers to; null for text. */
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

/** Paths into rows that other parts of the data refer to, by row. */
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

/** The ids of the rows that some rows lead to, and their own. */
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

/** The rows that a value leads to. */
export const getReferred = (rows: Row[], value: Json): Set<string> =>
  follow(
    rows,
    [...readReferences(value)].map(({ id }) => id),
  );

/** The rows that one row leads to, and those that are no data. */
export function dropUnused(rows: Row[], rootId: string): Row[] {
  const used = follow(rows, [rootId]);
  return rows.filter((row) => row.kind === 'other' || used.has(row.id));
}
