import type { CustomTypeModelField } from '@prismicio/client';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { getSliceFields, type FieldModels, type LinkConfig } from './models';
import type { ContentModels } from './types';

function getEmptyValue(field: CustomTypeModelField): unknown {
  switch (field.type) {
    case 'StructuredText':
    case 'Group':
    case 'Slices':
      return [];
    case 'Image':
    case 'Embed':
      return {};
    case 'Link':
      return (field.config as LinkConfig | undefined)?.repeat ? [] : { link_type: 'Any' };
    case 'Boolean':
      return field.config?.default_value ?? false;
    default:
      return null;
  }
}

function completeSlice(slice: JsonObject, models: ContentModels): JsonObject {
  const fields = getSliceFields(models, slice);
  if (!fields) return slice;
  const primary = isJsonObject(slice.primary) ? slice.primary : {};
  const items = Array.isArray(slice.items) ? slice.items.filter(isJsonObject) : [];
  return {
    version: fields.version,
    slice_label: null,
    ...slice,
    primary: completeFields(fields.primary, primary, models),
    items: items.map((item) => completeFields(fields.items, item, models)),
  };
}

function completeValue(field: CustomTypeModelField, value: unknown, models: ContentModels) {
  if (value === undefined) return getEmptyValue(field);
  if (!Array.isArray(value)) return value;
  const objects = value as JsonObject[];
  if (field.type === 'Slices') return objects.map((slice) => completeSlice(slice, models));
  const fields = field.type === 'Group' ? field.config?.fields : undefined;
  return fields ? objects.map((item) => completeFields(fields, item, models)) : value;
}

/** Adds the empty values that the models guarantee and a file may omit. */
export function completeFields(
  fields: FieldModels,
  values: JsonObject,
  models: ContentModels,
): JsonObject {
  const completed = Object.entries(fields)
    .filter(([, field]) => field.type !== 'UID')
    .map(([id, field]) => [id, completeValue(field, values[id], models)]);
  return { ...values, ...Object.fromEntries(completed) };
}
