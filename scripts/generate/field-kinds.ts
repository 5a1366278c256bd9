import type { CustomTypeModelField } from '@prismicio/client';
import { loadModels } from '@/embedded/content/load';
import { getTypeFields, type FieldModels } from '@/embedded/content/models';
import type { FieldKind, FieldKinds, KindTables } from '@/lib/content/field-kinds';

export const FIELD_KINDS = 'lib/content/field-kinds.json';

function toKind(field: CustomTypeModelField): FieldKind {
  if (field.type === 'Group') return toKinds((field.config?.fields ?? {}) as FieldModels);
  if (field.type === 'Select') return field.config?.options ?? [];
  const isRepeated = field.type === 'Link' && (field.config as { repeat?: boolean })?.repeat;
  return isRepeated ? 'Links' : field.type;
}

const toKinds = (fields: FieldModels): FieldKinds =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toKind(field)]));

/** Returns what each field may contain, from the models of types, and of slices by variation. */
export function getFieldKinds(root: string): KindTables {
  const { customTypes, sharedSlices } = loadModels(root);
  const types = customTypes.map((model) => [model.id, toKinds(getTypeFields(model))] as const);
  const slices = sharedSlices.map(({ id, variations }) => {
    const kinds = variations.map(({ id: variation, primary, items }) => [
      variation,
      { primary: toKinds(primary ?? {}), items: toKinds(items ?? {}) },
    ]);
    return [id, Object.fromEntries(kinds)] as const;
  });
  return { types: Object.fromEntries(types), slices: Object.fromEntries(slices) };
}
