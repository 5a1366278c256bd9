import type { CustomTypeModelSliceZoneField } from '@prismicio/client';
import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';
import { getSliceFields } from './models';
import type { FieldModels } from './models';
import { checkKeys } from './validate-context';
import type { FieldContext } from './validate-context';

const SLICE_KEYS = [
  ...['id', 'slice_type', 'slice_label', 'variation', 'version'],
  ...['primary', 'items'],
];

export type CheckFields = (
  fields: FieldModels,
  values: JsonObject,
  path: string,
  context: FieldContext,
) => void;

function checkSliceValues(
  slice: JsonObject,
  fields: { primary: FieldModels; items: FieldModels },
  path: string,
  context: FieldContext,
  checkFields: CheckFields,
) {
  const { primary, items = [] } = slice;
  if (isJsonObject(primary)) checkFields(fields.primary, primary, `${path}.primary`, context);
  else context.report(`${path}.primary`, 'must be an object');
  if (!Array.isArray(items)) return context.report(`${path}.items`, 'must be a list');
  items.forEach((item: unknown, index) => {
    const itemPath = `${path}.items[${index}]`;
    if (isJsonObject(item)) checkFields(fields.items, item, itemPath, context);
    else context.report(itemPath, 'must be an object');
  });
}

/** Validates a slice zone: its slices, their variations and their fields. */
export function checkSliceZone(
  field: CustomTypeModelSliceZoneField,
  value: unknown,
  path: string,
  context: FieldContext,
  checkFields: CheckFields,
) {
  if (!Array.isArray(value)) return context.report(path, 'Slices must be a list');
  value.forEach((slice: unknown, index) => {
    const slicePath = `${path}[${index}]`;
    if (!isJsonObject(slice)) return context.report(slicePath, 'a slice must be an object');
    checkKeys(slice, SLICE_KEYS, slicePath, context);
    const type = String(slice.slice_type);
    if (field.config?.choices?.[type]?.type !== 'SharedSlice') {
      return context.report(slicePath, `the slice "${type}" is not allowed here`);
    }
    const fields = getSliceFields(context.models, slice);
    if (fields) return checkSliceValues(slice, fields, slicePath, context, checkFields);
    context.report(slicePath, `the slice "${type}" has no variation "${String(slice.variation)}"`);
  });
}

/** Reports slices without an id, or with another's id; pages use them as keys. */
export function checkSliceIds({ document, report }: FieldContext) {
  const seen = new Set<string>();
  for (const [field, value] of Object.entries(document.data)) {
    if (!Array.isArray(value)) continue;
    value.forEach((slice: unknown, index) => {
      if (!isJsonObject(slice) || !('slice_type' in slice)) return;
      const path = `data.${field}[${index}]`;
      if (typeof slice.id !== 'string' || slice.id === '')
        return report(path, 'the slice has no id');
      if (seen.has(slice.id)) report(path, `duplicate slice id "${slice.id}"`);
      seen.add(slice.id);
    });
  }
}
