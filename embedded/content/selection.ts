import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';
import type { FieldSelection, RelationshipSelection } from './models';
import type { StoredDocument } from './types';

type SelectionContext = { getDocument: (id: string) => StoredDocument | undefined };
type Selections = readonly (string | RelationshipSelection)[];

function selectField(
  value: unknown,
  selection: FieldSelection,
  context: SelectionContext,
): unknown {
  if (typeof selection === 'string') return value;
  if ('customtypes' in selection) return selectLinkData(value, selection.customtypes, context);
  const items = Array.isArray(value) ? value.filter(isJsonObject) : [];
  return items.map((item) => selectFields(item, selection.fields, context));
}

function selectFields(
  data: JsonObject,
  selections: readonly FieldSelection[],
  context: SelectionContext,
): JsonObject {
  const selected = selections.map((selection) => {
    const id = typeof selection === 'string' ? selection : selection.id;
    return [id, selectField(data[id], selection, context)];
  });
  return Object.fromEntries(selected) as JsonObject;
}

/** Adds the fields that a model selects from the target of a content relationship, or of each in a repeatable one. */
export function selectLinkData(
  value: unknown,
  selections: Selections = [],
  context: SelectionContext,
): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => selectLinkData(item, selections, context));
  }
  const id = isJsonObject(value) && value.link_type === 'Document' ? value.id : undefined;
  const target = typeof id === 'string' ? context.getDocument(id) : undefined;
  const selection = selections.find(
    (candidate) => typeof candidate !== 'string' && candidate.id === target?.type,
  );
  if (!isJsonObject(value) || !target || !selection || typeof selection === 'string') return value;
  return { ...value, data: selectFields(target.data, selection.fields, context) };
}
