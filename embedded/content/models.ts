import type { CustomTypeModel, CustomTypeModelField } from '@prismicio/client';
import type { JsonObject } from '@/lib/json';
import type { ContentModels } from './types';

export type FieldModels = Readonly<Record<string, CustomTypeModelField>>;

/** The common properties of link models. */
export type LinkConfig = {
  select?: string | null;
  customtypes?: readonly (string | { id: string })[];
  allowText?: boolean;
  repeat?: boolean;
  variants?: readonly string[];
};

/** Returns the fields of a custom type from all its tabs. */
export function getTypeFields(model: CustomTypeModel): FieldModels {
  return Object.assign({}, ...Object.values(model.json)) as FieldModels;
}

export function getTypeModel(models: ContentModels, type: string): CustomTypeModel | undefined {
  return models.customTypes.find((model) => model.id === type);
}

/** Returns the fields of a slice's variation; undefined if the models lack it. */
export function getSliceFields(models: ContentModels, slice: JsonObject) {
  const variation = models.sharedSlices
    .find((model) => model.id === slice.slice_type)
    ?.variations.find((candidate) => candidate.id === slice.variation);
  if (!variation) return undefined;
  const { primary = {}, items = {}, version } = variation;
  return { primary, items, version } as {
    primary: FieldModels;
    items: FieldModels;
    version?: string;
  };
}

/** Resolves a path of field ids through groups; undefined if it does not exist. */
export function getFieldModel(
  fields: FieldModels,
  [id = '', ...rest]: readonly string[],
): CustomTypeModelField | undefined {
  const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
  if (!field || rest.length === 0) return field;
  return field.type === 'Group' ? getFieldModel(field.config?.fields ?? {}, rest) : undefined;
}
