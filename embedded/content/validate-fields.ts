import type { CustomTypeModelField } from '@prismicio/client';
import { isJsonObject, type JsonObject } from '@/lib/json';
import type { FieldModels, LinkConfig } from './models';
import type { FieldContext, FieldModel } from './validate-context';
import { checkLinkField } from './validate-link';
import { checkEmbed, checkImage } from './validate-media';
import { checkRichText, type RichTextConfig } from './validate-rich-text';
import { checkScalar } from './validate-scalars';
import { checkSliceZone } from './validate-slices';

const HEAD_CELLS = ['header'];
const BODY_CELLS = ['header', 'data'];

function checkCell(cell: unknown, kinds: readonly string[], path: string, context: FieldContext) {
  if (!isJsonObject(cell)) return context.report(path, 'a cell must be an object');
  if (typeof cell.key !== 'string') context.report(`${path}.key`, 'must be a text');
  if (!kinds.includes(String(cell.type))) {
    context.report(`${path}.type`, `must be ${kinds.join(' or ')}`);
  }
  checkRichText({}, cell.content, `${path}.content`, context);
}

function checkPart(part: unknown, kinds: readonly string[], path: string, context: FieldContext) {
  const rows = isJsonObject(part) ? part.rows : undefined;
  if (!Array.isArray(rows)) return context.report(path, 'must have a list of rows');
  rows.forEach((row: unknown, rowIndex) => {
    const rowPath = `${path}.rows[${rowIndex}]`;
    if (!isJsonObject(row) || typeof row.key !== 'string' || !Array.isArray(row.cells)) {
      return context.report(rowPath, 'a row must have a key and a list of cells');
    }
    row.cells.forEach((cell, index) =>
      checkCell(cell, kinds, `${rowPath}.cells[${index}]`, context),
    );
  });
}

/** Validates a table; null is an empty one. */
function checkTable(value: unknown, path: string, context: FieldContext) {
  if (value === null) return;
  if (!isJsonObject(value)) return context.report(path, 'Table must be an object or null');
  if (value.head !== undefined) checkPart(value.head, HEAD_CELLS, `${path}.head`, context);
  checkPart(value.body, BODY_CELLS, `${path}.body`, context);
}

function checkGroup(
  field: FieldModel<'Group'>,
  value: unknown,
  path: string,
  context: FieldContext,
) {
  if (!Array.isArray(value)) return context.report(path, 'Group must be a list');
  value.forEach((item: unknown, index) => {
    const itemPath = `${path}[${index}]`;
    if (isJsonObject(item)) checkFields(field.config?.fields ?? {}, item, itemPath, context);
    else context.report(itemPath, 'must be an object');
  });
}

function checkField(
  field: CustomTypeModelField,
  value: unknown,
  path: string,
  context: FieldContext,
) {
  switch (field.type) {
    case 'UID':
      return context.report(path, 'the UID belongs beside the data, not in it');
    case 'StructuredText': {
      const config: RichTextConfig = field.config ?? {};
      return checkRichText(config, value, path, context);
    }
    case 'Link':
      return checkLinkField((field.config ?? {}) as LinkConfig, value, path, context);
    case 'Image':
      return checkImage(field, value, path, context);
    case 'Embed':
      return checkEmbed(value, path, context);
    case 'Table':
      return checkTable(value, path, context);
    case 'Group':
      return checkGroup(field, value, path, context);
    case 'Slices':
      return checkSliceZone(field, value, path, context, checkFields);
    default:
      return checkScalar(field, value, path, context);
  }
}

/** Validates values against their field models; a missing value counts as empty. */
export function checkFields(
  fields: FieldModels,
  values: JsonObject,
  path: string,
  context: FieldContext,
): void {
  for (const [id, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    if (field) checkField(field, value, `${path}.${id}`, context);
    else context.report(`${path}.${id}`, `unknown field "${id}"`);
  }
}
