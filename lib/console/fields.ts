import type { MethodParameter } from '@/lib/chains/methods';

/** A value of a call that a visitor can change: a parameter, or one entry of a parameter that is an object. */
export type ConsoleField = {
  /** The parameter's name, with that of the entry behind it: `filter.fromBlock`. */
  id: string;
  label: string;
  /** The type as the data has it; empty for an entry. */
  type: string;
  isRequired: boolean;
  /** What it holds at first: a text as it is, anything else as JSON, nothing for what is better left out. */
  text: string;
  example: unknown;
  /** What is taken as it is, what has to be JSON, and what may be either. */
  kind: 'text' | 'json' | 'any';
};

/** What the fields hold, by their ids. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Longer values are for a program to send. */
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

/** The fields of a call; an object becomes a field for each of its entries. */
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
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** What is wrong with a field; null when nothing is. */
export function getFieldError(field: ConsoleField, text: string): 'missing' | 'json' | null {
  // An example may be empty.
  if (text === field.text) return null;
  if (!text.trim()) return field.isRequired ? 'missing' : null;
  return field.kind === 'json' && !parse(text) ? 'json' : null;
}

/** The value of a field; none for an empty one. A field in error keeps what it held at first. */
function readValue(field: ConsoleField, typed: string | undefined): { value: unknown } | null {
  const isKept = typed === undefined || typed === field.text || getFieldError(field, typed);
  if (isKept) return { value: field.example ?? null };
  if (!typed.trim()) return null;
  return field.kind === 'text' ? { value: typed } : (parse(typed) ?? { value: typed });
}

/** The parameters with what the fields hold in place of their examples. */
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
