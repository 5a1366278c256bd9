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
