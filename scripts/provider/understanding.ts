import { isJsonObject } from '@/lib/json';
import { findField, type Names } from '@/lib/provider/fields';

/** What the site makes of one field of a list. */
export type FieldUse = {
  field: string;
  /** The name under which the provider sends it; null if it does not. */
  name: string | null;
  /** In how many entries. */
  count: number;
};

export type Understanding = {
  entries: number;
  uses: FieldUse[];
  /** Names that the site has no use for. */
  ignored: string[];
};

/** Lists the names of an entry; those of an object in it too, if one of the known names leads there. */
function listNames(entry: unknown, known: readonly string[]): string[] {
  if (!isJsonObject(entry)) return [];
  return Object.entries(entry).flatMap(([name, value]) => {
    const prefix = `${name}.`;
    const leadsInside = isJsonObject(value) && known.some((one) => one.startsWith(prefix));
    return leadsInside ? Object.keys(value).map((inner) => prefix + inner) : [name];
  });
}

/** Compares entries with the fields that the site reads. */
export function understand(
  entries: readonly unknown[],
  fields: Readonly<Record<string, Names>>,
): Understanding {
  const known = Object.values(fields).flat();
  const uses = Object.entries(fields).map(([field, names]): FieldUse => {
    const found = entries.flatMap((entry) => findField(entry, names) ?? []);
    return { field, name: found[0]?.name ?? null, count: found.length };
  });
  const sent = new Set(entries.flatMap((entry) => listNames(entry, known)));
  return {
    entries: entries.length,
    uses,
    ignored: [...sent].filter((name) => !known.includes(name)),
  };
}

/** Formats what was understood of a list, as lines for a terminal. */
export function toLines(
  title: string,
  { entries, uses, ignored }: Understanding,
  without: Readonly<Record<string, string>>,
): string[] {
  const sent = uses.filter(({ name }) => name !== null);
  const missing = uses.filter(({ name }) => name === null);
  return [
    `  ${title}: ${entries}`,
    ...sent.map(({ field, name, count }) => {
      const note = count < entries ? `, in ${count} of ${entries}` : '';
      return `    understood  ${field}${name === field ? '' : ` from ${name}`}${note}`;
    }),
    ...(ignored.length > 0 ? [`    ignored     ${ignored.join(', ')}`] : []),
    ...missing.map(({ field }) => `    missing     ${field}: ${without[field] ?? 'not shown'}`),
  ];
}
