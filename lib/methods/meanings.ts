import type { ChainMethod } from '@/lib/chains/methods';
import type { Locale } from '@/lib/i18n/locales';
import stored from './meanings.json';

/** What a parameter or a field means, and the value that a node takes if it is left out. */
export type Meaning = Readonly<Record<Locale, string>> & { default?: string };

type Meanings = Readonly<Record<string, Meaning>>;

/**
 * By family. A key is a name, or a method and a name where that differs; fields of objects are joined by dots.
 * Sources: ethereum/execution-apis, the RPC pages of solana.com/docs and the help texts of Bitcoin Core.
 */
const FAMILIES: Readonly<Record<string, { params: Meanings; fields: Meanings }>> = stored;

function find(method: ChainMethod, part: 'params' | 'fields', name: string): Meaning | null {
  const known = FAMILIES[method.family]?.[part];
  return known?.[`${method.name}.${name}`] ?? known?.[name] ?? null;
}

/** Returns what a parameter means; null if that is not recorded. */
export const getParameterMeaning = (method: ChainMethod, name: string): Meaning | null =>
  find(method, 'params', name);

type JsonKind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null';

/** A field of a result: its path, such as `value.lamports`, and its kind and value in the sample. */
type ResultField = {
  path: string;
  kind: JsonKind;
  example: unknown;
  meaning: Meaning | null;
};

function getKind(value: unknown): JsonKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'boolean' ? 'boolean' : 'number';
}

/** An object with named fields; false for one whose keys are values, such as addresses or placeholders. */
const hasFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => /^[A-Za-z_][\w-]{0,30}$/.test(key));

const DEEPEST = 2;

function listFields(value: unknown, prefix: string): Omit<ResultField, 'meaning'>[] {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (!hasFields(one)) return [];
  return Object.entries(one).flatMap(([name, example]) => {
    const path = prefix + name;
    const inner = path.split('.').length < DEEPEST ? listFields(example, `${path}.`) : [];
    return [{ path, kind: getKind(example), example }, ...inner];
  });
}

/** Lists the fields that a method's sample returns, two levels deep; none for a result without fields. */
export const getResultFields = (method: ChainMethod): ResultField[] =>
  listFields(method.result, '').map((field) => ({
    ...field,
    meaning: find(method, 'fields', field.path),
  }));
