import { parseExactJson } from '@/lib/samples/literals';
import type { MethodParameter } from '@/lib/chains/methods';

/** An editable value of a call: a parameter, or one entry of a parameter that is an object. */
export type ConsoleField = {
  /** The parameter's name, followed by the entry's: `filter.fromBlock`. */
  id: string;
  label: string;
  /** The type from the data; empty for an entry. */
  type: string;
  isRequired: boolean;
  /** The initial text: strings verbatim, other values as JSON, empty for values better omitted. */
  text: string;
  example: unknown;
  /** Whether the text is used verbatim, must be JSON, or may be either. */
  kind: 'text' | 'json' | 'any';
};

/** The text of each field, by id. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Longer values belong in a program. */
export const MAX_VALUE_CHARS = 10_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toKind = (example: unknown) => {
  if (example === null || example === undefined) return 'any';
  return typeof example === 'string' ? 'text' : 'json';
};

function toFieldText(example: unknown): string {
  if (example === null || example === undefined) return '';
  return typeof example === 'string' ? example : JSON.stringify(example);
}

const toEntryId = (name: string, entry: string) => `${name}.${entry}`;

/** Lists the fields of a call; an object becomes one field per entry. */
export function toFields(params: readonly MethodParameter[]): ConsoleField[] {
  return params.flatMap(({ name, type, required, example }) => {
    if (isObject(example) && Object.keys(example).length > 0) {
      return Object.entries(example).map(([entry, value]) => ({
        id: toEntryId(name, entry),
        label: entry,
        type: '',
        isRequired: false,
        text: toFieldText(value),
        example: value,
        kind: toKind(value),
      }));
    }
    const field = { id: name, label: name, type, example, isRequired: required };
    return [{ ...field, text: toFieldText(example), kind: toKind(example) }];
  });
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: parseExactJson(text) };
  } catch {
    return null;
  }
}

/** Returns what is wrong with a field; null if it is valid. */
export function getFieldError(field: ConsoleField, text: string): 'missing' | 'json' | null {
  // Examples may be empty.
  if (text === field.text) return null;
  if (!text.trim()) return field.isRequired ? 'missing' : null;
  return field.kind === 'json' && !parse(text) ? 'json' : null;
}

/** Reads a field's value; none if it is empty. An invalid field keeps its initial value. */
function readValue(field: ConsoleField, typed: string | undefined): { value: unknown } | null {
  const isKept = typed === undefined || typed === field.text || getFieldError(field, typed);
  if (isKept) return { value: field.example ?? null };
  if (!typed.trim()) return null;
  return field.kind === 'text' ? { value: typed } : (parse(typed) ?? { value: typed });
}

/** Replaces the examples in the parameters with the values of the fields. */
export function applyFields(
  params: readonly MethodParameter[],
  texts: FieldTexts,
): MethodParameter[] {
  return params.map((parameter) => {
    const fields = toFields([parameter]);
    const [first] = fields;
    if (first?.id === parameter.name) {
      return { ...parameter, example: readValue(first, texts[first.id])?.value ?? null };
    }
    const entries = fields.flatMap((field) => {
      const read = readValue(field, texts[field.id]);
      return read ? [[field.label, read.value] as const] : [];
    });
    return { ...parameter, example: Object.fromEntries(entries) };
  });
}
