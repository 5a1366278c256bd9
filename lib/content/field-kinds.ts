import tables from './field-kinds.json';

/** A type of Prismic's, the options of a select, or the fields of a group. */
export type FieldKind = string | readonly string[] | FieldKinds;
export type FieldKinds = { readonly [name: string]: FieldKind };
type SliceKinds = { primary: FieldKinds; items: FieldKinds };
export type KindTables = {
  types: { readonly [type: string]: FieldKinds };
  slices: { readonly [slice: string]: { readonly [variation: string]: SliceKinds } };
};

const { types, slices } = tables as unknown as KindTables;

/** An entry of a table, whatever the name. */
const find = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** What the fields of a custom type may hold; nothing of a type that the site does not know. */
export const getTypeKinds = (type: unknown): FieldKinds => find(types, type) ?? {};

/** The same of a slice; one in a variation that the site does not know is shown as its first. */
export function getSliceKinds(id: unknown, variation: unknown): SliceKinds {
  const variations = find(slices, id) ?? {};
  return find(variations, variation) ?? Object.values(variations)[0] ?? { primary: {}, items: {} };
}
