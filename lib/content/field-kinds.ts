import tables from './field-kinds.json';

/** A Prismic field type, the options of a select, or the fields of a group. */
export type FieldKind = string | readonly string[] | FieldKinds;
export type FieldKinds = { readonly [name: string]: FieldKind };
type SliceKinds = { primary: FieldKinds; items: FieldKinds };
export type KindTables = {
  types: { readonly [type: string]: FieldKinds };
  slices: { readonly [slice: string]: { readonly [variation: string]: SliceKinds } };
};

const { types, slices } = tables as unknown as KindTables;

/** Looks up an own entry of a table, whatever the name. */
const find = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** Returns the field kinds of a custom type; none if the site does not know the type. */
export const getTypeKinds = (type: unknown): FieldKinds => find(types, type) ?? {};

/** Returns the field kinds of a slice. An unknown variation falls back to the first. */
export function getSliceKinds(id: unknown, variation: unknown): SliceKinds {
  const variations = find(slices, id) ?? {};
  return find(variations, variation) ?? Object.values(variations)[0] ?? { primary: {}, items: {} };
}
