import type { CustomTypeModel, CustomTypeModelField } from '@prismicio/client';
import type { JsonObject } from '@/lib/json';
import type { ContentModels } from './types';

export type FieldModels = Readonly<Record<string, CustomTypeModelField>>;

/** What the kinds of link models have in common. */
export type LinkConfig = {
  select?: string | null;
  customtypes?: readonly (string | RelationshipSelection)[];
  allowText?: boolean;
  repeat?: boolean;
  variants?: readonly string[];
};

/** The fields of linked documents that a content relationship brings along. */
export type RelationshipSelection = { id: string; fields: readonly FieldSelection[] };
export type FieldSelection =
  | string
  | { id: string; fields: readonly FieldSelection[] }
  | { id: string; customtypes: readonly (string | RelationshipSelection)[] };

export type SliceFields = { primary: FieldModels; items: FieldModels; version?: string };

/** The fields of a custom type over all its tabs. */
export function getTypeFields(model: CustomTypeModel): FieldModels {
  return Object.assign({}, ...Object.values(model.json)) as FieldModels;
}

export function getTypeModel(models: ContentModels, type: string): CustomTypeModel | undefined {
  return models.customTypes.find((model) => model.id === type);
}

/** The fields of a slice's variation; undefined when the models have no such slice or variation. */
export function getSliceFields(models: ContentModels, slice: JsonObject): SliceFields | undefined {
  const variation = models.sharedSlices
    .find((model) => model.id === slice.slice_type)
    ?.variations.find((candidate) => candidate.id === slice.variation);
  if (!variation) return undefined;
  const { primary = {}, items = {}, version } = variation;
  return { primary, items, version };
}

/** Walks a path of field ids through groups; undefined when it leads nowhere. */
export function getFieldModel(
  fields: FieldModels,
  [id = '', ...rest]: readonly string[],
): CustomTypeModelField | undefined {
  const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
  if (!field || rest.length === 0) return field;
  return field.type === 'Group' ? getFieldModel(field.config?.fields ?? {}, rest) : undefined;
}
