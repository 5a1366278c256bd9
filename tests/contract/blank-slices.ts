import type { SharedSliceModel } from '@prismicio/client';
import { completeFields } from '@/embedded/content/complete';
import type { FieldModels } from '@/embedded/content/models';
import type { ApiSlice } from '@/scripts/library/slices';

type Values = Record<string, unknown>;

const NO_MODELS = { customTypes: [], sharedSlices: [] };

/** Returns fields as the content service does if an editor typed nothing, with `rows` blank items in each group. */
function toBlank(fields: FieldModels, rows = 0): Values {
  const groups = Object.entries(fields).flatMap(([id, field]) =>
    field.type === 'Group'
      ? [[id, Array.from({ length: rows }, () => toBlank(field.config?.fields ?? {}, rows))]]
      : [],
  );
  return { ...completeFields(fields, {}, NO_MODELS), ...Object.fromEntries(groups) } as Values;
}

export function toBlankSlices(model: SharedSliceModel, rows: number): ApiSlice[] {
  return model.variations.map(({ id, primary = {}, items = {} }) => ({
    id: `${model.id}$blank`,
    slice_type: model.id,
    variation: id,
    primary: toBlank(primary, rows),
    items: Array.from({ length: rows }, () => toBlank(items, rows)),
  }));
}

/** Returns the values once per field, with that field blank; a group's field is blank in all items. */
function toGaps(fields: FieldModels, values: Values): { field: string; values: Values }[] {
  const blank = toBlank(fields);
  return Object.entries(fields).flatMap(([id, model]) => {
    const gap = { field: id, values: { ...values, [id]: blank[id] } };
    if (model.type !== 'Group') return [gap];
    const items = values[id] as Values[];
    const inner = model.config?.fields ?? {};
    const gaps = Object.keys(inner).map((field) => ({
      field: `${id}.${field}`,
      values: {
        ...values,
        [id]: items.map((item) => ({ ...item, [field]: toBlank(inner)[field] })),
      },
    }));
    return [gap, ...gaps];
  });
}

/** Returns a slice once per field, with that field left blank. */
export function toSlicesWithGap(model: SharedSliceModel, slice: ApiSlice) {
  const variation = model.variations.find(({ id }) => id === slice.variation);
  return toGaps(variation?.primary ?? {}, slice.primary).map(({ field, values }) => ({
    field,
    slice: { ...slice, primary: values },
  }));
}
