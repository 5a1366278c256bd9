import tables from './field-kinds.json';

/** A type of Prismic's, the options of a select, or the fields of a group. */
export type FieldKind = string | readonly string[] | FieldKinds;
export type FieldKinds = { readonly [name: string]: FieldKind };
export type KindTables = {
  types: { readonly [type: string]: FieldKinds };
  slices: { readonly [slice: string]: { primary: FieldKinds; items: FieldKinds } };
};

const { types, slices } = tables as unknown as KindTables;

const NONE = {};

/** What the fields of a custom type may hold; nothing of a type that the site does not know. */
export const getTypeKinds = (type: unknown): FieldKinds =>
  typeof type === 'string' && Object.hasOwn(types, type) ? (types[type] ?? NONE) : NONE;

/** The same of a slice in one of its variations. */
export function getSliceKinds(id: unknown, variation: unknown) {
  const name = `${String(id)} ${String(variation)}`;
  return (Object.hasOwn(slices, name) && slices[name]) || { primary: NONE, items: NONE };
}
