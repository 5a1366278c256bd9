import type { CustomTypeModelField } from '@prismicio/client';
import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';
import { getSliceFields } from './models';
import type { FieldModels, LinkConfig } from './models';
import type { ContentModels } from './types';

export type CompletionContext = { models: ContentModels };

function getEmptyValue(field: CustomTypeModelField): unknown {
  switch (field.type) {
    case 'StructuredText':
    case 'Group':
    case 'Slices':
    case 'Choice':
      return [];
    case 'Image':
    case 'Embed':
    case 'GeoPoint':
      return {};
    case 'Link':
      return (field.config as LinkConfig | undefined)?.repeat ? [] : { link_type: 'Any' };
    case 'Boolean':
      return field.config?.default_value ?? false;
    default:
      return null;
  }
}

function completeSlice(slice: JsonObject, context: CompletionContext): JsonObject {
  const fields = getSliceFields(context.models, slice);
  if (!fields) return slice;
  const items = Array.isArray(slice.items) ? slice.items.filter(isJsonObject) : [];
  return {
    version: fields.version,
    slice_label: null,
    ...slice,
    primary: completeFields(
      fields.primary,
      isJsonObject(slice.primary) ? slice.primary : {},
      context,
    ),
    items: items.map((item) => completeFields(fields.items, item, context)),
  };
}

function completeValue(
  field: CustomTypeModelField,
  value: unknown,
  context: CompletionContext,
): unknown {
  if (value === undefined) return getEmptyValue(field);
  if (!Array.isArray(value)) return value;
  if (field.type === 'Group') {
    const fields = field.config?.fields ?? {};
    return value.map((item: JsonObject) => completeFields(fields, item, context));
  }
  return field.type === 'Slices'
    ? value.map((slice: JsonObject) => completeSlice(slice, context))
    : value;
}

/** Adds the empty values that the models guarantee and a file may omit. */
export function completeFields(
  fields: FieldModels,
  values: JsonObject,
  context: CompletionContext,
): JsonObject {
  const completed = Object.entries(fields)
    .filter(([, field]) => field.type !== 'UID' && field.type !== 'Separator')
    .map(([id, field]) => [id, completeValue(field, values[id], context)]);
  return { ...values, ...Object.fromEntries(completed) };
}
